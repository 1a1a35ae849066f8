/** Icons are drawn in the text colour and hidden from screen readers: the control around them has a name. */
const Icon = ({ d }: { readonly d: string }) => (
  <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d={d} strokeLinecap="round" />
  </svg>
);

export const MenuIcon = () => <Icon d="M4 6h16M4 12h16M4 18h16" />;
export const SearchIcon = () => <Icon d="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM20 20l-4-4" />;
export const ModeIcon = () => <Icon d="M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16" />;

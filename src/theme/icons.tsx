/** Icons use the text colour and are hidden from screen readers, because their control has a label. */
const Icon = ({ d, filled }: { readonly d: string; readonly filled?: string }) => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d={d} />
    {filled && <path d={filled} fill="currentColor" stroke="none" />}
  </svg>
);

export const MenuIcon = () => <Icon d="M4 7h16M4 12h16M4 17h16" />;
export const SearchIcon = () => <Icon d="M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM20 20l-4.2-4.2" />;
export const ModeIcon = () => (
  <Icon d="M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z" filled="M12 4a8 8 0 0 1 0 16z" />
);

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
export const ModeIcon = () => <Icon d={CIRCLE} filled="M12 4a8 8 0 0 1 0 16z" />;

const CIRCLE = 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z';

const ToolIcon = () => (
  <Icon d="M14.7 6.3a1 1 0 0 0 0 1.4l1.6 1.6a1 1 0 0 0 1.4 0l3.8-3.8a6 6 0 0 1-8 8l-6.9 6.9a2.1 2.1 0 0 1-3-3l6.9-6.9a6 6 0 0 1 8-8z" />
);
const ChatIcon = () => (
  <Icon d="M5.5 5h13A1.5 1.5 0 0 1 20 6.5v8.5a1.5 1.5 0 0 1-1.5 1.5H12L8 20v-3.5H5.5A1.5 1.5 0 0 1 4 15V6.5A1.5 1.5 0 0 1 5.5 5zM8 9.5h8M8 12.5h5" />
);
const IssueIcon = () => <Icon d={CIRCLE} filled="M12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4z" />;

/** By the names that a page uses. */
export const FEATURE_ICONS = { chat: ChatIcon, issue: IssueIcon, search: SearchIcon, tool: ToolIcon };

const PATHS = {
  undo: 'M5 2.5 2 5.5l3 3M2 5.5h7a4 4 0 0 1 0 8H7',
  redo: 'm11 2.5 3 3-3 3m3-3H7a4 4 0 0 0 0 8h2',
  book: 'M8 4v9.5M8 4C6.5 3 4.5 2.7 2 3v9.5c2.5-.3 4.5 0 6 1 1.5-1 3.5-1.3 6-1V3c-2.5-.3-4.5 0-6 1z',
  reset: 'M3.5 2.5v3.5H7M3.8 6a5 5 0 1 1-.6 2.7',
  layers: 'm8 2.5 6 3.2-6 3.2-6-3.2zM2 8.7l6 3.2 6-3.2',
  settings:
    'M2 5h5M11 5h3M2 11h3M9 11h5M9 6.7a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4zM7 12.7a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4z',
  region: 'M2 3h12v10H2zM2 8h12',
  more: 'm4.5 6.25 3.5 3.5 3.5-3.5',
  add: 'M8 3v10M3 8h10',
  text: 'M3 5V3h10v2M8 3v10m-2 0h4',
  button: 'M2 5h12v6H2zM5 8h6',
  container: 'M2 4V2h2m3 0h2m3 0h2v2m0 3v2m0 3v2h-2m-3 0H7m-3 0H2v-2m0-3V7',
  card: 'M2 2h12v12H2zM4.5 5h7M4.5 8h7m-7 3h3',
};

export type IconName = keyof typeof PATHS;

/** A 16 × 16 icon, hidden from screen readers because it’s always next to a label. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg
    width="16"
    height="16"
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinejoin="round"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d={PATHS[name]} />
  </svg>
);

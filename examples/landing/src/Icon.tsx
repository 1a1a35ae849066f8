import type { ButtonHTMLAttributes } from 'react';

/** Paths in a 20 × 20 view box, stroked in the text colour. */
const SHAPES = {
  undo: 'M7 4 3.5 7.5 7 11M4 7.5h7.5a4.5 4.5 0 0 1 0 9H7',
  redo: 'm13 4 3.5 3.5L13 11M16 7.5H8.5a4.5 4.5 0 0 0 0 9H13',
  json: 'M7.5 3.5H6.2c-1 0-1.7.7-1.7 1.8v2.4C4.5 9 4 10 3 10c1 0 1.5 1 1.5 2.300v2.400c0 1.1.7 1.8 1.7 1.800h1.300M12.5 3.500h1.300c1 0 1.7.7 1.7 1.800v2.400C15.5 9 16 10 17 10c-1 0-1.5 1-1.5 2.300v2.400c0 1.1-.7 1.8-1.7 1.800h-1.3',
  heading: 'M5 4v12M15 4v12M5 10h10',
  text: 'M3.5 5.500h13M3.5 10h13M3.5 14.500h8',
  button: 'M3 6.500h14v7H3zM7 10h6',
  container:
    'M3.5 6V3.500H6M9 3.500h2M14 3.500h2.500V6M16.5 9v2M16.5 14v2.500H14M11 16.500H9M6 16.500H3.500V14M3.5 11V9',
  row: 'M3.500 4h5.500v12H3.500zM11 4h5.500v12H11z',
  picture: 'M3 4h14v12H3zM3.5 14l4-4.5 3.5 3.5 2-2 3.5 3M13 7.500h.01',
  card: 'M3.5 3.500h13v13h-13zM3.5 11.500h13M6.5 6.500h7M6.5 14h3',
  move: 'M10 2.500v15M2.5 10h15M7.5 5 10 2.5 12.5 5M7.5 15l2.5 2.5 2.5-2.500M5 7.5 2.5 10 5 12.500M15 7.500l2.5 2.5-2.5 2.5',
  parent: 'M10 16.500V4M5 9l5-5 5 5',
  up: 'm5 12 5-5 5 5',
  down: 'm5 8 5 5 5-5',
  remove: 'M3.5 5.500h13M8 5.500v-2h4v2M5.5 5.500l.7 11h7.600l.7-11M8.5 9v4.500M11.5 9v4.5',
  close: 'm5 5 10 10M15 5 5 15',
  copy: 'M7 7h9.500v9.500H7zM13 6.500v-3H3.500V13H7',
  eye: 'M2 10s3-5.5 8-5.500S18 10 18 10s-3 5.5-8 5.500S2 10 2 10zM10 12.200a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.400z',
  hidden:
    'M3 3l14 14M8 4.800a8 8 0 0 1 2-.3c5 0 8 5.5 8 5.500a15 15 0 0 1-2.6 3.200M5 6.300A14 14 0 0 0 2 10s3 5.5 8 5.500a8 8 0 0 0 3.3-.7',
  open: 'm7.5 5 5 5-5 5',
  layers: 'm10 3 7.5 4L10 11 2.5 7zM2.5 10.5 10 14.500l7.5-4M2.5 13.8 10 17.800l7.5-4',
  add: 'M10 4v12M4 10h12',
  settings: 'M3 6h6M13 6h4M3 14h2M9 14h8M11 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM7 16a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  video: 'M3 4.500h14v11H3zM8.5 7.500v5l4-2.500z',
  desktop: 'M2.5 3.500h15v10h-15zM7 16.500h6M10 13.500v3',
  tablet: 'M5 2.500h10v15H5zM9 15h2',
  phone: 'M6.5 2.500h7v15h-7zM9.5 15h1',
  reset: 'M4 4v4h4M4.300 8a6.300 6.300 0 1 1-.3 4',
  book: 'M10 5.500C8.5 4 6 3.700 3 4v11.500c3-.3 5.500 0 7 1.500 1.500-1.500 4-1.800 7-1.500V4c-3-.3-5.500 0-7 1.500zM10 5.500V17',
  expand: 'M12 3.500h4.500V8M16.500 3.500 11.500 8.500M8 16.500H3.500V12M3.500 16.500l5-5',
  start: 'M3.5 5.500h13M3.5 10h8M3.5 14.500h11',
  center: 'M3.5 5.500h13M6 10h8M4.5 14.500h11',
  end: 'M3.5 5.500h13M8.5 10h8M5.5 14.500h11',
} as const;
export type IconName = keyof typeof SHAPES;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={SHAPES[name]} />
    </svg>
  );
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: IconName;
  readonly label: string;
}

/** A button with an icon; its children are a visible label. */
export function IconButton({ icon, label, children, ...attributes }: IconButtonProps) {
  return (
    <button className="icon-button" aria-label={label} title={label} {...attributes}>
      <Icon name={icon} />
      {children}
    </button>
  );
}

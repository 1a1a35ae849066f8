import { SIZES, VARIANTS } from '../page/Button';
import { DIRECTIONS } from '../page/Container';
import { AUTOMATIC } from '../page/surface';

/** Returns the value that the component expects, or undefined if the saved one is invalid. */
type Parse = (value: unknown) => unknown;

/** A component in a saved page. */
export interface Schema {
  readonly props: Readonly<Record<string, Parse>>;
  /** Components that it accepts as children; only a canvas has any. */
  readonly accepts?: readonly string[];
  /** Components of its linked nodes, by their id within the component. */
  readonly regions?: ReadonlyMap<string, string>;
}

const text: Parse = (value) => (typeof value === 'string' ? value : undefined);
/** The original example saves some numbers as strings. */
const number: Parse = (value) =>
  typeof value !== 'object' && Number.isFinite(Number(value)) ? Number(value) : undefined;
const oneOf =
  (choices: readonly unknown[]): Parse =>
  (value) =>
    choices.includes(value) ? value : undefined;

/** Converts an opaque CSS colour to six hex digits, which colour inputs need. Keeps the automatic colour. */
const color: Parse = (value) => {
  if (value === AUTOMATIC) return value;
  if (typeof value !== 'string' || !CSS.supports('color', value)) return undefined;
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return undefined;
  context.fillStyle = value;
  return /^#[\da-f]{6}$/.exec(context.fillStyle)?.[0];
};

/** Colour names of buttons in the original example. */
const THEME_COLORS = new Map<unknown, string>([
  ['primary', '#3451d1'],
  ['secondary', '#b3261e'],
  ['default', '#4b5462'],
]);

const box = { background: color, padding: number };

/** Schemas by the name of the component in the resolver. */
export const SCHEMAS: ReadonlyMap<unknown, Schema> = new Map<unknown, Schema>([
  ['Text', { props: { text, fontSize: number } }],
  [
    'Button',
    {
      props: {
        text,
        size: oneOf(SIZES),
        variant: oneOf(VARIANTS),
        color: (value) => THEME_COLORS.get(value) ?? color(value),
      },
    },
  ],
  [
    'Container',
    {
      props: { ...box, direction: oneOf(DIRECTIONS) },
      accepts: ['Text', 'Button', 'Container', 'Card'],
    },
  ],
  [
    'Card',
    {
      props: box,
      regions: new Map([
        ['text', 'CardTop'],
        ['buttons', 'CardBottom'],
      ]),
    },
  ],
  ['CardTop', { props: {}, accepts: ['Text'] }],
  ['CardBottom', { props: {}, accepts: ['Button'] }],
]);

import { LOOKS, SIZES } from '../page/Button';

type Check = (value: unknown) => boolean;

/** What a saved node of one component may be. */
export interface Part {
  readonly props: ReadonlyMap<string, Check>;
  /** What it holds; only a canvas holds anything. */
  readonly holds?: readonly string[];
  /** The components of its regions, by their place. */
  readonly regions?: ReadonlyMap<string, string>;
}

const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => typeof value === 'number';
const isColour: Check = (value) => typeof value === 'string' && /^#[\da-f]{6}$/i.test(value);
const isOneOf =
  (choices: readonly unknown[]): Check =>
  (value) =>
    choices.includes(value);

const box = new Map([
  ['background', isColour],
  ['padding', isNumber],
]);

/** The parts of a page, by their names in the resolver. */
export const PARTS: ReadonlyMap<unknown, Part> = new Map<unknown, Part>([
  [
    'Text',
    {
      props: new Map([
        ['text', isText],
        ['fontSize', isNumber],
      ]),
    },
  ],
  [
    'Button',
    {
      props: new Map([
        ['text', isText],
        ['size', isOneOf(SIZES)],
        ['look', isOneOf(LOOKS)],
        ['color', isColour],
      ]),
    },
  ],
  ['Container', { props: box, holds: ['Text', 'Button', 'Container', 'Card'] }],
  [
    'Card',
    {
      props: box,
      regions: new Map([
        ['top', 'CardTop'],
        ['bottom', 'CardBottom'],
      ]),
    },
  ],
  ['CardTop', { props: new Map(), holds: ['Text'] }],
  ['CardBottom', { props: new Map(), holds: ['Button'] }],
]);

import type { ComponentProps } from 'react';
import type { mdxComponents } from './mdxComponents';

/** The values of an attribute: text, a number, none (`<Live closed>`), or one of these words. */
export type Values = 'text' | 'number' | 'none' | readonly string[];

type Components = typeof mdxComponents;
type Attributes<Component extends keyof Components> = {
  readonly [Name in Exclude<keyof ComponentProps<Components[Component]>, 'children'>]-?: Values;
};

const SIZE = { width: 'number', height: 'number' } as const;

/** The attributes of each component that pages use. Of a picture, only those that have to be numbers. */
export const ATTRIBUTES: {
  readonly [Name in Exclude<keyof Components, Lowercase<string>>]: Attributes<Name>;
} & { readonly img: typeof SIZE } = {
  Actions: {},
  Admonition: { kind: ['note', 'tip', 'warning', 'danger'], title: 'text' },
  Code: { html: 'text', title: 'text' },
  Example: {},
  ExampleState: {},
  Facts: {},
  Feature: { title: 'text', icon: ['chat', 'issue', 'search', 'tool'] },
  Features: {},
  Figure: { src: 'text', alt: 'text', ...SIZE },
  Hero: {},
  Live: {
    demo: 'text',
    folded: 'none',
    poster: 'text',
    closed: 'none',
    height: 'number',
    phoneHeight: 'number',
  },
  Member: {
    name: 'text',
    type: 'text',
    default: 'text',
    status: ['deprecated', 'advanced'],
    id: 'text',
  },
  Members: {},
  Selection: { label: 'text' },
  Tab: { label: 'text' },
  Tabs: {},
  Tagline: {},
  img: SIZE,
};

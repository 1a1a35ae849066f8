import type { ComponentProps } from 'react';
import { useHref } from '../runtime/siteContext';
import { Actions, Facts, Feature, Features, Hero, Selection, Tagline } from './landing';
import { Admonition } from './Admonition';
import { CodeBlock } from './CodeBlock';
import { Example, ExampleState } from './Example';
import { Figure } from './Figure';
import { Live } from './Live';
import { Member, Members } from './Members';
import { Tab, Tabs } from './Tabs';

function Anchor({ href = '', ...rest }: ComponentProps<'a'>) {
  const toHref = useHref();
  return <a href={toHref(href)} {...rest} />;
}

function Image({ src, alt = '', ...rest }: ComponentProps<'img'>) {
  const toHref = useHref();
  return <img src={typeof src === 'string' ? toHref(src) : src} alt={alt} loading="lazy" {...rest} />;
}

/** A heading with an anchor link. CSS draws its mark, so that the heading's text stays clean. */
function createHeading(Level: 'h2' | 'h3' | 'h4') {
  return function Heading({ id, children, ...rest }: ComponentProps<'h2'>) {
    return (
      <Level id={id} {...rest}>
        {children}
        {id && <a className="anchor" href={`#${id}`} aria-label="Link to this section" />}
      </Level>
    );
  };
}

/** The checkbox of a task list item, the only input in Markdown. Its text is not a label, so it gets one. */
function TaskBox(props: ComponentProps<'input'>) {
  return <input aria-label={props.checked ? 'Done' : 'To do'} {...props} />;
}

/** As many characters of inline code as stay on one line. */
const UNBROKEN = 24;

function InlineCode(props: ComponentProps<'code'>) {
  const { children } = props;
  const isLong = typeof children === 'string' && children.length > UNBROKEN;
  return <code className={isLong ? 'wrap' : undefined} {...props} />;
}

/** Wide tables scroll on their own and are focusable for the keyboard. */
function Table({ 'aria-label': label = 'Table', ...rest }: ComponentProps<'table'>) {
  return (
    <div className="table" role="group" aria-label={label} tabIndex={0}>
      <table {...rest} />
    </div>
  );
}

/** An empty corner cell is not a header; Markdown can't express that. */
function TableHeading(props: ComponentProps<'th'>) {
  return props.children === undefined ? <td {...props} /> : <th scope="col" {...props} />;
}

/** Maps Markdown elements and MDX components to React components. */
export const mdxComponents = {
  a: Anchor,
  img: Image,
  code: InlineCode,
  h2: createHeading('h2'),
  h3: createHeading('h3'),
  h4: createHeading('h4'),
  input: TaskBox,
  table: Table,
  th: TableHeading,
  Actions,
  Admonition,
  Code: CodeBlock,
  Example,
  ExampleState,
  Facts,
  Feature,
  Features,
  Figure,
  Hero,
  Live,
  Member,
  Members,
  Selection,
  Tab,
  Tabs,
  Tagline,
};

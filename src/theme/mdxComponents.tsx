import type { ComponentProps } from 'react';
import { useHref } from '../runtime/site';
import { Actions, Feature, Features, Hero, Tagline } from './landing';
import { Admonition } from './Admonition';
import { CodeBlock } from './CodeBlock';
import { Example } from './Example';
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

/** A heading with a link to itself; its mark is drawn by CSS so that the heading's text stays its own. */
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

/** The box of a task; Markdown knows no other input. Its words stand beside it, and are no label of it. */
function TaskBox(props: ComponentProps<'input'>) {
  return <input aria-label={props.checked ? 'Done' : 'To do'} {...props} />;
}

/** Wide tables scroll by themselves; the keyboard can reach what scrolls. */
function Table(props: ComponentProps<'table'>) {
  return (
    <div className="table" role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

/** The corner of a table that has headings above and at the side is no heading: Markdown knows no other way to say so. */
function TableHeading(props: ComponentProps<'th'>) {
  return props.children === undefined ? <td {...props} /> : <th scope="col" {...props} />;
}

/** What Markdown elements and the components of MDX files become. */
export const mdxComponents = {
  a: Anchor,
  img: Image,
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
  Feature,
  Features,
  Figure,
  Hero,
  Live,
  Member,
  Members,
  Tab,
  Tabs,
  Tagline,
};

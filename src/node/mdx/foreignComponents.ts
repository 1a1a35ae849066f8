const CALLOUT = 'write :::note[Title] … :::';

/** What pages write in place of components of other generators, by their names. */
const INSTEAD: readonly (readonly [names: readonly string[], advice: string])[] = [
  [['Link', 'LinkButton', 'LinkCard', 'NavLink', 'RouterLink'], 'write [text](/path)'],
  [['TabItem', 'TabPanel', 'TabList'], 'write <Tab label="…">…</Tab> inside <Tabs>'],
  [['CodeGroup', 'CodeTabs'], 'write :::code-group with blocks such as ```sh [npm]'],
  [['CodeBlock', 'Snippet'], 'write three backticks above and below the code'],
  [['Step', 'Steps'], 'write a numbered list or headings'],
  [['Aside', 'Callout', 'Note', 'Tip', 'Info', 'Warning', 'Caution', 'Danger', 'Alert'], CALLOUT],
  [['Accordion', 'Collapse', 'Collapsible', 'Details', 'Expandable'], 'write :::details[Title] … :::'],
  [['Card', 'Cards', 'CardGrid', 'CardGroup'], 'write a list of links'],
  [['Badge', 'Icon'], 'write it in words'],
  [['Image', 'Img', 'ThemedImage'], 'write ![description](./picture.png)'],
];

/** What to write instead of a component of another generator; undefined for other names. */
export const insteadOf = (name: string): string | undefined =>
  INSTEAD.find(([names]) => names.includes(name))?.[1];

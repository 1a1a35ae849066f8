import { KINDS } from '../mdx/callouts';

const CALLOUTS = Object.keys(KINDS);
const BLOCKS = [...CALLOUTS, 'details', 'code-group'].join('|');

/** Markdown of other generators that pages show as text, and what to write instead. A group at the end of a match is what is shown. */
export const FOREIGN_SYNTAX: readonly (readonly [RegExp, string])[] = [
  [/^\s*\[\[toc\]\]|^\s*\[TOC\]/gi, 'The contents of a page are always shown beside it. Remove this line.'],
  [
    /^\s*\$\$|(?<![\w$\\])\$(?=\S)[^$]*\\[a-z]+[^$]*\$|(?<![\w$\\])\$(?=\S)[^$]*\^[^$]*(?<=\S)\$(?!\w)/g,
    'Formulas aren’t supported. Write code, or show a picture.',
  ],
  [
    /(?<![\w:])(:[a-z][a-z_]*[a-z]:)(?![\w:])/g,
    'Names of emoji aren’t supported. Write the character itself.',
  ],
  [
    /^\s*<<<\s/g,
    'Code can’t be included like this. Write: import code from "./file.ts?raw" and <pre>{code}</pre>.',
  ],
  [
    /<!--\s*@include/g,
    'Files can’t be included like this. Write: import Part from "./part.mdx" and <Part />.',
  ],
  [/^#{2,6}(?=\p{L})/gu, 'Write a space after it for a heading.'],
  [
    new RegExp(String.raw`^\s*>[\s>]*(\[!(?!(?:${CALLOUTS.join('|')})\])[a-z]+\])`, 'gi'),
    `For a callout, write one of ${CALLOUTS.join(', ')} after the "!".`,
  ],
  [
    /\[[^\]]+\]\([^()<>"'\s]+ [^()<>"']*\)/g,
    'An address can’t have spaces. Write %20 for each, or <…> around the address.',
  ],
  [/^[\s>]*:{3,}[ \t]*[a-z][\w-]*\[[^\]]*$/g, 'Write "]" after the title of the block.'],
  [new RegExp(String.raw`^[\s>]*(::(?:${BLOCKS}))\b`, 'g'), 'A block begins and ends with three colons.'],
  [
    /^\s*(?:!!!|\?\?\?\+?)[ \t]+[a-z]+(?:[ \t]+".*|[ \t]*$)/g,
    'For a callout, write :::note[Title] above the text and ::: below it, without indentation.',
  ],
  [
    new RegExp(String.raw`^\s*>[\s>]*(?!\[!\w+\])(\[ *! *(?:${CALLOUTS.join('|')}) *\])`, 'gi'),
    'Write it without spaces.',
  ],
  [
    new RegExp(String.raw`^\s*\[!(?:${CALLOUTS.join('|')})\](?![([:])`, 'gi'),
    'For a callout, write "> " before this line and those of its text.',
  ],
  [/^\+{3}$/g, 'Write frontmatter as YAML between two lines of "---", such as title: Editor.'],
  [/^\s*#{7,}(?=\s)/g, 'Headings have up to six of these marks.'],
  [/^\s*[-*+] +(\[\])(?=\s)/g, 'For a task that isn’t done, write "[ ]".'],
  [
    // Not [[Prototype]], an internal slot of JavaScript.
    /(?<![\w[\])!\\])\[\[(?!toc\]|[A-Z]\w*\])[\w./ -]*[a-z][\w./ -]*\]\](?![\w[(:])/g,
    'For a link, write [text](./file.mdx).',
  ],
  [/(?<=\w)\^\w+\^(?!\w)/g, 'For raised text, write <sup>…</sup>.'],
  [/^\s*[‘’´]{3}.*/g, 'For code, write three backticks: ```.'],
];

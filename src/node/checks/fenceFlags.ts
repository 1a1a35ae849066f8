import { nearest } from '../../config/nearest';

/** What may follow the language of a code block. Those after `title` are read by samples. */
const FLAGS = ['title', 'runnable', 'fragment', 'reason', 'continues'];
/** Names that other generators have for `title`. */
const TITLES = ['caption', 'file', 'filename', 'header', 'label', 'name'];
const NUMBERS = /^:?(?:show-?)?(?:line-?numbers?|linenos|numbered)/i;

/** `{1,3-5}`, `[label]`, `name="a b"` or a word; each may lack its end. */
const FLAG = /\{[^}]*\}?|\[[^\]]*\]?|[^\s={[]+=(?:"[^"]*"?|'[^']*'?|\{[^}]*\}?|\S*)|[^\s{[]+/g;

/** What is wrong with the flags of a code block, such as `title="App.tsx" {1,3-5}`; `lineCount` is that of its code. */
export function explainFlags(flags: string, lineCount = Infinity): string[] {
  const found = flags.match(FLAG) ?? [];
  const marks = found.filter((flag) => flag.startsWith('{'));
  const rest = found.filter((flag) => !marks.includes(flag)).flatMap((flag) => explainFlag(flag) ?? []);
  if (marks.length <= 1) return [...marks.flatMap((mark) => explainMarks(mark, lineCount) ?? []), ...rest];
  const all = `{${marks.map((mark) => mark.replace(/[{}]/g, '')).join(',')}}`;
  return [`Only the lines in the first braces are marked. Write one list: ${all}.`, ...rest];
}

/** Why a comment such as `[!code ++]` in a line of code marks nothing; undefined if it does, or without one. */
export function explainNotation(code: string): string | undefined {
  const [notation, name = ''] = /\[!code ([^\]]*)\]/.exec(code) ?? [];
  if (notation === undefined || /^(?:\+\+|--|hl|highlight|focus|error|warning)(?::\d+)?$/.test(name))
    return undefined;
  return `"${notation}" marks nothing. Write one of ++, --, highlight, focus, warning, error after "!code".`;
}

function explainFlag(flag: string): string | undefined {
  const [, name = flag, value] = /^([^=]*)=(.*)$/s.exec(flag) ?? [];
  if (name === 'title') return explainTitle(value);
  if (FLAGS.includes(name) || /^(?:\[.*\]|:no-line-numbers)$/.test(flag)) return undefined;
  if (NUMBERS.test(flag)) return `Line numbers aren’t supported. Remove "${flag}".`;
  if (/^\d[\d,-]*$/.test(flag)) return `"${flag}" marks no line. Write it in braces: {${flag}}.`;
  if (/^["'/].*["'/]$/.test(flag)) return `Words can’t be marked (${flag}). Mark lines instead: {1,3-5}.`;
  if (/^:[^:]*\.\w+$/.test(flag)) return `"${flag}" is not a title. Write title="${flag.slice(1)}".`;
  const near = findFlag(name);
  // Others may be for other tools.
  return near && `Unknown flag "${name}" of this code, which has no effect. Did you mean "${near}"?`;
}

/** The flag that an unknown one may mean. Short names are near to each other by chance. */
function findFlag(name: string): string | undefined {
  if (TITLES.includes(name.toLowerCase())) return 'title';
  return name.length < 4 ? undefined : nearest(name, FLAGS);
}

function explainTitle(value = ''): string | undefined {
  if (/^"[^"]*"$/.test(value)) return undefined;
  const inSingle = /^'([^']*)'$/.exec(value)?.[1];
  // Without an end, it is the name of a file, or all words before the marks.
  const title = inSingle ?? /[^\s"']+\.\w+(?=\s|$)|[^"'{]*[^\s"'{]/.exec(value)?.[0] ?? 'App.tsx';
  return `The title of this code is not shown. Put it in double quotes: title="${title}".`;
}

/** Why braces such as `{1,3-5}` don't mark what they list; undefined if they do. */
function explainMarks(marks: string, lineCount: number): string | undefined {
  if (!marks.endsWith('}')) return `"${marks}" marks no line. Write "}" after it: ${marks}}.`;
  const list = marks.slice(1, -1);
  if (!/^\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*$/.test(list))
    return `"${marks}" isn’t a list of lines. Write numbers and ranges without spaces: {1,3-5}.`;
  const reversed = list.split(',').find((range) => {
    const [first, last] = range.split('-').map(Number);
    return first !== undefined && last !== undefined && first > last;
  });
  if (reversed !== undefined)
    return `"${reversed}" marks no line. Write the smaller number first: ${reversed.split('-').reverse().join('-')}.`;
  const beyond = list.split(/[,-]/).find((number) => Number(number) > lineCount || number === '0');
  return beyond === undefined
    ? undefined
    : `"${marks}" marks line ${beyond}, but the lines of this code are 1 to ${lineCount}.`;
}

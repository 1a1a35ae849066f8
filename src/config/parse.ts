import { z } from 'zod';
import { type KeyPath, type LocatedJson, parseLocatedJson, type Position } from './locate';
import { nearest, quoteNearest } from './nearest';
import { type Problem, showInvisible } from './problems';

/** A parsed JSON file, with its value if it is valid. */
export interface ParsedFile<T> {
  readonly json: LocatedJson;
  /** Undefined when there are problems. */
  readonly value: T | undefined;
  readonly problems: readonly Problem[];
}

/** Validates the text of a JSON file against a schema and reports all problems. */
export function parseFile<S extends z.ZodType>(
  file: string,
  text: string,
  schema: S,
): ParsedFile<z.output<S>> {
  const json = parseLocatedJson(text);
  if (json.syntaxErrors.length > 0) {
    const problems = json.syntaxErrors.map(({ message, position }) =>
      problem(json, file, [], message, position),
    );
    return { json, value: undefined, problems };
  }
  const repeated = json.repeatedKeys.map(({ key, path, position }) =>
    problem(json, file, [...path, key], 'expected each key once; this one already appears above', position),
  );
  const result = schema.safeParse(json.value, { reportInput: true });
  const issues = withoutConsequences(result.error?.issues ?? [], (path) => keysAt(schema, path, json.value));
  const problems = [...repeated, ...issues.flatMap((issue) => problemsOf(json, file, issue, schema))];
  return { json, value: problems.length === 0 ? result.data : undefined, problems };
}

/** A problem at a key path, with its source line. */
export function problem(
  json: LocatedJson,
  file: string,
  path: KeyPath,
  message: string,
  position: Position = json.positionOf(path),
  suggestion?: string,
): Problem {
  const sourceLine = json.text.split('\n')[position.line - 1]?.trimEnd();
  return { file, position, at: formatKeyPath(path), message, suggestion, sourceLine };
}

/** `['navbar', 'items', 2, 'href']` → `navbar.items[2].href`. */
export function formatKeyPath(path: KeyPath): string {
  return path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${key}` : key),
    '',
  );
}

const pathOf = ({ path }: z.core.$ZodIssue): KeyPath =>
  path.map((key) => (typeof key === 'symbol' ? String(key) : key));

/** Leaves out what a misspelt key causes: that the right key is missing, and rules of its object. */
function withoutConsequences(
  issues: readonly z.core.$ZodIssue[],
  keysOf: (path: KeyPath) => readonly string[],
): readonly z.core.$ZodIssue[] {
  const explained = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const path = pathOf(issue);
    const known = keysOf(path);
    const meant = hasOwnMessage(issue) ? known : issue.keys.flatMap((key) => nearest(key, known) ?? []);
    return meant.length > 0 ? [path, ...meant.map((key) => [...path, key])].map(formatKeyPath) : [];
  });
  return issues.filter((issue) => {
    const isConsequence = issue.code === 'custom' || inputOf(issue) === undefined;
    return !isConsequence || !explained.includes(formatKeyPath(pathOf(issue)));
  });
}

function problemsOf(json: LocatedJson, file: string, issue: z.core.$ZodIssue, schema: z.ZodType): Problem[] {
  const path = pathOf(issue);
  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(schema, path, json.value);
    return issue.keys.map((key) => {
      const near = hasOwnMessage(issue) ? undefined : quoteNearest(key, known);
      const others = hasOwnMessage(issue) ? issue.message : `expected one of ${known.map(quote).join(', ')}`;
      const message = near === undefined ? `unknown key; ${others}` : 'unknown key';
      return problem(json, file, [...path, key], message, json.positionOfKey(path, key), near);
    });
  }
  const keys = () => keysAt(schema, path, json.value);
  return [problem(json, file, path, sentence(issue, keys), json.positionOf(path), suggestionFor(issue))];
}

/** The message about a value, without a full stop. `keys`: those of the object that is expected there. */
function sentence(issue: z.core.$ZodIssue, keys: () => readonly string[]): string {
  const input = inputOf(issue);
  if (input === undefined) return `is missing; ${expectation(issue, keys)}`;
  // A message about a whole object doesn't print the object, which would bury the message.
  const isWhole = issue.code === 'custom' && typeof input === 'object';
  return isWhole ? issue.message : `${expectation(issue, keys)}; found ${show(input)}`;
}

/** Messages of the schema start with "expected". Those of zod's own checks are created here. */
const hasOwnMessage = ({ message }: z.core.$ZodIssue) => message.startsWith('expected');

function expectation(issue: z.core.$ZodIssue, keys: () => readonly string[]): string {
  if (hasOwnMessage(issue)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'object') return `expected an object: ${outline(keys())}`;
      return `expected ${TYPE_NAMES[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return isLong(issue.values) && suggestionFor(issue) !== undefined
        ? `expected one of ${issue.values.length} names`
        : `expected ${oneOf(issue.values)}`;
    case 'invalid_union':
      return `expected ${oneOf(unionOptions(issue))}`;
    case 'too_small':
      return `expected at least ${issue.minimum}`;
    case 'too_big':
      return `expected at most ${issue.maximum}`;
    default:
      return issue.message;
  }
}

function suggestionFor(issue: z.core.$ZodIssue): string | undefined {
  const values =
    issue.code === 'invalid_value' ? issue.values : issue.code === 'invalid_union' ? unionOptions(issue) : [];
  const input = inputOf(issue);
  const near = typeof input === 'string' ? nearest(input, values.map(String)) : undefined;
  return near && quote(near);
}

/** The valid discriminator values of a union. */
function unionOptions(issue: z.core.$ZodIssueInvalidUnion): readonly unknown[] {
  return 'options' in issue && Array.isArray(issue.options) ? issue.options : [];
}

/** The invalid value; for a union, its discriminator. */
function inputOf(issue: z.core.$ZodIssue): unknown {
  const { input } = issue;
  if (issue.code !== 'invalid_union' || !('discriminator' in issue)) return input;
  return isObject(input) ? input[String(issue.discriminator)] : input;
}

/** The keys of the schema at a path; for a union, those of the member that `kind` selects. */
function keysAt(schema: z.ZodType, path: KeyPath, value: unknown): string[] {
  let json = z.toJSONSchema(schema, { io: 'input' }) as JsonSchema;
  let input = value;
  const { $defs } = json;
  const settle = () => {
    json = $defs?.[json.$ref?.replace('#/$defs/', '') ?? ''] ?? json;
    const kind = isObject(input) ? input['kind'] : undefined;
    json = (json.oneOf ?? json.anyOf)?.find((member) => member.properties?.['kind']?.const === kind) ?? json;
  };
  for (const key of path) {
    settle();
    json = (typeof key === 'number' ? json.items : json.properties?.[key]) ?? {};
    input =
      isObject(input) || Array.isArray(input) ? (input as Record<string | number, unknown>)[key] : undefined;
  }
  settle();
  return Object.keys(json.properties ?? {}).filter((key) => key !== '$schema');
}

interface JsonSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly const?: unknown;
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'text in double quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list: [ … ]',
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const quote = (word: unknown) => JSON.stringify(word);
const oneOf = (values: readonly unknown[]) =>
  values.length === 1 ? quote(values[0]) : `one of ${values.map(quote).join(', ')}`;

/** Whether a list of names would bury the suggestion behind it. */
const isLong = (values: readonly unknown[]) => values.length > 12;

/** An object as someone would type it, with its first keys: `{ "default": … }`. */
function outline(keys: readonly string[]): string {
  const shown = keys.slice(0, 3).map((key) => `${quote(key)}: …`);
  return `{ ${[...shown, ...(keys.length > shown.length || keys.length === 0 ? ['…'] : [])].join(', ')} }`;
}

/** Maximum length of a printed value, in characters. */
const SHOWN_LENGTH = 60;

function show(value: unknown): string {
  const text = showInvisible(JSON.stringify(value) ?? String(value));
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}

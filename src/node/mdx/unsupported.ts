import type ts from 'typescript';

// Code that pages can't use. A page that is opened directly is static HTML under the site's CSP; React renders it in the
// browser only after a navigation within the site. So this code would work while clicking through the site, and fail
// after a reload.

/** Something in JSX or JavaScript that a page can't use. */
interface Unsupported {
  /** Offset (UTF-16 code units) in the text. */
  readonly offset: number;
  /** What is wrong, and what to do instead. */
  readonly message: string;
}

const SAMPLE = 'a runnable sample inside <Live>';
const STATIC = 'a page that is opened directly is static HTML, which React doesn’t update';

/** Explains an element that a page can't contain; undefined for allowed elements. */
export function explainElement(name: string): string | undefined {
  if (name === 'style')
    return `<style> doesn't work in a page: the content security policy blocks it. Remove it, or show what it styles in ${SAMPLE}.`;
  if (name === 'script')
    return `<script> doesn't work in a page: the content security policy blocks it. Remove it, or run the code in ${SAMPLE}.`;
  return undefined;
}

/** Explains an attribute that has no effect in a page; `isText`: whether its value is a string. */
export function explainAttribute(element: string, name: string, isText: boolean): string | undefined {
  const isHtml = /^[a-z]/.test(element);
  if (name === 'style' && (isHtml || !isText))
    return `Inline styles don't work in a page: the content security policy blocks them. Remove "style", or show the styled element in ${SAMPLE}.`;
  if (isHtml ? /^on[a-z]/i.test(name) : /^on[A-Z]/.test(name) && !isText)
    return `"${name}" doesn't work in a page: ${STATIC}. Use <Tabs> or <details> for what opens or switches, or ${SAMPLE}.`;
  return undefined;
}

/** Explains an import of a file that isn't code. */
function explainImport(specifier: string): string | undefined {
  if (/\.(?:css|scss|sass|less)$/.test(specifier))
    return `Pages can't import style sheets: "${specifier}" would be missing from a page that is opened directly. Remove the import, or show what it styles in ${SAMPLE}.`;
  if (/\.(?:ico|mp4|webm|woff2?|pdf)$/.test(specifier))
    return `Pages can't import "${specifier}". Put the file into static/ and write its path there, such as <video src="/tour.mp4" controls />.`;
  return undefined;
}

/** React hooks that have no effect on static HTML. Others, such as `useId` and `useContext`, work. */
const STATEFUL_HOOKS = [
  'useActionState',
  'useDeferredValue',
  'useEffect',
  'useEffectEvent',
  'useImperativeHandle',
  'useInsertionEffect',
  'useLayoutEffect',
  'useOptimistic',
  'useReducer',
  'useRef',
  'useState',
  'useSyncExternalStore',
  'useTransition',
];

function explainCall(name: string): string | undefined {
  return STATEFUL_HOOKS.includes(name) || name === 'setState'
    ? `"${name}" doesn't work in a page: ${STATIC}. Render the component without it, or show it in ${SAMPLE}.`
    : undefined;
}

/** Text without a match can't contain unsupported code, so it isn't parsed. */
const MAY_BE_UNSUPPORTED = /style|script|\bon[a-zA-Z]|\buse[A-Z]|setState|import|from/;

/** The first thing in JavaScript or TypeScript that a page can't use. The extension of `fileName` sets the language. */
export async function findUnsupported(text: string, fileName: string): Promise<Unsupported | undefined> {
  if (!MAY_BE_UNSUPPORTED.test(text)) return undefined;
  // Imported on demand: loading takes a quarter of a second, and most sites have no code in their pages.
  const { default: ts } = await import('typescript');
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): Unsupported | undefined => {
    const message = explainNode(ts, node);
    return message === undefined ? ts.forEachChild(node, visit) : { offset: node.getStart(source), message };
  };
  return visit(source);
}

function explainNode(typescript: typeof ts, node: ts.Node): string | undefined {
  if (typescript.isJsxOpeningElement(node) || typescript.isJsxSelfClosingElement(node))
    return explainElement(node.tagName.getText());
  if (typescript.isJsxAttribute(node)) {
    const isText = !!node.initializer && typescript.isStringLiteral(node.initializer);
    return explainAttribute(node.parent.parent.tagName.getText(), node.name.getText(), isText);
  }
  if (typescript.isCallExpression(node)) {
    const called = node.expression;
    return explainCall(typescript.isPropertyAccessExpression(called) ? called.name.text : called.getText());
  }
  const isSpecifier =
    typescript.isStringLiteral(node) &&
    (typescript.isImportDeclaration(node.parent) || typescript.isExportDeclaration(node.parent));
  return isSpecifier ? explainImport(node.text) : undefined;
}

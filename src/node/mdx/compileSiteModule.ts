import { positionAt } from '../../config/locate';
import { BuildError } from '../support/buildError';
import { findUnsupported } from './unsupported';

/** Extensions of the modules of a site. */
export const SITE_MODULE = /\.(?:[jt]sx?|mjs)$/;

/**
 * Compiles a module that a page imports to JavaScript. Rejects with a BuildError if it is invalid or contains code that
 * pages can't use. `file` is its path below the site folder.
 */
export async function compileSiteModule(file: string, source: string): Promise<string> {
  const fail = (offset: number, message: string): never => {
    const { line, column } = positionAt(source, offset);
    throw new BuildError(`${file}:${line}:${column}: ${message}`);
  };
  const unsupported = await findUnsupported(source, file);
  if (unsupported) fail(unsupported.offset, unsupported.message);
  const { default: ts } = await import('typescript');
  const { outputText, diagnostics = [] } = ts.transpileModule(source, {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.ReactJSX,
    },
  });
  for (const { start = 0, messageText } of diagnostics)
    fail(start, ts.flattenDiagnosticMessageText(messageText, ' '));
  return outputText;
}

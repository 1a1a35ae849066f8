import { dirname, join } from 'node:path';
import ts from 'typescript';
import { findSibling, type Sample, standInFor } from './readSamples';
import { WORKSPACE } from './workspace';

/** Samples as a program of the TypeScript compiler, against the published packages. Nothing is written. */
export interface CompiledSamples {
  readonly program: ts.Program;
  /** What the compiler says: `docs/concepts/nodes.mdx:17: Property … does not exist`. */
  readonly problems: readonly string[];
  /** The source of each sample; positions in it are lines of the page. */
  readonly sources: ReadonlyMap<Sample, ts.SourceFile>;
}

/** Compiles samples with the options of the examples. Fragments and style sheets are left out. */
export function compileSamples(all: readonly Sample[]): CompiledSamples {
  const samples = all.filter(({ kind }) => kind === 'typed' || kind === 'runnable');
  const options = readOptions();
  const files = new Map(samples.map((sample) => [fileOf(sample), sample]));
  const declarations = join(dirname(WORKSPACE), 'kit/browser.d.ts');
  const program = ts.createProgram([declarations, ...files.keys()], options, createHost(options, files));
  const problems = ts.getPreEmitDiagnostics(program).map((diagnostic) => {
    const sample = files.get(diagnostic.file?.fileName ?? '');
    const line = diagnostic.file?.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line ?? 0;
    const place = `${sample?.file ?? diagnostic.file?.fileName}:${line + 1}`;
    return `${place}: ${ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ')}`;
  });
  const sources = [...files].flatMap(([file, sample]) => {
    const source = program.getSourceFile(file);
    return source ? [[sample, source] as const] : [];
  });
  return { program, problems, sources: new Map(sources) };
}

/** A place no file is at, inside the workspace so that packages are found from there. */
function fileOf({ file, line }: Sample): string {
  return join(WORKSPACE, 'pages', file, `${line}.tsx`);
}

function readOptions(): ts.CompilerOptions {
  const examples = dirname(WORKSPACE);
  const { config } = ts.readConfigFile(join(examples, 'tsconfig.json'), ts.sys.readFile) as {
    config: unknown;
  };
  return ts.parseJsonConfigFileContent(config, ts.sys, examples).options;
}

/** Files of packages, parsed once for all programs. */
const libraries = new Map<string, ts.SourceFile>();

function createHost(options: ts.CompilerOptions, files: ReadonlyMap<string, Sample>): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (file, language) => {
    const sample = files.get(file);
    if (!sample) {
      const library = libraries.get(file) ?? getSourceFile.call(host, file, language);
      if (library) libraries.set(file, library);
      return library;
    }
    // Empty lines in front: the compiler then counts as the page does.
    return ts.createSourceFile(file, '\n'.repeat(sample.line) + sample.code, language, true);
  };
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      const sample = files.get(from);
      const sibling = sample && findSibling(sample, text, [...files.values()]);
      return sibling === undefined
        ? ts.resolveModuleName(standInFor(text), from, options, host)
        : { resolvedModule: { resolvedFileName: fileOf(sibling), extension: ts.Extension.Tsx } };
    });
  return host;
}

import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import { visit } from 'unist-util-visit';
import { PROJECT } from '../paths';

// A project as a reader of the documentation makes it: from the code blocks of the pages, in an empty folder.

/** A code block of a page. */
interface CodeBlock {
  readonly language: string;
  /** Empty without one. */
  readonly title: string;
  readonly code: string;
}

/** The code blocks of a page such as `quick-start`, in order. */
function readCodeBlocks(page: string): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  const tree = createProcessor().parse(readFileSync(join(PROJECT, `docs/${page}.mdx`), 'utf8'));
  visit(tree, 'code', ({ lang, meta, value }) => {
    const title = /title="([^"]*)"/.exec(meta ?? '')?.[1] ?? '';
    blocks.push({ language: lang ?? '', title, code: value });
  });
  return blocks;
}

/** npm and Jest set these for what they run; they would point the commands of the reader at this project. */
const OF_THIS_PROJECT =
  /^(npm_(package|lifecycle)_|npm_config_local_prefix$|INIT_CWD$|NODE_OPTIONS$|NODE_ENV$|JEST_WORKER_ID$)/;

function readersEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !OF_THIS_PROJECT.test(name));
  // Confirms the question that `npx` asks, and gives up on a registry that does not answer.
  return {
    ...Object.fromEntries(own),
    npm_config_yes: 'true',
    npm_config_fetch_retries: '1',
    npm_config_fetch_timeout: '20000',
  };
}

/** A folder in which a reader types commands and writes files. */
export class ReaderProject {
  /** Where the next command runs. */
  folder = mkdtempSync(join(tmpdir(), 'site-reader-'));

  /** Runs one line of a shell and returns its output. */
  async run(command: string): Promise<string> {
    const [, target] = /^cd (\S+)$/.exec(command) ?? [];
    if (target !== undefined) {
      this.folder = join(this.folder, target);
      return '';
    }
    const options = { cwd: this.folder, env: readersEnvironment(), timeout: 240_000 };
    return new Promise((resolve, reject) =>
      execFile('/bin/sh', ['-c', command], options, (error, stdout, stderr) => {
        const output = stdout + stderr;
        if (error)
          reject(new Error(`"${command}" failed${error.killed ? ' after 4 minutes' : ''}:\n${output}`));
        else resolve(output);
      }),
    );
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true });
    writeFileSync(join(this.folder, file), text);
  }

  /** Writes one titled code block of a page, such as a configuration. */
  copy(page: string, title: string): void {
    const block = readCodeBlocks(page).find((candidate) => candidate.title === title);
    if (!block) throw new Error(`docs/${page}.mdx has no code block "${title}"`);
    this.write(title, block.code);
  }

  /**
   * Runs the commands and writes the files below `src/` of a page, in its order, except those that match `skip`. Files that
   * the page names without a folder go into `folder`, if there is one.
   */
  async follow(page: string, skip = /^$/, folder = ''): Promise<void> {
    for (const { language, title, code } of readCodeBlocks(page)) {
      const file = folder && title && !title.includes('/') ? `${folder}/${title}` : title;
      if (file.startsWith('src/')) {
        if (!skip.test(title)) this.write(file, code);
      } else if (language === 'bash' && !title)
        for (const line of code.split(/(?<!\\)\n/)) if (!skip.test(line)) await this.run(line);
    }
  }
}

/** Whether npm can reach a package registry. */
export async function hasRegistry(): Promise<boolean> {
  const project = new ReaderProject();
  try {
    await project.run('npm view create-vite version');
    return true;
  } catch (error) {
    console.warn(
      `npm reaches no package registry, so no page is followed from an empty folder.\n${String(error)}`,
    );
    return false;
  } finally {
    rmSync(project.folder, { recursive: true, force: true });
  }
}

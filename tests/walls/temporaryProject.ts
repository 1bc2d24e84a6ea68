// A copy of the configuration that guards the tree, without the tree: what is planted there to break a wall never
// stands in the real src/, whatever happens to the test.
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Project {
  readonly folder: string;
  write(path: string, text: string): Promise<void>;
  /** Runs one of the tools in node_modules/.bin and returns what it printed on standard output, and its exit code. */
  run(tool: string, ...args: readonly string[]): Promise<{ code: number; output: string }>;
  remove(): Promise<void>;
}

export async function temporaryProject(): Promise<Project> {
  const folder = await mkdtemp(join(tmpdir(), 'znode-lab-walls-'));
  const write = async (path: string, text: string): Promise<void> => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  for (const file of await readdir(root))
    if (/^tsconfig.*\.json$/.test(file)) {
      // node_modules is shared with the real project, so what tsc writes goes elsewhere.
      const text = await readFile(join(root, file), 'utf8');
      await write(file, text.replaceAll('node_modules/.cache', '.cache'));
    }
  for (const file of ['.oxlintrc.json', 'scripts/lintWalls.mjs', 'scripts/lintWalls'])
    await cp(join(root, file), join(folder, file), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    write,
    run: (tool, ...args) => run(join(root, 'node_modules', '.bin', tool), args, folder),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function run(tool: string, args: readonly string[], cwd: string): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(tool, args, { cwd, maxBuffer: 64 * 1024 * 1024 }, (error, stdout) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout });
    });
  });
}

// npm run structure: figures of the tree (docs/decisions/0015), counted. Exit 0; 1: two folders or modules import each other; 2: what was
// asked for makes no sense.
import { fileURLToPath } from 'node:url';
import { circles, mutualFolders, readSources, singlyImported, type SourceFile } from './structure/graph.ts';

const USAGE = `Counts what the project is made of, tests left out unless they are named.

  npm run structure               the figures
  npm run structure -- --list     what is behind each of them
`;
const SMALL = 25;
const LONG = 400;

process.exitCode = main(process.argv.slice(2));

function main(args: readonly string[]): number {
  const isListed = args[0] === '--list';
  if (args.length > (isListed ? 1 : 0)) {
    (args[0] === '--help' ? process.stdout : process.stderr).write(USAGE);
    return args[0] === '--help' ? 0 : 2;
  }
  const files = readSources(fileURLToPath(new URL('..', import.meta.url)));
  const pairs = mutualFolders(files);
  const said: string[] = [];
  const say = (count: number, what: string, list: readonly string[]) => {
    said.push(`${String(count).padStart(5)}  ${what}`);
    if (isListed) said.push(...list.map((line) => `         ${line}`));
  };
  say(
    pairs.length,
    'pairs of folders that import each other',
    pairs.map(({ folders, imports }) =>
      [folders.join(' and '), ...imports.map(({ from, to }) => `${from} imports ${to}`)].join(
        '\n           ',
      ),
    ),
  );
  const round = circles(files);
  say(
    round.length,
    'circles of modules',
    round.map((paths) => paths.join(' ')),
  );
  const small = singlyImported(files, SMALL);
  say(small.length, `files of ${SMALL} lines or fewer with a single importer`, small.map(withLines));
  const long = files.filter(({ lines }) => lines > LONG);
  say(long.length, `files of more than ${LONG} lines, tests too`, long.map(withLines));
  say(files.length, 'files under src, tests too:', []);
  for (const [kind, count] of kindsOf(files)) said.push(`${String(count).padStart(12)}  ${kind}`);
  process.stdout.write(`${said.join('\n')}\n`);
  return pairs.length + round.length > 0 ? 1 : 0;
}

function withLines({ path, lines }: SourceFile): string {
  return `${String(lines).padStart(4)}  ${path}`;
}

/** How many files of each kind there are, most first. */
function kindsOf(files: readonly SourceFile[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(kindOf(file), (counts.get(kindOf(file)) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a);
}

function kindOf({ path, isTest }: SourceFile): string {
  if (isTest) return 'tests and their tools';
  if (path.endsWith('.css')) return 'style sheets';
  const [, layer = '', folder = ''] = path.split('/');
  if (layer === 'words' || path.endsWith('/words.ts')) return 'words';
  if (layer === 'scenarios' && path.endsWith('/pieces.ts')) return 'museum pieces';
  return layer === 'ui' && folder !== '' ? `ui/${folder}`.replace(/\/[^/]*\.tsx?$/, '') : layer;
}

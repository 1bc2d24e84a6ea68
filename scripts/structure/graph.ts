// Who imports whom, read from the text of the files: types count, tests and their tools do not.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

export interface SourceFile {
  /** From the root of the project, with forward slashes. */
  readonly path: string;
  readonly lines: number;
  readonly isTest: boolean;
  /** Those of them that are there, each once. */
  readonly imports: readonly string[];
}

/** Two folders side by side, in whatever depth, that import each other, with an import each way. */
export interface FolderPair {
  readonly folders: readonly [string, string];
  readonly imports: readonly [Import, Import];
}

interface Import {
  readonly from: string;
  readonly to: string;
}

/** Every file under those folders of the project in `root`. */
export function readSources(root: string, folders: readonly string[] = ['src']): readonly SourceFile[] {
  const paths = folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
  const known = new Set(paths);
  return paths.map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return {
      path,
      lines: text.split('\n').length - 1,
      isTest: /\.test\.tsx?$|\/testing[/.]/.test(path),
      imports: importsIn(text, path).filter((target) => known.has(target)),
    };
  });
}

/** A folder and one inside it are one thing, and no pair. */
export function mutualFolders(files: readonly SourceFile[]): readonly FolderPair[] {
  const ways = new Map<string, Import>();
  for (const { path, isTest, imports } of files)
    for (const target of isTest ? [] : imports) {
      const way = wayBetween(path, target);
      if (way !== null && !ways.has(way)) ways.set(way, { from: path, to: target });
    }
  return [...ways].flatMap(([way, there]) => {
    const [from = '', to = ''] = way.split(' ');
    const back = ways.get(`${to} ${from}`);
    return back === undefined || from > to
      ? []
      : [{ folders: [from, to] as const, imports: [there, back] as const }];
  });
}

/** Modules that lead to each other by their imports, types included: each set of them once, in the order of their names. */
export function circles(files: readonly SourceFile[]): readonly (readonly string[])[] {
  const imports = new Map(files.filter(({ isTest }) => !isTest).map((file) => [file.path, file.imports]));
  const order = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];
  // Tarjan: strongly connected components.
  const visit = (path: string): number => {
    const at = order.size;
    order.set(path, at);
    open.push(path);
    let low = at;
    for (const target of imports.get(path) ?? []) {
      if (!imports.has(target)) continue;
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (open.includes(target)) low = Math.min(low, order.get(target) ?? low);
    }
    if (low === at) {
      const circle = open.splice(open.indexOf(path));
      if (circle.length > 1) found.push(circle.toSorted());
    }
    return low;
  };
  for (const path of imports.keys()) if (!order.has(path)) visit(path);
  return found.toSorted(([a = ''], [b = '']) => a.localeCompare(b));
}

/** A style sheet counts as a file; tests count neither as files nor as importers. */
export function singlyImported(files: readonly SourceFile[], mostLines: number): readonly SourceFile[] {
  const importers = new Map<string, number>();
  for (const { imports, isTest } of files)
    for (const target of isTest ? [] : imports) importers.set(target, (importers.get(target) ?? 0) + 1);
  return files.filter(
    ({ path, lines, isTest }) => !isTest && lines <= mostLines && importers.get(path) === 1,
  );
}

/** The folders in which the ways to both files part; null where one file stands in a folder above the other. */
function wayBetween(path: string, target: string): string | null {
  const [from, to] = [dirname(path).split('/'), dirname(target).split('/')];
  const at = from.findIndex((name, index) => name !== to[index]);
  if (at < 0 || at >= to.length) return null;
  return `${from.slice(0, at + 1).join('/')} ${to.slice(0, at + 1).join('/')}`;
}

const IMPORT = /(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+)['"](\.[^'"?]+)/g;

function importsIn(text: string, path: string): readonly string[] {
  const found = [...text.matchAll(IMPORT)].map(([, target = '']) =>
    join(dirname(path), target).split(sep).join('/'),
  );
  return [...new Set(found)];
}

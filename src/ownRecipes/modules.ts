// The files of a program as the interpreter's modules, and what is wrong with how they import each other.
import type { QuickJSRuntime } from 'quickjs-emscripten-core';
import { codeOf, importedName, isFileName, lineAt, type Files, type ProgramFile } from './files.ts';
import type { Mistake } from './mistake.ts';
import { withoutComments } from './withoutComments.ts';

/** In stacks each file is called so, behind its own name: its lines are found without knowing which it is. */
const OWN = 'own.js';

export function moduleOf(file: ProgramFile, files: Files): string {
  return file === files[0] ? OWN : `${file.name}/${OWN}`;
}

export interface RefusedImport {
  readonly from: ProgramFile;
  readonly specifier: string;
}

/**
 * `read`: what stands for a file that is imported. `refuse` hears of each import that comes to nothing. The runtime is not to keep them
 * for what code imports while it runs: thousands of such imports would break it.
 */
export function offerFiles(
  runtime: QuickJSRuntime,
  files: Files,
  read: (file: ProgramFile) => string,
  refuse: (refused: RefusedImport) => void,
): void {
  const byModule = new Map(files.map((file) => [moduleOf(file, files), file]));
  const byName = new Map(files.map((file) => [file.name, file]));
  runtime.setModuleLoader(
    (module) => {
      const file = byModule.get(module);
      return file === undefined ? { error: new ReferenceError(`there is no ${module}`) } : read(file);
    },
    (importing, specifier) => {
      const from = byModule.get(importing) ?? files[0];
      const file = byName.get(importedName(from.name, specifier) ?? '');
      if (file !== undefined) return moduleOf(file, files);
      refuse({ from, specifier });
      // No module is called so.
      return `${importing} ${specifier}`;
    },
  );
}

export function mistakeOfImport(refused: RefusedImport, files: Files): Mistake {
  return { ...placeOf(refused), message: refusalOf(refused, files) };
}

function refusalOf({ from, specifier }: RefusedImport, files: Files): string {
  const says = `${from.name} imports '${specifier.slice(0, 200)}'`;
  if (!/^\.{1,2}\//u.test(specifier))
    return `${says}: a program can import its own files only, such as './lock.js'`;
  const names = files.map(({ name }) => name).join(', ');
  const there = files.length === 1 ? `there is only ${names}` : `the files are ${names}`;
  return `${says}, and there is no such file; ${there}`;
}

function placeOf({ from, specifier }: RefusedImport): Pick<Mistake, 'line' | 'column'> {
  const plain = withoutComments(codeOf(from));
  for (const { 0: text, 1: found, index } of plain.matchAll(SPECIFIER)) {
    if (found !== specifier) continue;
    const at = index + text.length - specifier.length - 2;
    return { line: lineAt(plain, at), column: at - plain.lastIndexOf('\n', at - 1) };
  }
  return { line: from.separator + 1, column: 1 };
}

const SPECIFIER = /\b(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/gu;

const MOST_FILES = 50;

/** Of names: each is one, and is had once. What has one file may call it anything. */
export function mistakeInNames(files: Files): Mistake | null {
  if (files.length === 1) return null;
  const beyond = files[MOST_FILES];
  if (beyond !== undefined)
    return {
      line: beyond.separator,
      column: 1,
      message: `there are ${files.length} files; a program can have ${MOST_FILES}`,
    };
  const known = new Set<string>();
  for (const { name, separator } of files) {
    const at = { line: Math.max(1, separator), column: 1 };
    if (!isFileName(name))
      return {
        ...at,
        message: `'${name}' is not a file name here: it has to be like lock.js or util/lock.js`,
      };
    if (known.has(name)) return { ...at, message: `there are two files named ${name}` };
    known.add(name);
  }
  return null;
}

/** What the interpreter means by an export that it cannot find; it says neither who imports it nor where. */
export function missingExport(said: string, files: Files): Mistake | null {
  const [, missing, module] =
    /^SyntaxError: Could not find export '(.+)' in module '(.+)'$/u.exec(said) ?? [];
  const target = files.find((file) => moduleOf(file, files) === module);
  if (missing === undefined || target === undefined) return null;
  for (const file of files) {
    const plain = withoutComments(codeOf(file));
    for (const { 0: statement, 1: clause = '', 2: specifier = '', index } of plain.matchAll(FROM)) {
      if (importedName(file.name, specifier) !== target.name) continue;
      if (missing !== 'default' && !clause.split(/[\s,{}]+/u).includes(missing)) continue;
      const at = index + Math.max(0, statement.indexOf(missing));
      const message = `${file.name} imports ${missing} from ${target.name}, which does not export it`;
      return { line: lineAt(plain, at), column: 1, message };
    }
  }
  return null;
}

const FROM = /\b(?:import|export)\b([^;'"]*)\bfrom\s*['"]([^'"\n]+)['"]/gu;

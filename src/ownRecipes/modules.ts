// The files of a program as the interpreter's modules, and what is wrong with how they import each other.
import type { QuickJSRuntime } from 'quickjs-emscripten-core';
import { importedName, isFileName, lineAt, type Files, type ProgramFile } from './files.ts';
import type { Mistake } from './mistake.ts';
import { withoutComments } from './withoutComments.ts';

/** In stacks each file is called so, behind its own name: its lines are found without knowing which it is. */
const OWN = 'own.js';

export function moduleOf(file: ProgramFile, files: Files): string {
  return file === files[0] ? OWN : `${file.name}/${OWN}`;
}

/** `codeOf`: what is read for a file that is imported. `refuse` hears of each import that comes to nothing. */
export function offerFiles(
  runtime: QuickJSRuntime,
  files: Files,
  codeOf: (file: ProgramFile) => string,
  refuse: (mistake: Mistake) => void,
): void {
  const refused = new Map<string, string>();
  const named = (module: string) => files.find((file) => moduleOf(file, files) === module);
  runtime.setModuleLoader(
    (module) => {
      const file = named(module);
      return file === undefined
        ? { error: new ReferenceError(refused.get(module) ?? `there is no file ${module}`) }
        : codeOf(file);
    },
    (importing, specifier) => {
      const from = named(importing) ?? files[0];
      const name = importedName(from.name, specifier);
      const file = files.find((each) => each.name === name);
      if (file !== undefined) return moduleOf(file, files);
      const message = refusalOf(from, specifier, files);
      refuse({ ...placeOf(from, specifier), message });
      // An error given here would be lost: what reads the module throws it.
      const module = `${importing} ${specifier}`;
      refused.set(module, message);
      return module;
    },
  );
}

function refusalOf(from: ProgramFile, specifier: string, files: Files): string {
  if (!/^\.{1,2}\//u.test(specifier))
    return `${from.name} imports '${specifier}': a program can import its own files only, such as './lock.js'`;
  const names = files.map(({ name }) => name).join(', ');
  const there = files.length === 1 ? `there is only ${names}` : `the files are ${names}`;
  return `${from.name} imports '${specifier}', and there is no such file; ${there}`;
}

function placeOf({ code, separator }: ProgramFile, specifier: string): Pick<Mistake, 'line' | 'column'> {
  const plain = withoutComments(code);
  for (const { 0: text, 1: found, index } of plain.matchAll(SPECIFIER)) {
    if (found !== specifier) continue;
    const at = index + text.length - specifier.length - 2;
    return { line: lineAt(plain, at), column: at - plain.lastIndexOf('\n', at - 1) };
  }
  return { line: separator + 1, column: 1 };
}

const SPECIFIER = /\b(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/gu;

/** Of names: each is one, and is had once. What has one file may call it anything. */
export function mistakeInNames(files: Files): Mistake | null {
  if (files.length === 1) return null;
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
export function missingExport(message: string, files: Files): Mistake | null {
  const [, missing, module] = /^Could not find export '(.+)' in module '(.+)'$/u.exec(message) ?? [];
  const target = files.find((file) => moduleOf(file, files) === module);
  if (missing === undefined || target === undefined) return null;
  for (const { name, code } of files)
    for (const { 0: statement, 1: clause = '', 2: specifier = '', index } of withoutComments(code).matchAll(
      FROM,
    )) {
      if (importedName(name, specifier) !== target.name) continue;
      if (missing !== 'default' && !clause.split(/[\s,{}]+/u).includes(missing)) continue;
      return {
        line: lineAt(code, index + statement.indexOf(missing === 'default' ? 'from' : missing)),
        column: 1,
        message: saysMissing(name, missing, target.name),
      };
    }
  return null;
}

const FROM = /\b(?:import|export)\b([^;'"]*)\bfrom\s*['"]([^'"\n]+)['"]/gu;

function saysMissing(importing: string, missing: string, imported: string): string {
  return missing === 'default'
    ? `${importing} imports the default export of ${imported}, which has none`
    : `${importing} imports ${missing} from ${imported}, which does not export it`;
}

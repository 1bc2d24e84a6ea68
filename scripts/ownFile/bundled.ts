// A file with those that it imports, as the one text that a program of several files is.
import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import type { QuickJSWASMModule } from 'quickjs-emscripten-core';
import { filesOf, importedName, isFileName, separatorOf } from '../../src/ownRecipes/files.ts';
import { LAST_IMPORT, thrownByReading } from '../../src/ownRecipes/readModule.ts';
import { stripTypes } from '../../src/ownRecipes/stripTypes.ts';
import { readText } from '../readText.ts';
import { BadInput } from '../sim/badInput.ts';

interface Part {
  readonly name: string;
  readonly code: string;
}

/** A file that imports nothing is its text. Files come in the order in which they are imported first. */
export function bundled(quickJs: QuickJSWASMModule, file: string): string {
  const folder = dirname(file);
  const main = { name: basename(file), code: read(file) };
  // Its files are in it.
  if (hasSeparators(main.code)) return main.code;
  const parts = [main];
  for (const { name: from, code } of parts)
    for (const specifier of importsOf(quickJs, code)) {
      const name = nameOf(specifier, from, folder);
      if (!parts.some((part) => part.name === name)) parts.push(partOf(name, folder));
    }
  return parts.length === 1 ? main.code : joined(parts);
}

function partOf(name: string, folder: string): Part {
  const code = read(join(folder, name));
  if (hasSeparators(code))
    throw new BadInput(`${name} has a line “${separatorOf('…')}”: a file that is imported is one file.`);
  return { name, code };
}

function joined([main, ...others]: readonly Part[]): string {
  const first = main === undefined || main.name === 'main.js' ? '' : `${separatorOf(main.name)}\n`;
  const rest = others.map(({ name, code }) => `${separatorOf(name)}\n${ended(code)}`);
  return first + ended(main?.code ?? '') + rest.join('');
}

function ended(code: string): string {
  return code.endsWith('\n') ? code : `${code}\n`;
}

function hasSeparators(code: string): boolean {
  const [first, second] = filesOf(code);
  return second !== undefined || first.separator > 0;
}

/** By its place in the folder of the main file. */
function nameOf(specifier: string, from: string, folder: string): string {
  const says = `${from} imports '${specifier}'`;
  if (!/^\.{1,2}\//.test(specifier))
    throw new BadInput(`${says}: a program can import its own files only, such as './lock.js'.`);
  const name = importedName(from, specifier);
  if (name === null) throw new BadInput(`${says}, which is outside the folder of the program.`);
  const path = join(folder, name);
  if (!existsSync(path)) throw new BadInput(`${says}, and there is no such file.`);
  if (!isFileName(name))
    throw new BadInput(`${says}: the files of a program have names like lock.js or util/lock.ts.`);
  // A link in the folder may lead out of it.
  if (!realpathSync(path).startsWith(realpathSync(folder) + sep))
    throw new BadInput(`${says}, which is outside the folder of the program.`);
  return name;
}

function read(file: string): string {
  const text = readText(file);
  if (!file.endsWith('ts')) return text;
  const stripped = stripTypes(text);
  if (stripped.ok) return stripped.code;
  const { line, message } = stripped.mistake;
  throw new SyntaxError(`${basename(file)}:${line}: ${message}`);
}

/** As the interpreter reads them. What it cannot read has none: the run says what is wrong with it. */
function importsOf(quickJs: QuickJSWASMModule, code: string): readonly string[] {
  const found = readImports(quickJs, code);
  if (found !== null) return found;
  const stripped = stripTypes(code);
  return (stripped.ok ? readImports(quickJs, stripped.code) : null) ?? [];
}

function readImports(quickJs: QuickJSWASMModule, code: string): readonly string[] | null {
  const runtime = quickJs.newRuntime();
  const imported: string[] = [];
  runtime.setModuleLoader(
    (module) => (module === LAST_IMPORT ? { error: new Error(module) } : ''),
    (_from, specifier) => {
      imported.push(specifier);
      return specifier;
    },
  );
  const context = runtime.newContext();
  try {
    const isRight = thrownByReading(context, code, 'own.js') === null;
    return isRight ? imported.filter((specifier) => specifier !== LAST_IMPORT) : null;
  } finally {
    context.dispose();
    runtime.dispose();
  }
}

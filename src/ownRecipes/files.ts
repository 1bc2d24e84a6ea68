// A program of several files is one text, so that links, drafts and saved worlds carry it like any other: a line `// @file lock.js` begins
// a further file. What stands before the first such line is the main file, which exports the program; if that is nothing, the line names it.
import { withoutComments } from './withoutComments.ts';

export interface ProgramFile {
  readonly name: string;
  /** Where its separator stands in the text; 0 without one. */
  readonly separator: number;
  /** With its separator: all bodies, one after the other, are the text. */
  readonly body: string;
  readonly linesBefore: number;
}

const MAIN = 'main.js';
const SEPARATOR = /^\/\/ @file[ \t]+(\S+)[ \t\r]*$/gmu;
const NAME = /^(?:[\p{L}\p{N}_-][\p{L}\p{N}_.-]*\/)*[\p{L}\p{N}_-][\p{L}\p{N}_.-]*\.[cm]?[jt]s$/u;

export type Files = readonly [ProgramFile, ...ProgramFile[]];

/** The main file first. */
export function filesOf(text: string): Files {
  const separators = [...text.matchAll(SEPARATOR)].map(({ index, 1: name = '' }) => ({ index, name }));
  const [first] = separators;
  const hasNamedMain = first !== undefined && withoutComments(text.slice(0, first.index)).trim() === '';
  const heads = hasNamedMain ? separators : [{ index: -1, name: MAIN }, ...separators];
  let linesBefore = 0;
  const files = heads.map(({ index, name }, at): ProgramFile => {
    const from = at === 0 ? 0 : index;
    const body = text.slice(from, heads[at + 1]?.index);
    const separator = index === -1 ? 0 : linesBefore + lineAt(body, index - from);
    const file = { name, separator, body, linesBefore };
    linesBefore += lineAt(body, body.length) - 1;
    return file;
  });
  return files as unknown as Files;
}

/** Behind so many blank lines that each line has the number it has in the text. */
export function codeOf({ body, linesBefore }: ProgramFile): string {
  return '\n'.repeat(linesBefore) + body;
}

/** The line that begins a file. */
export function separatorOf(name: string): string {
  return `// @file ${name}`;
}

/** Null where a text has one file: its lines are the file's. */
export function placeIn(files: Files, line: number): { readonly file: string; readonly line: number } | null {
  if (files.length === 1 && files[0].separator === 0) return null;
  const { name, separator } = files.findLast((file) => file.separator <= line) ?? files[0];
  return { file: name, line: Math.max(1, line - separator) };
}

export function isFileName(name: string): boolean {
  return NAME.test(name);
}

/** A name that no file of the text has. */
export function unusedName(text: string): string {
  const names = new Set(filesOf(text).map(({ name }) => name));
  for (let number = 2; ; number++) if (!names.has(`file${number}.js`)) return `file${number}.js`;
}

/** The name of what a file imports; null: it is none of a program's own files. */
export function importedName(from: string, specifier: string): string | null {
  if (!/^\.{1,2}\//u.test(specifier)) return null;
  const folders = from.split('/').slice(0, -1);
  for (const part of specifier.split('/'))
    if (part === '..') {
      if (folders.pop() === undefined) return null;
    } else if (part !== '.') folders.push(part);
  return folders.join('/');
}

export function lineAt(text: string, index: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < index; at = text.indexOf('\n', at + 1)) line++;
  return line;
}

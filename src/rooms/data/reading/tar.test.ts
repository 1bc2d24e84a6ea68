import { expect, test } from 'vitest';
import { TarReader } from './tar.ts';

const LONG = `${'a'.repeat(120)}/version-2/log.9`;
const FILE = entry('0', 'version-2/log.1', 'content');

test.each([
  ['a directory of GNU', [...gnuName(`${LONG}/`), ...entry('5', 'aaa/', '')]],
  ['a link of GNU', [...gnuName(LONG), ...entry('2', 'aaa', '')]],
  ['a link of pax', [...paxName(LONG), ...entry('2', 'aaa', '')]],
])('a long name of %s is not that of the next file', (_what, before) => {
  expect(pathsIn([...before, ...FILE])).toEqual(['version-2/log.1']);
});

test.each([
  ['GNU', gnuName],
  ['pax', paxName],
])('a long name of %s is that of its file, in any pieces', (_what, named) => {
  const path = '数据/version-2/log.1';
  const bytes = [...named(path), ...FILE, ...entry('0', 'other', '')];
  for (const piece of [1, 7, 4096]) expect(pathsIn(bytes, piece)).toEqual([path, 'other']);
});

function pathsIn(bytes: readonly number[], pieceBytes = 512): string[] {
  const paths: string[] = [];
  const reader = new TarReader((path) => {
    paths.push(path);
    return null;
  });
  for (let at = 0; at < bytes.length; at += pieceBytes)
    reader.push(Uint8Array.from(bytes.slice(at, at + pieceBytes)));
  return paths;
}

function gnuName(path: string): number[] {
  return entry('L', '././@LongLink', `${path}\0`);
}

function paxName(path: string): number[] {
  const line = (length: number) => `${length} path=${path}\n`;
  const bytes = new TextEncoder().encode(line(100)).length;
  return entry('x', 'PaxHeaders/x', line(bytes));
}

function entry(type: string, name: string, content: string): number[] {
  const bytes = [...new TextEncoder().encode(content)];
  const header = Array<number>(512).fill(0);
  const put = (at: number, text: string) => header.splice(at, text.length, ...new TextEncoder().encode(text));
  put(0, name);
  put(124, bytes.length.toString(8).padStart(11, '0'));
  put(156, type);
  const padding = (512 - (bytes.length % 512)) % 512;
  return [...header, ...bytes, ...Array<number>(padding).fill(0)];
}

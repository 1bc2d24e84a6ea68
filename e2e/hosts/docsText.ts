// What docs/embedding.md tells authors to write, as it stands there: sites are made of it, so that what is documented works.
import { readFileSync } from 'node:fs';

const TEXT = readFileSync(new URL('../../docs/embedding.md', import.meta.url), 'utf8');

export interface Documented {
  /** Where the folder of the lab is put. */
  readonly folder: string;
  /** What loads style sheet and script, in this order. */
  readonly lines: readonly [sheet: string, script: string];
}

/** The row of one kind of site in the table of “In five minutes”. */
export function documented(site: string): Documented {
  const rows = TEXT.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const [, , folder = '', load = ''] = rows.find(([, name]) => name === site) ?? [];
  const [sheet, script] = codesIn(load).filter((code) => code.includes('znode-lab.'));
  if (sheet === undefined || script === undefined)
    throw new Error(`docs/embedding.md has no lines for ${site}`);
  return { folder: codesIn(folder)[0] ?? '', lines: [sheet, script] };
}

/** The block of code that holds a text. */
export function documentedBlock(language: string, holds: string): string {
  const blocks = [...TEXT.matchAll(/^( *)```(\w+)\n([\s\S]*?)^ *```$/gm)];
  const found = blocks.find(([, , named, code = '']) => named === language && code.includes(holds));
  if (found === undefined) throw new Error(`docs/embedding.md has no ${language} with ${holds}`);
  const [, indent = '', , code = ''] = found;
  return code.replaceAll(new RegExp(`^${indent}`, 'gm'), '').trim();
}

/** The tag that the guide pastes everywhere. */
export const TAG = documentedBlock('html', 'with eight clients"></znode-lab>');

function codesIn(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]*)`/g)].map(([, code = '']) => code);
}

// All English words beside those of the page itself, for what counts or checks them: of each view, and of each area in a folder of words.
import { readdirSync, readFileSync } from 'node:fs';
import { VIEW_IDS } from '../../src/scenarios/scenario/scenario.ts';
import type { Area } from '../../src/words/areas.ts';

const SRC = new URL('../../src/', import.meta.url);

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /(?:^|\/)words\/\w+\.ts$/.test(file) && /\benglish: \w/.test(textOf(file)));

const areas = (await Promise.all(files.map(moduleAt))).flatMap((module) =>
  Object.values(module).filter(isArea),
);

const views = VIEW_IDS.map(async (id): Promise<Area> => {
  const { words } = await moduleAt(`ui/views/${id}/words/en.ts`);
  return { id, english: words ?? {} };
});

export const ENGLISH_AREAS: Readonly<Record<string, object>> = Object.fromEntries(
  [...areas, ...(await Promise.all(views))].map(({ id, english }) => [id, english]),
);

function moduleAt(file: string): Promise<Readonly<Record<string, object>>> {
  return import(new URL(file, SRC).href);
}

function textOf(file: string): string {
  return readFileSync(new URL(file, SRC), 'utf8');
}

function isArea(said: object): said is Area {
  return 'id' in said && 'english' in said;
}

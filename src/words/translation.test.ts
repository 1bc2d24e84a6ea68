// Every language says what English says; one that is not there yet falls back to it.
import { describe, expect, expectTypeOf, it } from 'vitest';
import '../scenarios/library.ts';
import { words as ownRecipe } from '../ownRecipes/words.ts';
import { BREAK_IT } from '../rooms/breakIt/words/breakIt.ts';
import { CLAIMS } from '../rooms/claims/words/claims.ts';
import { BUILDER } from '../rooms/embed/words/builder.ts';
import { CARDS } from './cards.ts';
import { CONSOLE } from '../rooms/console/words/console.ts';
import { DECK } from '../rooms/deck/words/deck.ts';
import { LIVE_SERVERS } from '../rooms/live/words/liveServers.ts';
import { TAKE_AWAY } from './takeAway.ts';
import { DECK_PANEL } from './deckPanel.ts';
import { en } from './en/index.ts';
import { LANGUAGES, LOADERS, SOURCE } from './languages.ts';
import { LESSONS } from '../rooms/lessons/words/lessons.ts';
import { OWN_RECIPE } from '../rooms/ownRecipes/words/ownRecipe.ts';
import { PALETTE } from '../rooms/library/words/palette.ts';
import { RECORDS } from './records.ts';
import { CLASSROOM } from '../rooms/lessons/words/classroom.ts';
import { DATA_DIRECTORY } from '../rooms/data/words/area.ts';
import { ROOMS } from '../rooms/library/words/rooms.ts';
import { WORLDS } from '../rooms/worlds/words/worlds.ts';
import { SHELF } from './shelf.ts';
import type { Translation } from './messages.ts';
import { completed, missingKeys } from './translation.ts';

const ENGLISH_AREAS = {
  deck: DECK.english,
  deckPanel: DECK_PANEL.english,
  palette: PALETTE.english,
  records: RECORDS.english,
  shelf: SHELF.english,
  breakIt: BREAK_IT.english,
  claims: CLAIMS.english,
  ownRecipe: OWN_RECIPE.english,
  builder: BUILDER.english,
  cards: CARDS.english,
  console: CONSOLE.english,
  liveServers: LIVE_SERVERS.english,
  takeAway: TAKE_AWAY.english,
  lessons: LESSONS.english,
  classroom: CLASSROOM.english,
  dataDirectory: DATA_DIRECTORY.english,
  rooms: ROOMS.english,
  worlds: WORLDS.english,
};

/** A scenario that becomes known with the interpreter. */
const CATALOGUE = {
  ...en.catalogue,
  scenarios: { ...en.catalogue.scenarios, 'own-recipe': ownRecipe },
};

/** Languages that are being translated: their gaps are listed by `npm run words`, not refused here. */
const PARTIAL: ReadonlySet<string> = new Set([]);

describe.each(LANGUAGES.filter((id) => id !== SOURCE && !PARTIAL.has(id)))('%s', (id) => {
  it('has every key that English has', async () => {
    const missing = missingKeys({ ...en, catalogue: CATALOGUE, ...ENGLISH_AREAS }, await wordsOf(id));
    expect(missing).toEqual([]);
  });

  it('has no key that English lacks', async () => {
    const more = missingKeys(await wordsOf(id), { ...en, catalogue: CATALOGUE, ...ENGLISH_AREAS });
    // English says of a claim what the table of claims has; tests/claims.test.ts compares the two.
    expect(more.filter((key) => !/^claims\.(?:truths|claims)\./.test(key))).toEqual([]);
  });
});

const ENGLISH = {
  open: 'Open',
  count: (items: number) => `${items} items`,
  menu: { title: 'Menu', keys: ['a', 'b'] },
};

describe('a partial translation', () => {
  const partial = { open: '打开', menu: { keys: ['甲'] } } satisfies Translation<typeof ENGLISH>;
  const words = completed(ENGLISH, partial);

  it('says in English what it lacks, functions too', () => {
    expect(words.open).toBe('打开');
    expect(words.count(3)).toBe('3 items');
    expect(words.menu).toEqual({ title: 'Menu', keys: ['甲'] });
  });

  it('is told which keys it lacks', () => {
    expect(missingKeys(ENGLISH, partial)).toEqual(['count', 'menu.title']);
  });

  it('has the keys of English and no others', () => {
    expectTypeOf<{ open: string }>().toExtend<Translation<typeof ENGLISH>>();
    // @ts-expect-error English does not say this.
    const wrong: Translation<typeof ENGLISH> = { closed: '关闭' };
    expect(wrong).toBeDefined();
  });
});

async function wordsOf(id: (typeof LANGUAGES)[number]) {
  if (id === SOURCE) return { ...en, catalogue: CATALOGUE, ...ENGLISH_AREAS };
  const { messages, areas } = await LOADERS[id]();
  return { ...messages, ...areas };
}

// Turns of phrase that no English sentence of the page may have: they make a reader read twice.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { stringsIn } from './stringsIn.ts';

const SRC = new URL('../../src/', import.meta.url);

/** What may not be said, and what to say instead. */
const BANNED: readonly Phrase[] = [
  { phrase: /\bof its own hand\b/i, instead: 'itself' },
  { phrase: /\bshall\b/i, instead: 'will, must' },
  { phrase: /\b(?:thereby|wherein|whence|hence|thereof|naught)\b/i, instead: 'a plain word' },
  { phrase: /\bof which\b/i, instead: 'two sentences' },
  { phrase: /as an article has it/i, instead: 'as published' },
  { phrase: /with a write on its hands/i, instead: 'during a write' },
  { phrase: /a room cut in two/i, instead: 'network partition' },
  { phrase: /\ball eyes\b/i, instead: 'watch the leader' },
  { phrase: /\bWho [a-z]+s\b(?![^.]*\?)/, instead: 'a client that …' },
  { phrase: /\bwhoever\b/i, instead: 'the client that …' },
  { phrase: /\bfor everybody\b/i, instead: 'all clients' },
  { phrase: /\bbefall/i, instead: 'what happens to' },
  { phrase: /\bgoes by\b/i, instead: 'uses' },
  { phrase: /\bstands? still\b/i, instead: 'is paused' },
  { phrase: /\blike that already\b/i, instead: 'the state itself' },
  { phrase: /nothing led to it/i, instead: 'nothing caused it' },
  { phrase: /\bthe one before\b/i, instead: 'predecessor' },
  { phrase: /\bscenes?\b/i, instead: 'scenario' },
  { phrase: /\bpromises?\b/i, instead: 'invariant' },
  { phrase: /a word of its name/i, instead: 'Search scenarios' },
  { phrase: /\bOne moment…/, instead: 'Loading…' },
  { phrase: /\basleep\b/i, instead: 'waiting' },
  { phrase: /\bWaits for\b/, instead: 'Waiting for' },
  { phrase: /\bLives for\b/, instead: 'Session expires in' },
  { phrase: /\b(?:unless it is heard|unheard)\b/i, instead: 'without a heartbeat' },
  { phrase: /\breadable moment\b/i, instead: 'slows down for each event' },
  { phrase: /(?<!-)\bsomebody\b/i, instead: 'a client, a server, you' },
  { phrase: /(?<!-)\banew\b/i, instead: 'again' },
];

interface Phrase {
  readonly phrase: RegExp;
  readonly instead: string;
}

const SAID = englishFiles().flatMap((path) =>
  stringsIn(readFileSync(new URL(path, SRC), 'utf8')).map((text) => ({ path, text })),
);

describe('no English sentence says', () => {
  it.each(BANNED)('$phrase', ({ phrase, instead }) => {
    const offenders = SAID.filter(({ text }) => phrase.test(text));
    expect(offenders, `say instead: ${instead}`).toEqual([]);
  });
});

/** The files that hold English: the catalogue's, and those of scenarios. */
function englishFiles(): readonly string[] {
  return readdirSync(fileURLToPath(SRC), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) =>
      /^(?:rooms\/\w+\/)?words\/en\/.*\.ts$|^scenarios\/.*\/(?:words|pieces|openingPairWords|pairs)\.ts$|^scenarios\/lessonStages\/.*\.ts$|\.en\.ts$/.test(
        path,
      ),
    );
}

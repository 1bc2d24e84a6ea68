// The English words of all scenarios, pairs and museum pieces that are known by now, by id. Another language gives the same
// by id too.
import type { ScenarioEntry } from './scenario/entry.ts';
import { OPENING } from './opening.ts';
import type { ScenarioPair } from './scenario/pair.ts';
import type { FamilyWords, PairWords, PieceWords, ScenarioWords } from './scenario/words.ts';

const scenarios: Record<string, ScenarioWords> = {};
const pairs: Record<string, PairWords> = {};
const contradictions: Record<string, string> = {};
const allSteps: Record<string, string> = {};
const allStepNames: Record<string, string> = { 'own.line': 'line {}' };
const pieces: Record<string, PieceWords> = {};
addWords(OPENING, []);

/** Without the first view's two scenarios, which menus name separately. */
export const catalogue: Required<FamilyWords> = { scenarios, pairs, contradictions };
/** What steps are called, as sentences and in a word or two. */
export const steps: Readonly<Record<string, string>> = allSteps;
export const stepNames: Readonly<Record<string, string>> = allStepNames;
export const museum: Readonly<Record<string, PieceWords>> = pieces;

/** For the catalogue, which has them with their scenarios. */
export function addWords(entries: readonly ScenarioEntry[], added: readonly ScenarioPair[]): void {
  for (const entry of entries) {
    const { scenario, pieceWords } = entry;
    // Tags are the same in every language.
    const { contradictions: reasons, tags: _, ...words } = entry.words;
    if (!OPENING.includes(entry)) scenarios[scenario.id] = words;
    Object.assign(contradictions, reasons);
    Object.assign(allSteps, words.steps);
    Object.assign(allStepNames, words.stepNames);
    Object.assign(pieces, pieceWords);
  }
  for (const { id, words } of added) pairs[id] = words;
}

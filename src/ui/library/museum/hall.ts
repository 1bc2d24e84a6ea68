// Which of the museum's pieces a visitor asks for.
import { findScenario } from '../../../scenarios/catalogue.ts';
import { ARTICLE_IDS, articlesOf, type ArticleId } from '../../../scenarios/museum/articles.ts';
import { museumPieces } from '../../../scenarios/museum/museum.ts';
import type { MuseumPiece } from '../../../scenarios/scenario/piece.ts';
import { FAMILIES, type Family } from '../../../scenarios/scenario/scenario.ts';
import { invariantWords } from '../../../words/invariantWords.ts';
import type { GalleryWords } from '../../../words/contracts/gallery.ts';
import type { Messages } from '../../../words/messages.ts';

export type Hall = 'all' | Family | ArticleId;

export function isHall(value: string): value is Hall {
  const halls: readonly string[] = ['all', ...FAMILIES, ...ARTICLE_IDS];
  return halls.includes(value);
}

export interface Asked {
  readonly hall: Hall;
  readonly search: string;
}

/** Each word of the search has to be somewhere in what is said of a piece. */
export function piecesFor(
  { hall, search }: Asked,
  words: Messages,
  gallery: GalleryWords,
): readonly MuseumPiece[] {
  const asked = search.toLowerCase().split(/\s+/).filter(Boolean);
  return museumPieces.filter((piece) => {
    if (!isIn(piece, hall)) return false;
    if (asked.length === 0) return true;
    const said = saidOf(piece, words, gallery).toLowerCase();
    return asked.every((word) => said.includes(word));
  });
}

function isIn({ id, wrong }: MuseumPiece, hall: Hall): boolean {
  if (hall === 'all') return true;
  return findScenario(wrong.scenario)?.family === hall || articlesOf(id).some((article) => article === hall);
}

function saidOf(piece: MuseumPiece, words: Messages, gallery: GalleryWords): string {
  const said = words.museum[piece.id];
  const { name, story, look, fix } = said ?? { name: '', story: '', look: '', fix: '' };
  return [
    piece.id,
    name,
    story,
    look,
    fix,
    piece.source,
    piece.invariant,
    ...piece.corpus,
    ...articlesOf(piece.id).flatMap((article) => [article, gallery.articles[article]]),
    invariantWords(piece.invariant, words).name,
    words.catalogue.scenarios[piece.wrong.scenario]?.name ?? '',
  ].join(' ');
}

// Which of the museum's pieces a visitor asks for.
import { findScenario } from '../../../../scenarios/catalogue.ts';
import { ARTICLE_IDS, articlesOf, type ArticleId } from '../../../../scenarios/museum/articles.ts';
import type { MuseumPiece } from '../../../../scenarios/scenario/piece.ts';
import { FAMILIES, type Family } from '../../../../scenarios/scenario/scenario.ts';

export type PieceFilter = 'all' | Family | ArticleId;

export function isPieceFilter(value: string): value is PieceFilter {
  const filters: readonly string[] = ['all', ...FAMILIES, ...ARTICLE_IDS];
  return filters.includes(value);
}

export function matches({ id, wrong }: MuseumPiece, filter: PieceFilter): boolean {
  if (filter === 'all') return true;
  return (
    findScenario(wrong.scenario)?.family === filter || articlesOf(id).some((article) => article === filter)
  );
}

// Which of the museum's pieces a visitor asks for.
import { findScenario } from '../../../../scenarios/catalogue.ts';
import { ARTICLE_IDS, articlesOf, type ArticleId } from '../../../../scenarios/museum/articles.ts';
import type { MuseumPiece } from '../../../../scenarios/scenario/piece.ts';
import { FAMILIES, type Family } from '../../../../scenarios/scenario/scenario.ts';

export type Hall = 'all' | Family | ArticleId;

export function isHall(value: string): value is Hall {
  const halls: readonly string[] = ['all', ...FAMILIES, ...ARTICLE_IDS];
  return halls.includes(value);
}

export function isIn({ id, wrong }: MuseumPiece, hall: Hall): boolean {
  if (hall === 'all') return true;
  return findScenario(wrong.scenario)?.family === hall || articlesOf(id).some((article) => article === hall);
}

// Two small pictures made for documentation, each about one thing: they are shown like scenes, by their ids.

export const FIGURES = ['herd-figure', 'fence-figure'] as const;
export type FigureId = (typeof FIGURES)[number];

/** Null for the id of anything else. */
export function figureOf(scene: string): FigureId | null {
  return FIGURES.find((id) => id === scene) ?? null;
}

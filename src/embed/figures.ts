// Two small pictures made for documentation, each about one thing: they are shown like scenes, by their ids.

export const FIGURES = ['herd-figure', 'fence-figure'] as const;
export type FigureId = (typeof FIGURES)[number];

/** The figure that an embed asks for; null if it is another scene, or a link. */
export function figureIn({
  scene,
  link,
}: {
  readonly scene: string;
  readonly link: string;
}): FigureId | null {
  return link === '' ? figureOf(scene) : null;
}

/** Null for the id of anything else. */
export function figureOf(scene: string): FigureId | null {
  return FIGURES.find((id) => id === scene) ?? null;
}

/** What a scene's picture is called: the name of a file in every system, whatever a host says the scene is. */
export function pictureName(scene: string): string {
  return /^[\w/-]{1,64}$/.test(scene) ? scene.replaceAll('/', '-') : 'herd-line';
}

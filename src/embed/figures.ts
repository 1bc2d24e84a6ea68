// Small pictures made for documentation, each about one thing: they are shown like scenes, by their ids.

export const FIGURES = [
  'herd-figure',
  'fence-figure',
  'failover-figure',
  'partition-figure',
  'queue-figure',
] as const;
export type FigureId = (typeof FIGURES)[number];

/** The one thing that can be switched `on` or `off` in a figure, as its address names it: `set="guard=off"`. */
export const FIGURE_SWITCHES = {
  'fence-figure': 'guard',
  'failover-figure': 'majority',
  'partition-figure': 'minority',
  'queue-figure': 'claim',
} as const satisfies Readonly<Partial<Record<FigureId, string>>>;
export type SwitchedFigure = keyof typeof FIGURE_SWITCHES;

/** Null for a figure without a switch. */
export function switchedFigure(figure: FigureId | null): SwitchedFigure | null {
  return figure === null || figure === 'herd-figure' ? null : figure;
}

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
  return isPictureName(scene) ? scene.replaceAll('/', '-') : 'herd-line';
}

/** False for what can be no scene's id. */
export function isPictureName(scene: string): boolean {
  return /^[\w/-]{1,71}$/.test(scene);
}

// Which views stand beside the picture, and how they share the room: the scenario's own in their usual size, until the user chooses.
// Sizes are kept from visit to visit; what is shown belongs to the scene, and goes with its link.
import { create } from 'zustand';
import { VIEW_IDS, type ViewId } from '../../scenarios/scenario/scenario.ts';
import type { WorldSide } from '../../scenarios/experiment/experiment.ts';
import type { LinkLayout } from '../../scenarios/link/permalink.ts';
import { bumpRevision, useSession } from './session.ts';
import { readStored, store } from './storage.ts';
import { jsonOf } from '../../scenarios/link/jsonOf.ts';

const NAME = 'viewSizes';
/** Of the room of a world, in percent. */
export const SHELF_SHARE = { least: 20, most: 60 } as const;
/** A view's share beside others is compared with theirs. */
const USUAL_WIDTH = 100;
const MOST_WIDTH = 1000;

interface Sizes {
  /** Null: as much as is usual. */
  readonly shelf: number | null;
  /** Of views that do not have the usual width. */
  readonly widths: Partial<Readonly<Record<ViewId, number>>>;
}

interface Layout extends Sizes {
  /** Null: as the scenario has them. */
  readonly chosen: readonly ViewId[] | null;
  /** The one that has all the room, instead of the picture. */
  readonly whole: ViewId | null;
  /** Whether the user has chosen or sized anything for what is shown: then its link says so. */
  readonly isOwn: boolean;
}

const useLayout = create<Layout>(() => ({ ...storedSizes(), chosen: null, whole: null, isOwn: false }));

export function useShownViews(side: WorldSide): readonly ViewId[] {
  const own = useSession((session) => session.experiment?.scenarios[side]?.views);
  return useLayout(({ chosen }) => chosen) ?? own ?? NONE;
}

/** Null while the picture has its room, or where the view is not among those that are shown. */
export function useWholeView(side: WorldSide): ViewId | null {
  const shown = useShownViews(side);
  const whole = useLayout((layout) => layout.whole);
  return whole !== null && shown.includes(whole) ? whole : null;
}

export function useShelfShare(): number | null {
  return useLayout(({ shelf }) => shelf);
}

export function useWidthOf(): (view: ViewId) => number {
  const widths = useLayout((layout) => layout.widths);
  return (view) => widths[view] ?? USUAL_WIDTH;
}

/** What a scene, a lesson or a talk shows. `null`: as the scenario has them again. */
export function showViews(chosen: readonly ViewId[] | null): void {
  useLayout.setState({ chosen, whole: null, isOwn: false });
}

/** What the user wants to see; likewise. */
export function chooseViews(chosen: readonly ViewId[] | null): void {
  change({ chosen, whole: null });
}

export function showWhole(whole: ViewId | null): void {
  change({ whole });
}

/** `null`: as much as is usual. */
export function sizeShelf(percent: number | null): void {
  const shelf =
    percent === null ? null : Math.round(Math.min(SHELF_SHARE.most, Math.max(SHELF_SHARE.least, percent)));
  change({ shelf });
  keepSizes();
}

export function sizeViews(widths: Layout['widths']): void {
  const now = { ...useLayout.getState().widths, ...widths };
  change({ widths: now });
  keepSizes();
}

/** For the link; null as long as everything is as the scenario has it. */
export function layoutNow(): LinkLayout | null {
  const { isOwn, chosen, shelf, widths, whole } = useLayout.getState();
  if (!isOwn) return null;
  const of = Object.entries(widths).map(([view, width]): readonly [ViewId, number] => [
    view as ViewId,
    width,
  ]);
  return {
    ...(chosen !== null && { views: chosen }),
    ...(shelf !== null && { shelf }),
    ...(of.length > 0 && { widths: of }),
    ...(whole !== null && { whole }),
  };
}

/** A link says how the views of what it shows stand: for this visit. */
export function takeLayoutOf({ views, shelf, widths, whole }: LinkLayout): void {
  useLayout.setState({
    chosen: views ?? null,
    shelf: shelf ?? null,
    widths: Object.fromEntries(widths ?? []),
    whole: whole ?? null,
    isOwn: true,
  });
}

function change(fields: Partial<Layout>): void {
  useLayout.setState({ ...fields, isOwn: true });
  // The address follows.
  bumpRevision();
}

function keepSizes(): void {
  const { shelf, widths } = useLayout.getState();
  store(NAME, JSON.stringify({ shelf, widths }));
}

/** Checked by hand, as preferences are; what cannot be ours is left out. */
function storedSizes(): Sizes {
  const json = jsonOf(readStored(NAME));
  const shelf = fieldOf(json, 'shelf');
  const isShare = typeof shelf === 'number' && shelf >= SHELF_SHARE.least && shelf <= SHELF_SHARE.most;
  const widths = fieldOf(json, 'widths');
  const known = VIEW_IDS.flatMap((view) => {
    const width = fieldOf(widths, view);
    return typeof width === 'number' && width > 0 && width <= MOST_WIDTH ? [[view, width] as const] : [];
  });
  return { shelf: isShare ? shelf : null, widths: Object.fromEntries(known) };
}

function fieldOf(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null && Object.hasOwn(of, name) ? Reflect.get(of, name) : undefined;
}

const NONE: readonly ViewId[] = [];

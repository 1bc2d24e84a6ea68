// The things of a picture by name: what can be pointed at, reached by keys and selected.
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import type { Thing } from '../../stores/selection.ts';

const KINDS = ['client', 'server', 'znode', 'link'] as const;

export type ThingKind = (typeof KINDS)[number];

/** The name of a thing inside one picture, for keys, sets and data attributes: `client client:A`, `znode /lock`. */
export type ThingKey = `${ThingKind} ${string}`;

export function thingKey(kind: ThingKind, id: string): ThingKey {
  return `${kind} ${id}`;
}

export function splitKey(key: ThingKey): readonly [ThingKind, string] {
  const space = key.indexOf(' ');
  const kind = KINDS.find((known) => known === key.slice(0, space));
  if (kind === undefined) throw new Error(`no kind of thing in ${key}`);
  return [kind, key.slice(space + 1)];
}

export function thingOf(side: WorldSide, key: ThingKey): Thing {
  const [kind, id] = splitKey(key);
  return { world: side, kind, id };
}

/** The thing that an element of the picture is, or is part of; null beside them. */
export function keyAt(target: EventTarget | null): ThingKey | null {
  const thing = target instanceof Element ? target.closest<SVGElement>('[data-thing]') : null;
  return (thing?.dataset['thing'] as ThingKey | undefined) ?? null;
}

export function drawnThing(drawing: SVGSVGElement | null, key: ThingKey): SVGElement | null {
  return drawing?.querySelector<SVGElement>(`[data-thing="${CSS.escape(key)}"]`) ?? null;
}

export function focusThing(drawing: SVGSVGElement | null, key: ThingKey): void {
  drawnThing(drawing, key)?.focus();
}

/** `differs`: it is otherwise in the world beside this one. */
export type Look = 'plain' | 'lit' | 'differs';

/** What belongs together is lit; the others stay as they are. */
export function lookIn(
  lit: ReadonlySet<ThingKey> | null,
  key: ThingKey,
  differing?: ReadonlySet<string>,
): Look {
  if (lit?.has(key) === true) return 'lit';
  return differing?.has(key) === true ? 'differs' : 'plain';
}

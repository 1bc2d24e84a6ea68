// What this page was started with, for as long as it is there: the lab’s own page and the frame of an embed differ in it.
import { useMemo } from 'react';
import { create } from 'zustand';
import type { NamedLink } from '../../scenarios/link/namedLink.ts';
import type { AnyRoom, Panel, Provided, RoomEntry, RoomPanel } from '../room/room.ts';

/** Until the visitor touches something it shows by itself what there is to see; not where it only stands in for something else. */
export type Beginning = 'demonstrated' | 'still';

interface Stage {
  readonly rooms: readonly AnyRoom[];
  /** Puts the moment shown into the address, for a reload to come back to it. */
  readonly keepMoment: () => Promise<void>;
  /** What an address without anything leads to. */
  readonly openBeginning: (how?: Beginning) => void;
}

export const useStage = create<Stage>(() => ({
  rooms: [],
  keepMoment: async () => undefined,
  openBeginning: () => undefined,
}));

/** What a room provides under that name, fetched. */
export async function fromRoom<Name extends keyof Provided>(name: Name): Promise<Provided[Name]> {
  for (const { provides } of useStage.getState().rooms) {
    const load = provides?.[name];
    if (load !== undefined) return load();
  }
  throw new Error(`no room of this page provides ${name}`);
}

/** Of the page: its rooms never change. */
export function usePanels(): readonly Panel<RoomPanel>[] {
  const rooms = useStage((stage) => stage.rooms);
  return useMemo(() => rooms.flatMap(({ panels = [] }) => panels), [rooms]);
}

/**
 * Opens what an address names, in the room that it is of. False if there is no such thing; null if it is no longer wanted when the code
 * of the room has come.
 */
export async function openFromRoom(link: NamedLink, isWanted: () => boolean): Promise<boolean | null> {
  for (const { links } of useStage.getState().rooms) {
    if (links?.kinds.includes(link.kind) !== true) continue;
    const open = await links.open();
    return isWanted() ? open(link) : null;
  }
  return false;
}

/** The ways into every room of this page. */
export function roomEntries(): Promise<readonly RoomEntry[]> {
  const { rooms } = useStage.getState();
  const known = entriesOf.get(rooms);
  if (known !== undefined) return known;
  const loading = Promise.all(rooms.map(async ({ entries }) => (await entries?.()) ?? []));
  const all = loading.then((entries) => entries.flat());
  entriesOf.set(rooms, all);
  return all;
}

/** The same promise each time, as a component that waits needs it. */
const entriesOf = new WeakMap<readonly AnyRoom[], Promise<readonly RoomEntry[]>>();

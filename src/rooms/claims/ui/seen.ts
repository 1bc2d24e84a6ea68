// Which claims have been opened, from visit to visit.
import { create } from 'zustand';
import { readStored, store } from '../../../ui/stores/storage.ts';

const NAME = 'claimsSeen';

interface SeenState {
  readonly seen: ReadonlySet<string>;
}

export const useSeen = create<SeenState>(() => ({
  seen: new Set((readStored(NAME) ?? '').split(' ').filter((id) => /^S\d-\d{2}$/.test(id))),
}));

export function rememberSeen(id: string): void {
  const { seen } = useSeen.getState();
  if (seen.has(id)) return;
  const now = new Set([...seen, id]);
  useSeen.setState({ seen: now });
  store(NAME, [...now].join(' '));
}

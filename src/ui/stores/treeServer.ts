// Whose copy of the tree the card of a znode reads: the one chosen there, or of the server selected last.
import { create } from 'zustand';
import { isServerId, type ServerId } from '../../engine/index.ts';
import { useSelection, type Thing } from './selection.ts';

const useTree = create<{ readonly server: ServerId | null }>(() => ({
  server: serverIn(useSelection.getState().selected),
}));

useSelection.subscribe(({ selected }) => {
  const server = serverIn(selected);
  if (server !== null) readTreeOf(server);
});

export function useTreeServer(): ServerId | null {
  return useTree((state) => state.server);
}

export function readTreeOf(server: ServerId): void {
  useTree.setState({ server });
}

function serverIn(thing: Thing | null): ServerId | null {
  return thing?.kind === 'server' && isServerId(thing.id) ? thing.id : null;
}

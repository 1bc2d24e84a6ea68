import type { Scene } from '../../draw/view/useScene.ts';
import type { ViewModel, ViewTexts } from '../../draw/view/viewOf.tsx';
import { connectionsOf, type Connection } from './connections.ts';
import type { Words } from './words/en.ts';

export interface ConnectionsModel extends ViewModel {
  readonly connections: readonly Connection[];
  readonly words: Words;
}

/** Clients outside the world: a row for each connection, with what its server knows of it and what can be done to it. */
export function connectionsModel({ view }: Scene, { words }: ViewTexts<Words>): ConnectionsModel | string {
  const connections = connectionsOf(view.world);
  if (connections.length === 0) return words.none;
  return {
    line: words.line(connections.length),
    spoken: connections.map(({ wire, server, session, watches, ephemerals }) =>
      words.spoken(wire, server, session, watches.length, ephemerals.length),
    ),
    things: [],
    connections,
    words,
  };
}

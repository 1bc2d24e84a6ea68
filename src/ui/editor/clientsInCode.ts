// What a world says of the code that it runs: at which line each client is, and whose program failed.
import type { World } from '../../engine/index.ts';
import type { ClientAtLine } from './runMarks.ts';

export interface Failed {
  readonly clients: readonly string[];
  /** Without its line. */
  readonly message: string;
  /** Null where it is not known. */
  readonly line: number | null;
}

/** Clients that wait at a call of the code, in their order. */
export function clientsAtLines(world: World): readonly ClientAtLine[] {
  return [...world.clients].flatMap(([id, client], index) => {
    if (client.vars.value.process === 'killed' || client.vars.value.process === 'closed') return [];
    const lines = new Set<number>();
    for (const { state, atStep } of client.threads.values()) {
      if (state.kind !== 'waiting' && state.kind !== 'ready') continue;
      const line = Number(/^line (\d+)$/.exec(atStep ?? '')?.[1] ?? 0);
      if (line > 0) lines.add(line);
    }
    return [...lines].map((line) => ({ name: nameOf(id), index, line }));
  });
}

/** Those that say the same stand together. */
export function failuresIn(world: World): readonly Failed[] {
  const clients = new Map<string, string[]>();
  for (const [id, { threads }] of world.clients) {
    for (const { state } of threads.values()) {
      if (state.kind !== 'ended' || state.how !== 'threw') continue;
      clients.set(state.message, [...new Set([...(clients.get(state.message) ?? []), nameOf(id)])]);
    }
  }
  return [...clients].map(([said, names]) => {
    const [, line, message = said] = /^line (\d+): ([^]*)$/.exec(said) ?? [];
    return { clients: names, message, line: line === undefined ? null : Number(line) };
  });
}

function nameOf(id: string): string {
  return id.slice(id.indexOf(':') + 1);
}

// What a user asks a server.
import type { Handlers } from './handler.ts';

export const serverWords = {
  /** Nobody answers where there is no process, and none that stands still. */
  askServer: {
    refusal(world, { server }) {
      const state = world.servers.get(server)?.vars.value.state;
      if (state === undefined) return 'noSuchServer';
      if (state === 'down') return 'alreadyDown';
      return world.frozen.has(server) ? 'alreadyFrozen' : null;
    },
    perform(stage, { server, word }) {
      stage.toServer(server, { kind: 'ask', word });
    },
  },
} satisfies Handlers;

// kill -9 and, after the time a restart takes, a new process on the same disk.
import type { CommandOf, Fault } from './fault.ts';

export function restartServer({ server }: CommandOf<'restartServer'>): Fault {
  return {
    refusal(world) {
      const state = world.servers.get(server)?.vars.value.state;
      if (state === undefined) return 'noSuchServer';
      return state === 'down' ? 'alreadyDown' : null;
    },
    perform(stage) {
      const { world, outbox } = stage;
      world.silencedBy.set(server, outbox.lastRecord);
      world.frozen.delete(server);
      stage.toServer(server, { kind: 'stop' });
      outbox.schedule({ type: 'start' }, world.setup.config.restartMs);
    },
  };
}

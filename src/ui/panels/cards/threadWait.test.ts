import { expect, test } from 'vitest';
import { en } from '../../../words/en/index.ts';
import { stage } from '../../select/testing/stage.ts';
import { threadWait } from './threadWait.ts';

test('a callback that has just been called is not told as not started', () => {
  const { simulation, world } = stage('leader-latch', 2).until(0);
  const callback = () =>
    [...world().clients.values()].flatMap((client) =>
      [...client.threads.values()].flatMap((thread) =>
        thread.id < 0 && thread.state.kind === 'notStarted' ? [threadWait(client, thread, en)] : [],
      ),
    )[0];
  while (callback() === undefined && simulation.step());
  expect(callback()).toBe('nothing: it is about to continue');
});

import { SERVERS, byStory, story } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'Session expiry: client cut off for too long',
  more: 'the client learns of it only after it reconnects',
  sentence: byStory({
    tooLong: () =>
      'Client A is cut off until its session expires. The others see its znode disappear. A learns of it only when it reconnects.',
    inTime: () =>
      'Client A is cut off and reconnects in time. It lost its connection, but kept its session and its znode.',
    none: () => 'Cut client A off. Restore the link before or after its six-second session timeout.',
  }),
  parameters: {
    story: story({ tooLong: 'back after the session expired', inTime: 'back in time' }),
    servers: SERVERS,
  },
  tags: ['session', 'expiry', 'partition', 'ephemeral'],
} satisfies ScenarioWords;

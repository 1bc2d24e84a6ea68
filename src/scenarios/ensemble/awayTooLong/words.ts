import { SERVERS, byStory, story } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';

export const words = {
  name: 'Away too long',
  more: 'a client learns of its end when it is back',
  sentence: byStory({
    tooLong: () =>
      'Client A is cut off until its session has expired. The others see its node go; A itself knows only when it is back.',
    inTime: () =>
      'Client A is cut off and back in time. It has lost a connection, not its session and not its node.',
    none: () => 'Cut client A off, and let it come back before or after its six seconds are over.',
  }),
  parameters: {
    story: story({ tooLong: 'back after its time', inTime: 'back in time' }),
    servers: SERVERS,
  },
} satisfies ScenarioWords;

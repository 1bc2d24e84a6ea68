import { capital, spelled } from '../scenario/englishNumbers.ts';
import type { ScenarioWords } from '../scenario/words.ts';

export const words = {
  name: 'Your own world',
  more: 'servers, clients and znodes as you put them there',
  sentence: ({ plan }) => {
    const servers = (plan?.servers ?? 1) + (plan?.observers ?? 0);
    const clients = plan?.clients.length ?? 0;
    const ofServers = `${capital(spelled(servers))} server${servers === 1 ? '' : 's'}`;
    if (clients === 0) return `${ofServers} and nobody else yet. Add a client, and open its console to type.`;
    return `${ofServers}, ${spelled(clients)} client${clients === 1 ? '' : 's'}. Open the console to type zkCli commands.`;
  },
} satisfies ScenarioWords;

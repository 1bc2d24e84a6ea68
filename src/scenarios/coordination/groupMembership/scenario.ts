// Group membership: hosts that register, and routers that use the list.
import type { InvariantId } from '../../../engine/index.ts';
import { choiceParameter, countParameter, variantParameter } from '../../scenario/parameters.ts';
import { GROUP, GROUP_STEPS, GROUP_VARIANTS, ROUTERS_READ, groupMembership as recipe } from './recipe.ts';
import type { Contradiction, ScenarioChoice } from '../../scenario/scenario.ts';
import { castScenario } from '../castScenario.ts';
import { pieceWords, pieces } from './pieces.ts';
import { words } from './words.ts';

export const groupMembership = castScenario({
  id: 'group-membership',
  recipe,
  words,
  pieces,
  pieceWords,
  family: 'coordination',
  views: ['membership', 'spaceTime'],
  parameters: [
    variantParameter(GROUP_VARIANTS),
    countParameter('routers', 1, 20, 1),
    { ...choiceParameter('routersRead', ROUTERS_READ), before: 'names' },
    { name: 'timeoutMs', kind: 'integer', min: 4000, max: 40_000, words: [], initial: 4000 },
    {
      name: 'stayMs',
      kind: 'integer',
      min: 100,
      max: 600_000,
      words: ['forever'],
      initial: 'forever',
      headless: 2000,
    },
  ],
  clients: { min: 2, max: 200, initial: 6 },
  parent: GROUP,
  sessionTimeoutMs: ({ values }) => Number(values['timeoutMs']),
  // One request for each change and client, or everything once in a second.
  frame: ({ clients, values }) => ({
    requestsPerSecond: values['routersRead'] === 'names' ? 50 + 2 * clients : 20 + clients,
  }),
  invariants: ['I-31', 'I-32', 'I-24'],
  expected: ({ variant, routersRead }) => [
    ...(EXPECTED[String(variant)] ?? []),
    ...(routersRead === 'everything' ? (['I-24'] as const) : []),
  ],
  contradiction: nobodyServes,
  stepList: () => GROUP_STEPS,
  isEndless: () => false,
  seat: (place, { values }) => ({ role: place < Number(values['routers']) ? 'router' : 'host' }),
});

const EXPECTED: Readonly<Record<string, readonly InvariantId[]>> = {
  'trusts-node-exists': ['I-31'],
  'registers-once': ['I-31'],
  persistent: ['I-32'],
};

function nobodyServes({ clients, values }: ScenarioChoice): Contradiction | null {
  const isCrowded = Number(values['routers']) >= clients;
  return isCrowded ? { parameter: 'routers', because: 'nobodyWouldServe' } : null;
}

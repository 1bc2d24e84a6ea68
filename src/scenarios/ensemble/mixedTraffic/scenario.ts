// What the fuzzer runs, and the links to what it finds: no lock, no lesson, just traffic on one or several servers.
import { scenarioEntry } from '../../scenario/entry.ts';
import { isEndless } from '../../scenario/parameters.ts';
import { BROADCAST } from '../parameters.ts';
import { mixedTraffic as recipe, TRAFFIC_PARENT } from './recipe.ts';
import { TRAFFIC_CLIENTS, TRAFFIC_PARAMETERS, trafficStage } from './stage.ts';
import { words } from './words.ts';

export const mixedTraffic = scenarioEntry({
  scenario: {
    id: 'mixed-traffic',
    family: 'ensemble',
    picture: 'ensemble',
    // Its trees can be put beside them: a thousand znodes on seven servers are looked through at every step.
    views: ['logStrips'],
    parameters: TRAFFIC_PARAMETERS,
    clients: TRAFFIC_CLIENTS,
    lock: { parent: TRAFFIC_PARENT, order: 'unheld' },
    invariants: ['I-12e', 'I-15', 'I-16', 'I-17', 'I-18', 'I-19', 'I-21', 'I-25', 'I-26', ...BROADCAST],
    expected: () => [],
    stepList: () => [],
    isEndless,
    setup: (choice) => trafficStage(choice, 'mixed-traffic'),
  },
  recipes: { 'mixed-traffic': recipe },
  words,
  isUnlisted: true,
});

// Words that several queues share.
import { capital, spelled } from '../scenario/englishNumbers.ts';
import type { ScenarioChoice } from '../scenario/scenario.ts';
import type { ParameterWords } from '../scenario/words.ts';

export const PRODUCERS = {
  label: 'Producers',
  hint: 'All other clients are consumers.',
} as const satisfies ParameterWords;
export const ITEMS = {
  label: 'Items per producer',
  values: { endless: 'without end' },
} as const satisfies ParameterWords;
export const WORK = { label: 'Processing time per item' } as const satisfies ParameterWords;

export const QUEUE_CONTRADICTIONS = {
  nobodyWouldConsume: 'At least one client must be a consumer. Choose fewer producers, or more clients.',
};

export function sentenceOf(forms: Readonly<Record<string, string>>): (choice: ScenarioChoice) => string {
  return ({ clients, values }) => {
    const producers = Number(values['producers']);
    const consumers = Math.max(clients - producers, 0);
    const cast = `${counted(producers, 'producer')} and ${counted(consumers, 'consumer')}`;
    return `${capital(cast)}. ${forms[String(values['variant'])] ?? ''}`;
  };
}

function counted(count: number, one: string): string {
  return `${spelled(count)} ${one}${count === 1 ? '' : 's'}`;
}

// Words that several elections share.
import { capital, spelled } from '../scenario/englishNumbers.ts';
import type { ScenarioChoice } from '../scenario/scenario.ts';
import type { ParameterWords } from '../scenario/words.ts';

export const LEAD_MS = {
  label: 'Time as leader',
  values: { untilReleased: 'until you tell it to leave' },
} as const satisfies ParameterWords;

export const ELECTION_STEPS = {
  'election.lead': 'Lead until the time is up or it is told to leave',
  'election.leave': 'Give up leadership: delete its znode',
} as const;
export const ELECTION_STEP_NAMES = { 'election.lead': 'leads', 'election.leave': 'steps down' } as const;

export const STORY_ENDS_THE_TERM =
  'A story tells leaders when to leave. Let them lead until they are told, or choose no story.';

export function byChoice(
  parameter: string,
  sentences: Readonly<Record<string, (clients: string) => string>>,
): (choice: ScenarioChoice) => string {
  return ({ clients, values }) => sentences[String(values[parameter])]?.(capital(spelled(clients))) ?? '';
}

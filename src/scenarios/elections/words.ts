// What is said alike of several elections.
import { capital, spelled } from '../englishNumbers.ts';
import type { ScenarioChoice } from '../scenario.ts';
import type { ParameterWords } from '../words.ts';

export const LEAD_MS = {
  label: 'How long each leads',
  values: { untilReleased: 'until it is told to leave' },
} as const satisfies ParameterWords;

export const ELECTION_STEPS = {
  'election.lead': 'Lead, until its time is up or it is told to leave',
  'election.leave': 'Leave office: delete its znode',
} as const;
export const ELECTION_STEP_NAMES = { 'election.lead': 'leads', 'election.leave': 'leaves office' } as const;

export const STORY_ENDS_THE_TERM =
  'A story tells leaders when to leave: let them lead until they are told, or choose no story.';

export function byChoice(
  parameter: string,
  sentences: Readonly<Record<string, (clients: string) => string>>,
): (choice: ScenarioChoice) => string {
  return ({ clients, values }) => sentences[String(values[parameter])]?.(capital(spelled(clients))) ?? '';
}

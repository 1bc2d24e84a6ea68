// Words as a scene says them: the language's own, and in place of some of them those of its voice.
import type { Scenario } from '../scenarios/scenario/scenario.ts';
import type { Messages } from './messages.ts';
import type { Voice } from './voice.ts';

/** The same words of the same scenes are the same object. Scenes that do not agree have no voice. */
export function inVoice(words: Messages, scenes: readonly Told[]): Messages {
  const [voice, ...others] = scenes.map((scene) => voiceOf(scene, words));
  if (voice === undefined || others.some((other) => other !== voice)) return words;
  const known = said.get(words)?.get(voice);
  if (known !== undefined) return known;
  const spoken = spokenIn(words, voice);
  said.set(words, (said.get(words) ?? new Map<Voice, Messages>()).set(voice, spoken));
  return spoken;
}

type Told = Pick<Scenario, 'id' | 'family' | 'toldAs'>;

function voiceOf({ id, family, toldAs }: Told, { voices }: Messages): Voice | undefined {
  if (toldAs === undefined) return voices[id] ?? voices[family];
  return voices[voiceToldAs(id, toldAs)] ?? voices[toldAs];
}

/** The name of what a scenario of own code says where that code claims something else than a lock. */
export function voiceToldAs(id: string, toldAs: NonNullable<Scenario['toldAs']>): string {
  return `${id} as ${toldAs}`;
}

const said = new WeakMap<Messages, Map<Voice, Messages>>();

function spokenIn(words: Messages, voice: Voice): Messages {
  const { picture, guide, controls, stepNames, steps, why, gates, client, lockInvariants } = voice;
  const { panels } = words;
  return {
    ...words,
    picture: { ...words.picture, ...picture },
    guide: { ...words.guide, ...guide },
    controls: { ...words.controls, ...controls },
    stepNames: stepNames ? { ...words.stepNames, ...stepNames } : words.stepNames,
    steps: steps ? { ...words.steps, ...steps } : words.steps,
    gates: { ...words.gates, ...gates },
    lockInvariants: { ...words.lockInvariants, ...lockInvariants },
    panels: { ...panels, why: { ...panels.why, ...why }, client: { ...panels.client, ...client } },
  };
}

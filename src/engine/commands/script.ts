// Commands about the scenario's script.
import { endScript } from '../stage/prompter.ts';
import type { Handlers } from './handler.ts';

export const script = {
  stopScript: {
    refusal: ({ cue }) => (cue === null ? 'noScript' : null),
    perform: ({ world }) => endScript(world),
  },
} satisfies Handlers;

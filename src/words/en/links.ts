import type { Right } from '../../scenarios/link/link.ts';
import type { FilledIn } from '../../scenarios/link/link.ts';
import type { LinkError, LinkNotice } from '../../scenarios/link/permalink.ts';
import { catalogue } from '../../scenarios/libraryWords.ts';
import { format } from './nouns.ts';

const { contradictions } = catalogue;

/** Why a link could not be opened, and what would be valid. */
export const links = {
  errorTitle: 'This link could not be opened.',
  search: 'Search all scenarios',
  error: (error: LinkError): string => {
    switch (error.code) {
      case 'damaged':
        return error.field === null
          ? 'It is damaged: part of it is missing or changed. Copy the whole address again, to the last character.'
          : `It is damaged at “${error.field}”. Copy the whole address again, to the last character.`;
      case 'tooLong':
        return `It is too long: a link may have at most ${format.number(error.limit)} ${TOO_LONG[error.what]}.`;
      case 'unknownScenario':
        return `It names “${error.scenario}”, which this version of Znode Lab does not know. Reload the page to update, then open it again.`;
      case 'badValue':
        return `“${error.value}” is not valid for ${error.field}. ${rightIs(error.right)}`;
      case 'missingValue':
        return `It has no value for ${error.field}. ${rightIs(error.right)}`;
      case 'unknownParameter':
        return `It has the setting “${error.name}”, which the scenario “${error.scenario}” does not have. ${settingsAre(error.known)} A newer version of Znode Lab may have more.`;
      case 'contradiction':
        return `Its settings contradict each other: ${contradictions[error.because] ?? error.because}`;
      case 'newerVersion':
        return `It needs a newer version of Znode Lab (format ${error.version}). Reload the page to update, then open it again.`;
      case 'momentMissing':
        return error.command === null
          ? `It leads to step ${format.number(error.step)}, but the run ends earlier.`
          : `Its command ${error.command + 1} is for step ${format.number(error.step)}, which the run does not have.`;
      case 'commandRefused':
        return `Its command ${error.command + 1} (${error.type}) is not possible at that step.`;
      case 'engineFailed':
        return `The simulation stopped while replaying it: ${error.message}`;
      default:
        return error satisfies never;
    }
  },
  notice: (notice: LinkNotice, nameOf: (setting: FilledIn) => SettingName): string => {
    switch (notice.code) {
      case 'filledIn': {
        const settings = notice.parameters.map(nameOf).map(({ label, value }) => `${label}: ${value}`);
        const which =
          settings.length === 1
            ? 'one setting. It is set as it was'
            : 'some settings. They are set as they were';
        return `This link is older than ${which} then. ${settings.join('; ')}.`;
      }
      case 'hashDiffers':
        return 'This run differs from the one the link was created from: some things may look different.';
      case 'otherBehaviour':
        return 'The link was created by another version of the simulation: some things may look different.';
      default:
        return notice satisfies never;
    }
  },
};

/** A setting and its value, as the scenario’s form names them. */
export interface SettingName {
  readonly label: string;
  readonly value: string;
}

function rightIs(right: Right): string {
  if (right.kind === 'oneOf') return `Use one of: ${right.options.join(', ')}.`;
  const { min, max, words } = right;
  const number =
    min === max ? format.number(min) : `a whole number from ${format.number(min)} to ${format.number(max)}`;
  return `Use ${[number, ...words].join(', or ')}.`;
}

function settingsAre(known: readonly string[]): string {
  return known.length === 0 ? 'The scenario has none.' : `The scenario has: ${known.join(', ')}.`;
}

const TOO_LONG = {
  link: 'characters',
  content: 'bytes of content',
  commands: 'commands',
  steps: 'steps',
  bookmarks: 'bookmarks',
};

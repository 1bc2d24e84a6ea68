import type { Right } from '../../scenarios/link/linkChoices.ts';
import type { FilledIn } from '../../scenarios/link/olderLink.ts';
import type { LinkError, LinkNotice } from '../../scenarios/link/permalink.ts';
import { catalogue } from '../../scenarios/libraryWords.ts';
import { format } from './nouns.ts';

const { contradictions } = catalogue;

/** Why a link could not be opened, and what would be right. */
export const links = {
  errorTitle: 'This link could not be opened.',
  error: (error: LinkError): string => {
    switch (error.code) {
      case 'damaged':
        return error.field === null
          ? 'It is damaged: part of it was lost or changed on the way. Copy the whole address, to its last character.'
          : `It is damaged at “${error.field}”. Copy the whole address, to its last character.`;
      case 'tooLong':
        return `It is too long: a link may have at most ${format.number(error.limit)} ${TOO_LONG[error.what]}.`;
      case 'unknownScenario':
        return `It names the scenario “${error.scenario}”, which this page does not know. A newer version of the page may.`;
      case 'badValue':
        return `It says “${error.value}” for ${error.field}. ${rightIs(error.right)}`;
      case 'missingValue':
        return `It says nothing for ${error.field}. ${rightIs(error.right)}`;
      case 'unknownParameter':
        return `It has the setting “${error.name}”, which the scenario “${error.scenario}” does not have here. ${settingsAre(error.known)} A newer version of the page may have more.`;
      case 'contradiction':
        return `Its switches do not go together: ${contradictions[error.because] ?? error.because}`;
      case 'newerVersion':
        return `It was made by a newer version of this page (format ${error.version}). Reload the page, then open it again.`;
      case 'momentMissing':
        return error.command === null
          ? `It leads to step ${format.number(error.step)}, but the run ends before.`
          : `Its command ${error.command + 1} is for step ${format.number(error.step)}, which the run does not have.`;
      case 'commandRefused':
        return `Its command ${error.command + 1} (${error.type}) is not possible at its moment.`;
      case 'engineFailed':
        return `The simulation stopped on the way: ${error.message}`;
      default:
        return error satisfies never;
    }
  },
  notice: (notice: LinkNotice, nameOf: (setting: FilledIn) => SettingName): string => {
    switch (notice.code) {
      case 'filledIn': {
        const settings = notice.parameters.map(nameOf).map(({ label, value }) => `${label}: ${value}`);
        const which = settings.length === 1 ? 'a setting, which is' : 'some settings, which are';
        return `The link is older than ${which} as every run was then. ${settings.join('; ')}.`;
      }
      case 'hashDiffers':
        return 'The run is not exactly the one the link was made from: something may look different.';
      case 'otherBehaviour':
        return 'The link was made by another version of the simulation: something may look different.';
      default:
        return notice satisfies never;
    }
  },
};

/** A setting and its value, as the scene’s form names them. */
export interface SettingName {
  readonly label: string;
  readonly value: string;
}

function rightIs(right: Right): string {
  if (right.kind === 'oneOf') return `Right is one of: ${right.options.join(', ')}.`;
  const { min, max, words } = right;
  const number =
    min === max ? format.number(min) : `a whole number from ${format.number(min)} to ${format.number(max)}`;
  return `Right is ${[number, ...words].join(', or ')}.`;
}

function settingsAre(known: readonly string[]): string {
  return known.length === 0 ? 'It has none.' : `It has: ${known.join(', ')}.`;
}

const TOO_LONG = {
  link: 'characters',
  content: 'bytes of content',
  commands: 'commands',
  steps: 'steps',
  bookmarks: 'bookmarks',
};

import type { ScenarioChoice } from '../../../scenarios/scenario.ts';
import type { FamilyWords, ParameterWords } from './contract.ts';

/** Scenarios of ensembles whose programs take something for granted. */
export const ensembleFailures: FamilyWords['scenarios'] = {
  'fresh-read': {
    name: 'A read that must be new',
    more: 'plain, behind a sync, behind a write',
    subtitle: by('reader', { reads: 'reads', syncs: 'syncs, then reads', writesFirst: 'writes, then reads' }),
    sentence: by('reader', {
      reads: 'Client B has been told of a write and reads. It gets what its server has, be that old.',
      syncs: 'Client B syncs before it reads: its server first catches up with the leader it knows.',
      writesFirst:
        'Client B writes something before it reads: whoever answers that has a quorum behind it, and so all writes before.',
    }),
    parameters: {
      story: story({
        'told-by-telephone': 'told by telephone',
        'leader-that-was-replaced': 'a leader that was replaced',
        'sync-asks-the-old-leader': 'a sync at the old leader',
      }),
      reader: {
        label: 'How client B reads',
        values: { reads: 'it reads', syncs: 'sync, then read', writesFirst: 'write, then read' },
      },
      servers: { label: 'Servers' },
    },
  },
  'unanswered-write': {
    name: 'Done, or not done?',
    more: 'the leader goes, and with it the answer',
    subtitle: by('unanswered', {
      takesItForDone: 'no answer is taken for done',
      looks: 'no answer is looked into',
    }),
    sentence: by('unanswered', {
      takesItForDone: 'Client A adds one, the connection breaks, and A counts it as added.',
      looks:
        'Client A adds one, the connection breaks, and A reads before it believes anything: what is not there is added again.',
    }),
    parameters: {
      story: story({ 'gone-with-its-leader': 'gone with its leader', 'counter-is-full': 'a full counter' }),
      unanswered: {
        label: 'A call without an answer',
        values: { takesItForDone: 'is taken for done', looks: 'is looked for, and repeated if need be' },
      },
    },
  },
  'comes-back': {
    name: 'A dropped write, and its leader’s return',
    more: 'whose history is the newer one',
    subtitle: by('voteOrder', { epochFirst: 'votes by epoch, then zxid', zxidOnly: 'votes by zxid alone' }),
    sentence: by('voteOrder', {
      epochFirst:
        'Server 3 dies with a write that nobody else has. An epoch begins without it; when server 3 is back, that epoch outvotes its longer log.',
      zxidOnly:
        'Server 3 dies with a write that nobody else has. An epoch begins without it; but only zxids are compared, and the longest log wins.',
    }),
    parameters: {
      story: story({ 'back-from-the-dead': 'back from the dead' }),
      voteOrder: {
        label: 'Whose history is newer',
        values: { epochFirst: 'by epoch, then by zxid', zxidOnly: 'by zxid alone, as before 3.4.0' },
      },
    },
  },
};

function story(values: Readonly<Record<string, string>>): ParameterWords {
  return { label: 'What happens', values: { ...values, none: 'what you do' } };
}

function by(
  parameter: string,
  sentences: Readonly<Record<string, string>>,
): (choice: ScenarioChoice) => string {
  return ({ values }) => sentences[String(values[parameter])] ?? '';
}

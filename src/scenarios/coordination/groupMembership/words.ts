import { byVariant } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';

/** How routers read, where not the names alone. */
const READS: Readonly<Record<string, string>> = {
  everything: 'routers read every host at every change',
  gathers: 'routers gather changes, then read every host',
};

const FORMS = {
  'checks-owner': 'look whose name it is, list again after expiry',
  'trusts-node-exists': 'NodeExists counts as listed',
  'registers-once': 'listed once and for all',
  persistent: 'persistent names',
};
/** By the value of a choice. */
const FORM_NAMES: Readonly<Record<string, string>> = FORMS;

export const words = {
  name: 'Group membership',
  more: 'who is there, as a list of ephemerals',
  sentence: byVariant({
    'checks-owner': (clients) =>
      `${clients} clients: hosts list themselves as ephemerals, routers go by the list. A name left by an earlier session has to go before it is made again.`,
    'trusts-node-exists': (clients) =>
      `${clients} clients: a host that finds its name listed takes that for its own. It may be that of the session before, and go with it.`,
    'registers-once': (clients) =>
      `${clients} clients: a host lists itself once. When its session expires, the name is gone and the host serves on.`,
    persistent: (clients) =>
      `${clients} clients: hosts list themselves by persistent znodes. Whoever dies stays on the list.`,
  }),
  subtitle: ({ values }) =>
    READS[String(values['routersRead'])] ?? FORM_NAMES[String(values['variant'])] ?? '',
  parameters: {
    variant: { label: 'Form', values: FORMS },
    routers: { label: 'Routers', hint: 'They read the list. All other clients are hosts.' },
    routersRead: {
      label: 'What routers read after a change',
      values: {
        names: 'the names',
        everything: 'all that hosts say of themselves',
        gathers: 'the same, once in a second',
      },
    },
    timeoutMs: {
      label: 'Session timeout',
      hint: 'A dead host stays listed for so long and up to a tick more.',
    },
    stayMs: { label: 'How long a host serves', values: { forever: 'until it is told to leave' } },
  },
  steps: {
    'group.register': 'Create an ephemeral znode with the host’s name',
    'group.await': 'Taken, by another session? Wait until that name is gone, with a watch',
    'group.serve': 'Serve. Session over? Another handle, and list itself again',
    'group.leave': 'Delete the name',
    'group.list': 'Routers: list the group, with a watch',
    'group.route': 'Go by that list until the watch rings',
  },
  stepNames: {
    'group.register': 'lists itself',
    'group.await': 'waits for its old name to go',
    'group.serve': 'serves',
    'group.leave': 'leaves',
    'group.list': 'reads the list',
    'group.route': 'routes',
  },
  contradictions: {
    nobodyWouldServe: 'At least one client has to be a host: choose fewer routers, or more clients.',
  },
} satisfies ScenarioWords;

import { byVariant } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';

/** How routers read, if they read more than the names. */
const READS: Readonly<Record<string, string>> = {
  everything: 'routers read every host at every change',
  gathers: 'routers gather changes, then read every host',
};

const FORMS = {
  'checks-owner': 'check owner, re-register after expiry',
  'trusts-node-exists': 'NodeExists counts as registered',
  'registers-once': 'register only once',
  persistent: 'persistent znodes',
};
/** By the value of a choice. */
const FORM_NAMES: Readonly<Record<string, string>> = FORMS;

export const words = {
  name: 'Group membership',
  more: 'service discovery with ephemeral znodes',
  sentence: byVariant({
    'checks-owner': (clients) =>
      `${clients} clients. Hosts register ephemeral znodes, and routers use the list. A host waits until a name of its earlier session is gone.`,
    'trusts-node-exists': (clients) =>
      `${clients} clients. A host that finds its name in the list takes it for its own. It may belong to the previous session, and disappear with it.`,
    'registers-once': (clients) =>
      `${clients} clients. A host registers only once. When its session expires, its name is gone, but the host keeps serving.`,
    persistent: (clients) =>
      `${clients} clients. Hosts register persistent znodes. A dead host stays in the list.`,
  }),
  subtitle: ({ values }) =>
    READS[String(values['routersRead'])] ?? FORM_NAMES[String(values['variant'])] ?? '',
  parameters: {
    variant: { label: 'Variant', values: FORMS },
    routers: { label: 'Routers', hint: 'They read the list. All other clients are hosts.' },
    routersRead: {
      label: 'After a change, routers read',
      values: {
        names: 'the names',
        everything: 'the data of every host',
        gathers: 'the data of every host, once a second',
      },
    },
    timeoutMs: {
      label: 'Session timeout',
      hint: 'A dead host stays in the list for this long, plus up to one tick.',
    },
    stayMs: { label: 'Time a host serves', values: { forever: 'until you tell it to leave' } },
  },
  steps: {
    'group.register': 'Create an ephemeral znode with the host’s name',
    'group.await': 'If another session has the name, wait with a watch until it is gone',
    'group.serve': 'Serve. If the session expires, open a new handle and register again',
    'group.leave': 'Delete the name',
    'group.list': 'Routers: list the group with a watch',
    'group.route': 'Use that list until the watch fires',
  },
  stepNames: {
    'group.register': 'registers',
    'group.await': 'waits for its old name to go',
    'group.serve': 'serves',
    'group.leave': 'leaves',
    'group.list': 'reads the list',
    'group.route': 'routes',
  },
  contradictions: {
    nobodyWouldServe: 'At least one client must be a host. Choose fewer routers, or more clients.',
  },
  tags: ['membership', 'ephemeral', 'session', 'herd'],
} satisfies ScenarioWords;

import type { ScenarioWords } from '../../scenario/words.ts';

const CALL_TEXTS: Readonly<Record<string, string>> = {
  getData: 'reads /a with a watch',
  exists: 'calls exists on /a with a watch',
  getChildren: 'lists the children of /a with a watch',
  persistent: 'sets a persistent watch on /a',
  recursive: 'sets a persistent recursive watch on /a',
  handle: 'has only the watcher of its constructor',
};

const HAPPENING_TEXTS: Readonly<Record<string, string>> = {
  create: 'B creates /a',
  setData: 'B writes /a',
  setSame: 'B writes the same bytes to /a',
  delete: 'B deletes /a',
  setACL: 'B changes the ACL of /a',
  createChild: 'B creates a child of /a',
  setChild: 'B writes a child of /a',
  deleteChild: 'B deletes a child of /a',
  createGrandchild: 'B creates a grandchild of /a',
  disconnected: 'A is cut off from the server',
  syncConnected: 'the server restarts and A reconnects',
  expired: 'A’s session expires',
  authFailed: 'the server rejects A’s addAuth',
  connectedReadOnly: 'A reconnects to a server without a leader, which serves reads only',
  closed: 'A closes its handle',
};

export const words = {
  name: 'Watch events: every call, every change',
  more: 'znode changes and connection states',
  tags: ['watch', 'expiry', 'connectionLoss', 'acl', 'readOnly'],
  sentence: ({ values }) =>
    `A ${CALL_TEXTS[String(values['call'])] ?? ''}. Then ${HAPPENING_TEXTS[String(values['happening'])] ?? ''}. Which events does A’s watcher get?`,
  parameters: {
    call: {
      label: 'A sets its watch with',
      values: {
        getData: 'getData',
        exists: 'exists',
        getChildren: 'getChildren',
        persistent: 'addWatch PERSISTENT',
        recursive: 'addWatch PERSISTENT_RECURSIVE',
        handle: 'no call: the constructor’s watcher',
      },
    },
    happening: {
      label: 'Then',
      values: {
        create: 'create /a',
        setData: 'setData /a',
        setSame: 'setData /a, same bytes',
        delete: 'delete /a',
        setACL: 'setACL /a',
        createChild: 'create /a/child',
        setChild: 'setData /a/child',
        deleteChild: 'delete /a/child',
        createGrandchild: 'create /a/child/below',
        disconnected: 'Disconnected',
        syncConnected: 'SyncConnected again',
        expired: 'Expired',
        authFailed: 'AuthFailed',
        connectedReadOnly: 'ConnectedReadOnly',
        closed: 'Closed',
      },
    },
  },
  steps: {
    'events.set': 'A sets its watch',
    'events.addAuth': 'A calls addAuth with a scheme that the server does not know',
    'events.close': 'A closes its handle',
    'events.await': 'A waits for events',
    'events.change': 'B makes one change',
  },
  stepNames: {
    'events.set': 'sets a watch',
    'events.addAuth': 'adds auth data',
    'events.close': 'closes',
    'events.await': 'waiting',
    'events.change': 'makes a change',
  },
} satisfies ScenarioWords;

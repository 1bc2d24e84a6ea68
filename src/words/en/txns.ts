import type { TxnName } from '../contracts/views.ts';
import { client, format, server } from './nouns.ts';
import { calledClient, zxidText } from '../names.ts';

/** Transactions and servers, as the views of an ensemble name them. */
export const txns = {
  zxid: (zxid: number) => `zxid ${zxidText(zxid)}`,
  /** “create /a by client B”. */
  txn: ({ type, path, client: who }: TxnName) => {
    const by = who === null ? '' : ` by ${client(who)}`;
    const of = who === null ? 'a session' : `the session of ${client(who)}`;
    if (type === 'createSession') return `${of} begins`;
    if (type === 'closeSession') return `${of} ends`;
    if (type === 'error') return `a rejected write${by}`;
    return `${path === null ? type : `${type} ${path}`}${by}`;
  },
  /** The same where there is little room. */
  short: ({ type, path, client: who }: TxnName) => {
    if (type === 'createSession') return 'new session';
    if (type === 'closeSession') return 'session ends';
    if (type === 'error') return 'rejected write';
    return `${path === null ? type : `${type} ${path}`}${who === null ? '' : ` by ${calledClient(who)}`}`;
  },
  server: (number: number) => `Server ${format.number(number)}`,
  servers: (ids: readonly string[]) =>
    ids.length === 1
      ? ids.map(server).join('')
      : `servers ${format.list(ids.map((id) => id.slice('server:'.length)))}`,
  states: {
    LEADING: 'leader',
    FOLLOWING: 'follower',
    OBSERVING: 'observer',
    LOOKING: 'looking for a leader',
    standalone: 'alone',
    elected: 'elected, not yet leading',
    down: 'down',
    frozen: 'frozen',
  },
};

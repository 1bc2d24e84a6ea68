import type { TxnName } from '../../select/zabTxns.ts';
import { zxidText } from '../names.ts';
import { client, format, server } from '../nouns.en.ts';

/** Transactions and servers, as the views of an ensemble name them. */
export const txns = {
  zxid: (zxid: number) => `zxid ${zxidText(zxid)}`,
  /** “create /a by client B”. */
  txn: ({ type, path, client: who }: TxnName) => {
    const by = who === null ? '' : ` by ${client(who)}`;
    const of = who === null ? 'a session' : `the session of ${client(who)}`;
    if (type === 'createSession') return `${of} begins`;
    if (type === 'closeSession') return `${of} ends`;
    if (type === 'error') return `a write${by} that was refused`;
    return `${path === null ? type : `${type} ${path}`}${by}`;
  },
  /** The same where there is little room. */
  short: ({ type, path }: TxnName) => {
    if (type === 'createSession') return 'new session';
    if (type === 'closeSession') return 'session ends';
    if (type === 'error') return 'refused write';
    return path === null ? type : `${type} ${path}`;
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
    LOOKING: 'looks for a leader',
    standalone: 'alone',
    elected: 'elected, not in office yet',
    down: 'down',
    frozen: 'stands still',
  },
};

export type TxnWords = typeof txns;

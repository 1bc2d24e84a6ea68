// What every panel of the page is given.
import type { SessionId } from '../../../engine/index.ts';
import type { ServerSummary } from '../reading/service.ts';
import type { DataClient } from './dataClient.ts';

export interface Shown {
  readonly client: DataClient;
  readonly server: number;
  /** The moment: after this row. */
  readonly row: number;
  readonly summary: ServerSummary;
  /** The znode that is chosen. */
  readonly path: string | null;
  readonly goTo: (row: number, server?: number) => void;
  /** Chooses a znode and shows it in the tree. */
  readonly show: (path: string) => void;
  readonly choose: (path: string | null) => void;
  /** Lists the transactions of a session. */
  readonly showSession: (id: SessionId) => void;
}

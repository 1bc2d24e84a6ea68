// ZooKeeper.States.
import type { ClientState } from './clientState.ts';

export function stateName({ vars }: Pick<ClientState, 'vars'>): string {
  const { connection, servedBy } = vars.value;
  return connection === 'connected' && servedBy === 'readOnly' ? 'CONNECTEDREADONLY' : NAMES[connection];
}

const NAMES = {
  notConnected: 'CONNECTING',
  connecting: 'CONNECTING',
  connected: 'CONNECTED',
  closed: 'CLOSED',
  authFailed: 'AUTH_FAILED',
} as const;

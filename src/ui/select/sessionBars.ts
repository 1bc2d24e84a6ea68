// How long a session still lives at the server: it runs down from its last touch and is full again at each ping.
import type { ClientId, ServerSession, ServerState, SessionId, World } from '../../engine/index.ts';

export interface SessionBar {
  /**
   * `none`: the client has no session yet. `open`: the server counts it down. `closing`: its end is under way. `gone`: the
   * client does not know yet that the server has dropped it. `ended`: the client knows. `unknown`: the server is down.
   * `stopped`: there is no leader, or it is frozen, so nobody counts.
   */
  readonly state: 'none' | 'open' | 'closing' | 'gone' | 'ended' | 'unknown' | 'stopped';
  /** When the server will drop it, and how long before that it was last touched; 0 where there is nothing to count. */
  readonly expiresAtMs: number;
  readonly fullMs: number;
  readonly timeoutMs: number;
  /** `slipping`: as things are, nothing of the client will reach the server to renew it. */
  readonly renewal: 'renewed' | 'slipping';
}

export function sessionBar(server: ServerState, world: World, client: ClientId): SessionBar {
  const vars = world.clients.get(client)?.vars.value;
  if (vars === undefined) return without('none');
  return barAt(server, world, vars.sessionId, knowsTheEnd(vars), canRenew(world, client, vars.sessionId));
}

/** Of a client outside: that its session is gone it knows when its connection ends. */
export function sessionBarOutside(
  server: ServerState,
  world: World,
  id: SessionId | null,
  connection: 'whole' | 'cut' | 'none',
): SessionBar {
  return barAt(server, world, id ?? '0x0', connection === 'none', connection === 'whole');
}

/** `isTold`: that its session has ended, if it has. `isHeard`: what it sends reaches its server. */
function barAt(
  server: ServerState,
  world: World,
  id: SessionId,
  isTold: boolean,
  isHeard: boolean,
): SessionBar {
  if (id === '0x0') return without('none');
  if (server.vars.value.state === 'down') return without('unknown');
  const session = server.sessions.get(id);
  if (session === undefined && isTold) return without('ended');
  if (!countsDown(server, world)) return without('stopped');
  if (session === undefined) return without('gone');
  return { state: session.state, ...countdown(session), renewal: isHeard ? 'renewed' : 'slipping' };
}

/** A leader, or the only server. */
export function leads({ peer, vars }: ServerState): boolean {
  if (vars.value.state === 'down') return false;
  return peer.value === null || (peer.value.role === 'LEADING' && peer.value.phase === 'broadcast');
}

function countsDown(server: ServerState, world: World): boolean {
  return leads(server) && !world.frozen.has(server.vars.value.id);
}

/** When a session will end if nobody renews it, for the znodes it owns; null while its client can. */
export function slippingSession(
  server: ServerState,
  world: World,
  id: SessionId,
  client: ClientId | null,
): { readonly expiresAtMs: number } | null {
  const session = server.sessions.get(id);
  if (session === undefined || !countsDown(server, world)) return null;
  if (client !== null && canRenew(world, client, id)) return null;
  return { expiresAtMs: session.expiresAtMs };
}

/** Whether the client's process runs, still has this session, and is reached by the network. */
function canRenew(world: World, client: ClientId, session: SessionId): boolean {
  const vars = world.clients.get(client)?.vars.value;
  if (vars === undefined || vars.process !== 'running' || vars.sessionId !== session) return false;
  return !world.cutOff.has(client) && vars.connection === 'connected';
}

function countdown(session: ServerSession): Pick<SessionBar, 'expiresAtMs' | 'fullMs' | 'timeoutMs'> {
  const { expiresAtMs, lastTouchedAtMs, timeoutMs } = session;
  return { expiresAtMs, fullMs: Math.max(1, expiresAtMs - lastTouchedAtMs), timeoutMs };
}

function without(state: SessionBar['state']): SessionBar {
  return { state, expiresAtMs: 0, fullMs: 0, timeoutMs: 0, renewal: 'renewed' };
}

function knowsTheEnd(vars: { readonly process: string; readonly connection: string }): boolean {
  return vars.process === 'killed' || vars.process === 'closed' || vars.connection === 'closed';
}

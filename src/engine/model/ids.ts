// How actors and things are named everywhere: in worlds, records, commands and links.

/** `server:1`; the number is the server's myid. */
export type ServerId = `server:${number}`;
/** `client:A` … `client:Z`, `client:AA` …: one client process. Another name is escaped (`clientIdOf`). */
export type ClientId = `client:${string}`;
/** `wire:X`: a bare end of a connection driven from outside the world (real clients, conformance, four-letter words). */
export type WireId = `wire:${string}`;
/** `resource:printer`: something outside ZooKeeper that a lock is to guard. */
export type ResourceId = `resource:${string}`;
export type ActorId = ServerId | ClientId | WireId | ResourceId;

/** `client:A#3`: the third connection that client A opened; `server:1#2`: the second that server 1 opened to another server. */
export type LinkId = `${ActorId}#${number}`;

/** 64-bit session id as ZooKeeper prints it: `0x` and lower-case hexadecimal without leading zeros. */
export type SessionId = `0x${string}`;

/** A transaction id. Standalone: a plain counter. Ensemble: epoch × 2³² + counter (exact below 2⁵³). */
export type Zxid = number;

export function isServerId(id: string): id is ServerId {
  return id.startsWith('server:');
}

/** A server's myid. */
export function serverNumber(id: ServerId): number {
  return Number(id.slice('server:'.length));
}

export function isResourceId(id: string): id is ResourceId {
  return id.startsWith('resource:');
}

export function isWireId(id: string): id is WireId {
  return id.startsWith('wire:');
}

export function isClientId(id: string): id is ClientId {
  return id.startsWith('client:');
}

/** The n-th client's id, from 0: A…Z, AA…AZ, BA… */
export function nthClientId(index: number): ClientId {
  let letters = '';
  for (let n = index + 1; n > 0; n = Math.floor((n - 1) / 26)) {
    letters = String.fromCharCode(65 + ((n - 1) % 26)) + letters;
  }
  return `client:${letters}`;
}

/** The client that is called so, which may be any text: in its id what is no letter, digit or plain sign is escaped as in an address. */
export function clientIdOf(name: string): ClientId {
  return `client:${encodeURIComponent(name)}`;
}

/** What an actor is called: `client:A` is A, `server:2` is 2. */
export function actorName(id: string): string {
  const name = id.slice(id.indexOf(':') + 1);
  return name.includes('%') ? decodeURIComponent(name) : name;
}

// What a server says of itself when the tap asks it: four-letter words, read into what can be compared with what passed the tap.

/** What is asked, in this order. */
export const WORDS = ['srvr', 'mntr', 'cons', 'wchp', 'dump'] as const;
type Word = (typeof WORDS)[number];

export interface ServerReport {
  /** `leader`, `follower`, `observer`, `standalone`, `read-only`; null: it does not answer, or does not serve. */
  readonly mode: string | null;
  /** Of the last transaction; its epoch is the upper half. */
  readonly zxid: string | null;
  /** Counts as it gives them; null: it was not allowed to say. */
  readonly znodes: number | null;
  readonly watchCount: number | null;
  readonly ephemeralCount: number | null;
  /** Of sessions that are connected to it. */
  readonly sessions: readonly string[] | null;
  /** Of wchp: watches of data and existence, by session. */
  readonly watches: readonly Held[] | null;
  readonly ephemerals: readonly Held[] | null;
  /** Words that are not in its whitelist (4lw.commands.whitelist). */
  readonly refused: readonly string[];
  /** Lists were longer than what is kept, so they are not compared. */
  readonly isCut: boolean;
}

export interface Held {
  readonly session: string;
  readonly path: string;
}

/** A recording with more of them for every answer would be too long. */
const MAX_HELD = 5000;

export const SILENT: ServerReport = {
  mode: null,
  zxid: null,
  znodes: null,
  watchCount: null,
  ephemeralCount: null,
  sessions: null,
  watches: null,
  ephemerals: null,
  refused: [],
  isCut: false,
};

/** Null: there was no answer. */
export type Answers = Readonly<Record<Word, string | null>>;

export function reportOf(answers: Answers): ServerReport {
  const text = (word: Word) => {
    const said = answers[word];
    return said === null || isRefusal(said) || said.includes('not currently serving') ? null : said;
  };
  const srvr = text('srvr') ?? '';
  const mntr = text('mntr') ?? '';
  const cons = text('cons');
  const watches = heldByPath(text('wchp'));
  const ephemerals = heldBySession(text('dump'));
  // DataTree has its root under two names and counts both.
  const counted = numberOf(srvr, /^Node count: (\d+)/m) ?? numberOf(mntr, /^zk_znode_count\t(\d+)/m);
  return {
    mode: valueOf(srvr, /^Mode: (\S+)/m) ?? valueOf(mntr, /^zk_server_state\t(\S+)/m),
    zxid: valueOf(srvr, /^Zxid: (0x[0-9a-f]+)/m),
    znodes: counted === null ? null : counted - 1,
    watchCount: numberOf(mntr, /^zk_watch_count\t(\d+)/m),
    ephemeralCount: numberOf(mntr, /^zk_ephemerals_count\t(\d+)/m),
    sessions:
      cons === null
        ? null
        : [...cons.matchAll(/\bsid=(0x[0-9a-f]+)/g)].flatMap(([, session = '0x0']) =>
            session === '0x0' ? [] : [session],
          ),
    watches: watches === null ? null : watches.slice(0, MAX_HELD),
    ephemerals: ephemerals === null ? null : ephemerals.slice(0, MAX_HELD),
    refused: WORDS.filter((word) => isRefusal(answers[word] ?? '')),
    isCut: (watches?.length ?? 0) > MAX_HELD || (ephemerals?.length ?? 0) > MAX_HELD,
  };
}

/** The upper half of a zxid. */
export function epochOfZxid(zxid: string): number {
  return Number(BigInt(zxid) >> 32n);
}

function isRefusal(said: string): boolean {
  return said.includes('not in the whitelist');
}

function valueOf(text: string, pattern: RegExp): string | null {
  return pattern.exec(text)?.[1] ?? null;
}

function numberOf(text: string, pattern: RegExp): number | null {
  const value = valueOf(text, pattern);
  return value === null ? null : Number(value);
}

/** A path in a line, and the sessions that watch it indented below. */
function heldByPath(text: string | null): readonly Held[] | null {
  if (text === null) return null;
  const held: Held[] = [];
  let path = '';
  for (const line of text.split('\n'))
    if (line.startsWith('\t')) held.push({ session: line.trim(), path });
    else path = line;
  return held;
}

/** Of `dump`: a session in a line, and its ephemeral znodes indented below. */
function heldBySession(text: string | null): readonly Held[] | null {
  if (text === null) return null;
  const held: Held[] = [];
  let session: string | null = null;
  let isThere = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('Sessions with Ephemerals')) isThere = true;
    else if (line.startsWith('Connections dump')) break;
    else if (!isThere) continue;
    else if (!line.startsWith('\t')) session = /^(0x[0-9a-f]+):$/.exec(line)?.[1] ?? null;
    else if (session !== null) held.push({ session, path: line.slice(1) });
  }
  return isThere ? held : null;
}

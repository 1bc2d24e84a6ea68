// Four-letter words: the text of the answer, parsed as the recorder parses it. Sessions appear as letters.
import type { Answer } from './answers.ts';
import { byCodePoint } from './answers.ts';
import type { Notation } from './notation.ts';

/** `text` is empty where nobody answered. */
export function fourAnswerOf(word: string, text: string, notation: Notation): Answer {
  switch (word) {
    case 'srvr':
    case 'stat':
      return serverFields(text, notation);
    case 'mntr':
      return monitorFields(text);
    case 'wchc':
      return sorted(rowsOf(text).map(([id, paths]) => [notation.letterOf(id), paths]));
    case 'wchp':
      return sorted(rowsOf(text).map(([path, ids]) => [path, ids.map((id) => notation.letterOf(id))]));
    case 'dump':
      return dumpFields(text, notation);
    default:
      return { text };
  }
}

/** What a recorded answer to these words does not have is not compared: servers of several roles show different keys. */
export function isOpenEnded(word: string): boolean {
  return word === 'srvr' || word === 'stat' || word === 'mntr';
}

/** The zxid a server names in its answer to srvr; null if it names none. */
export function zxidIn(text: string): number | null {
  const digits = /^Zxid: 0x([0-9a-f]+)/m.exec(text)?.[1];
  return digits === undefined ? null : Number.parseInt(digits, 16);
}

/** What a server says it is; `not-serving` if it answers but serves nobody, null if it does not answer. */
export function modeIn(text: string): string | null {
  const mode = /^Mode: (\S+)/m.exec(text)?.[1];
  if (mode !== undefined) return mode;
  return text.includes('not currently serving') ? 'not-serving' : null;
}

function serverFields(text: string, notation: Notation): Answer {
  const fields: Answer = {};
  const zxid = zxidIn(text);
  if (zxid !== null) fields['zxid'] = notation.zxidOf(zxid);
  for (const [label, name] of SERVER_LINES) {
    const value = new RegExp(`^${label}: (\\S+)`, 'm').exec(text)?.[1];
    if (value !== undefined) fields[name] = /^\d+$/.test(value) ? Number(value) : value;
  }
  return Object.keys(fields).length === 0 ? { text: text.trim() } : fields;
}

const SERVER_LINES = [
  ['Mode', 'mode'],
  ['Node count', 'nodeCount'],
  ['Connections', 'connections'],
] as const;

function monitorFields(text: string): Answer {
  const fields: Answer = {};
  for (const line of text.split('\n')) {
    const [key = '', value = ''] = line.split('\t');
    if (MONITOR_KEYS.has(key)) fields[key] = /^[\d.]+$/.test(value) ? Math.trunc(Number(value)) : value;
  }
  return fields;
}

const MONITOR_KEYS = new Set([
  'zk_server_state',
  'zk_znode_count',
  'zk_ephemerals_count',
  'zk_watch_count',
  'zk_global_sessions',
  'zk_approximate_data_size',
  'zk_num_alive_connections',
  'zk_followers',
  'zk_synced_followers',
  'zk_learners',
  'zk_synced_observers',
  'zk_outstanding_requests',
  'zk_auth_failed_count',
]);

function dumpFields(text: string, notation: Notation): Answer {
  const sessions = /Session Sets \(\d+\)\/\((\d+)\):/.exec(text)?.[1];
  const ephemerals = text.slice(Math.max(0, text.indexOf('ephemeral nodes dump')));
  const rows = rowsOf(ephemerals).filter(([id]) => /^0x[0-9a-f]+:$/.test(id));
  return {
    sessions: sessions === undefined ? null : Number(sessions),
    ephemerals: sorted(rows.map(([id, paths]) => [notation.letterOf(id.slice(0, -1)), paths])),
  };
}

type Row = readonly [string, readonly string[]];

/**
 * Headings with entries below them, which are indented by a tab. As in the recorder, blanks around a path are lost, and with
 * them what is nothing but blank.
 */
function rowsOf(text: string): readonly Row[] {
  const rows: [string, string[]][] = [];
  for (const line of text.split('\n')) {
    if (!line.startsWith('\t')) rows.push([line, []]);
    else if (stripped(line) !== '') rows.at(-1)?.[1].push(stripped(line));
  }
  return rows.filter(([heading]) => heading !== '').map(([heading, entries]) => [stripped(heading), entries]);
}

/** As Python strips: separators of information are blanks. */
function stripped(text: string): string {
  const blank = (at: number) =>
    text.charAt(at).trim() === '' || (text.charCodeAt(at) >= 0x1c && text.charCodeAt(at) <= 0x1f);
  let from = 0;
  let to = text.length;
  while (from < to && blank(from)) from++;
  while (to > from && blank(to - 1)) to--;
  return text.slice(from, to);
}

function sorted(rows: readonly Row[]): Answer {
  const inOrder = rows.toSorted(([a], [b]) => byCodePoint(a, b));
  return Object.fromEntries(inOrder.map(([heading, entries]) => [heading, entries.toSorted(byCodePoint)]));
}

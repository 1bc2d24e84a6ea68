// How long a reply's packet is in jute: the Java client closes the connection over a longer one than it takes
// (ClientCnxnSocket.readLength, [C27]).
import { dataLength } from '../model/data.ts';
import type { PartResult, ResponseBody } from '../model/message.ts';
import { bytesOfNames } from '../model/nameList.ts';
import { utf8Length } from '../model/utf8.ts';
import type { ClientState } from './clientState.ts';

/** ZKClientConfig.CLIENT_MAX_PACKET_LENGTH_DEFAULT: the client's own jute.maxbuffer. */
export const CLIENT_MAX_PACKET_BYTES = 1_048_575;

/** kazoo reads whatever comes, whatever its length. */
export function isReplyTooLong({ vars }: ClientState, body: ResponseBody): boolean {
  return vars.value.setup.library !== 'kazoo' && replyBytes(body) > CLIENT_MAX_PACKET_BYTES;
}

/** Header and body; the length prefix does not count. */
export function replyBytes({ results, number, acl, ids, ephemerals, ...body }: ResponseBody): number {
  const lists = listBytes(ephemerals) + (results === undefined ? 0 : resultsBytes(results));
  const entries = [...(acl ?? []), ...(ids ?? [])];
  const named = entries.reduce(
    (sum, entry) => sum + INT + stringBytes(entry.scheme) + stringBytes(entry.id),
    acl === undefined && ids === undefined ? 0 : INT,
  );
  return HEADER + commonBytes(body) + lists + named + (number === undefined ? 0 : INT);
}

const INT = 4;
/** xid, zxid and err. */
const HEADER = 16;
/** Six longs and five ints. */
const STAT = 68;
/** type, done and err before each part of a multi and after the last. */
const PART_HEADER = 9;

function resultsBytes(results: readonly PartResult[]): number {
  return results.reduce((sum, part) => sum + PART_HEADER + commonBytes(part), PART_HEADER);
}

function commonBytes({ path, stat, data, children }: ResponseBody): number {
  return (
    (path === undefined ? 0 : stringBytes(path ?? '')) +
    (stat === undefined ? 0 : STAT) +
    (data === undefined ? 0 : INT + dataLength(data)) +
    listBytes(children)
  );
}

function listBytes(names: readonly string[] | undefined): number {
  return names === undefined ? 0 : INT + INT * names.length + bytesOfNames(names);
}

function stringBytes(text: string): number {
  return INT + utf8Length(text);
}

// What a link says of a packet that an outside client sent: the engine's message, parsed from untrusted JSON.
import * as v from 'valibot';
import { CREATE_MODES, type ClientMessage } from '../../engine/index.ts';

const text = v.string();
const nullable = v.nullable(text);
const flag = v.boolean();
const whole = v.pipe(
  v.number(),
  v.safeInteger(),
  v.check((number) => !Object.is(number, -0)),
);
const session = v.custom<`0x${string}`>(
  (input) => typeof input === 'string' && /^0x[0-9a-f]{1,16}$/.test(input),
);
const HEX = /^(?:[0-9a-f]{2})*$/;
const data = v.nullable(v.union([text, v.strictObject({ hex: v.pipe(text, v.regex(HEX)) })]));
const acl = v.nullable(v.array(v.strictObject({ perms: whole, scheme: text, id: text })));
const paths = v.nullable(v.array(text));
const mode = v.union([v.picklist(CREATE_MODES), whole]);

const create = v.strictObject({
  op: v.picklist(['create', 'create1']),
  path: text,
  data,
  acl,
  mode,
  ttlMs: v.exactOptional(whole),
  wire: v.exactOptional(v.picklist(['create', 'create2', 'createContainer', 'createTTL'])),
});
const versioned = v.strictObject({ op: v.picklist(['delete', 'check']), path: text, version: whole });
const setData = v.strictObject({ op: v.literal('setData'), path: text, data, version: whole });
const read = v.strictObject({
  op: v.picklist(['getData', 'getChildren', 'getChildren1']),
  path: text,
  watch: flag,
});
const write = v.variant('op', [create, versioned, setData]);

const request = v.variant('op', [
  create,
  versioned,
  setData,
  read,
  v.strictObject({ op: v.literal('exists'), path: text, watch: flag }),
  v.strictObject({ op: v.picklist(['getACL', 'sync', 'getAllChildrenNumber']), path: text }),
  v.strictObject({ op: v.literal('setACL'), path: text, acl, version: whole }),
  v.strictObject({ op: v.literal('multi'), parts: v.array(write) }),
  v.strictObject({ op: v.literal('multiRead'), parts: v.array(v.union([read, write])) }),
  v.strictObject({
    op: v.literal('addWatch'),
    path: nullable,
    mode: v.union([v.picklist(['PERSISTENT', 'PERSISTENT_RECURSIVE']), whole]),
  }),
  v.strictObject({
    op: v.picklist(['removeWatches', 'checkWatches']),
    path: nullable,
    type: v.picklist(['Children', 'Data', 'Any']),
  }),
  v.strictObject({
    op: v.literal('setWatches'),
    relativeZxid: whole,
    data: paths,
    exist: paths,
    child: paths,
    persistent: paths,
    recursive: paths,
  }),
  v.strictObject({ op: v.literal('getEphemerals'), prefix: text }),
  v.strictObject({ op: v.literal('auth'), scheme: text, auth: text }),
  v.strictObject({
    op: v.literal('reconfig'),
    joining: v.exactOptional(nullable),
    leaving: v.exactOptional(nullable),
    members: v.exactOptional(nullable),
    fromConfig: v.exactOptional(whole),
  }),
  v.strictObject({ op: v.picklist(['whoAmI', 'closeSession']) }),
  v.strictObject({ op: v.literal('raw'), type: whole, path: v.exactOptional(nullable) }),
]);

export const PacketSchema: v.GenericSchema<unknown, ClientMessage> = v.variant('kind', [
  v.strictObject({
    kind: v.literal('connect'),
    sessionId: session,
    password: v.nullable(v.pipe(text, v.regex(HEX))),
    timeoutMs: whole,
    lastZxidSeen: whole,
    readOnly: v.nullable(flag),
  }),
  v.strictObject({ kind: v.literal('request'), xid: whole, request }),
  v.strictObject({ kind: v.literal('ping') }),
  v.strictObject({
    kind: v.literal('fourLetterWord'),
    word: v.pipe(text, v.regex(/^(?:[^]{4}|stat_reset|connection_stat_reset)$/)),
    traceMask: v.exactOptional(v.pipe(text, v.regex(/^-?\d{1,19}$/))),
  }),
  v.strictObject({ kind: v.literal('unreadable'), length: whole }),
]);

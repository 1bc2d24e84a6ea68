// The requests of a trace step as zk-trace/1 writes them: one schema an operation, also used for the parts of a multi
// and for the requests of a pipeline.
import * as v from 'valibot';
import { CREATE_MODES } from '../../src/engine/index.ts';

const integer = v.pipe(v.number(), v.integer());
const version = v.optional(integer, -1);
const watch = v.optional(v.boolean(), false);

const hex = v.pipe(v.string(), v.regex(/^([0-9a-f]{2})*$/, 'bytes in pairs of hexadecimal digits'));

/**
 * Text, null, `{"repeat": "x", "count": 1000}` for data too long to write out, or `{"hex": "00ff"}` for bytes. Absent is the
 * empty text.
 */
const data = v.optional(
  v.nullable(
    v.union([
      v.string(),
      v.object({ repeat: v.string(), count: v.pipe(integer, v.minValue(0)) }),
      v.object({ hex }),
    ]),
  ),
  '',
);

const path = v.nullable(v.string());
/** The server reads what it needs and leaves the rest, so they change no answer. */
const trailing = { trailing: v.optional(hex) };

/** `scheme:id:perms`; with scheme `digest!` the id is `user:password` and is hashed before it is sent. */
const aclEntry = v.pipe(
  v.string(),
  v.regex(/^[^:]+:.*:[cdrwa]*$/s, 'an entry "scheme:id:perms" with perms out of c, d, r, w, a'),
);
const acl = v.nullable(v.array(aclEntry));

/** By the names of the request types 1, 15, 19 and 21. */
const CREATE_WIRES = ['create1', 'create2', 'createContainer', 'createTTL'] as const;

const create = v.pipe(
  v.object({
    // Parts of a multi may be written createMulti: the same request.
    op: v.picklist(['create', 'create1', 'createMulti']),
    path,
    data,
    acl: v.optional(acl, ['world:anyone:cdrwa']),
    mode: v.optional(v.union([v.picklist(CREATE_MODES), integer]), 'PERSISTENT'),
    ttl: v.optional(integer),
    /** The request that carries it, where it is not the one a client library sends for the mode. */
    wire: v.optional(v.picklist(CREATE_WIRES)),
    ...trailing,
  }),
  v.check(
    (request) =>
      request.ttl !== undefined ||
      (request.wire === undefined ? !isTtlMode(request.mode) : request.wire !== 'createTTL'),
    'a "ttl" in milliseconds beside this mode',
  ),
);

const remove = v.object({ op: v.literal('delete'), path, version, ...trailing });
const setData = v.object({ op: v.literal('setData'), path, data, version, ...trailing });
const check = v.object({ op: v.literal('check'), path, version, ...trailing });
const getData = v.object({ op: v.literal('getData'), path, watch, ...trailing });
const getChildren = v.object({ op: v.picklist(['getChildren', 'getChildren1']), path, watch, ...trailing });

const exists = v.object({ op: v.literal('exists'), path, watch, ...trailing });
const getACL = v.object({ op: v.literal('getACL'), path, ...trailing });
const setACL = v.object({ op: v.literal('setACL'), path, acl, version, ...trailing });
const sync = v.object({ op: v.literal('sync'), path, ...trailing });

/** Any request may be written as a part; which ones the server can read is for it to say. */
const parts = v.array(
  v.variant('op', [create, remove, setData, check, getData, getChildren, exists, getACL, setACL, sync]),
);
const multi = v.object({ op: v.literal('multi'), ops: parts, ...trailing });
const multiRead = v.object({ op: v.literal('multiRead'), ops: parts, ...trailing });

/** All requests, in the shape `requestOf` turns into the engine's. */
export const requestSchemas = [
  create,
  remove,
  setData,
  check,
  getData,
  getChildren,
  multi,
  multiRead,
  exists,
  getACL,
  setACL,
  sync,
  v.object({
    op: v.literal('addWatch'),
    path,
    mode: v.union([v.picklist(['PERSISTENT', 'PERSISTENT_RECURSIVE']), integer]),
    ...trailing,
  }),
  v.object({
    op: v.picklist(['removeWatches', 'checkWatches']),
    path,
    type: v.optional(v.union([v.picklist(['Children', 'Data', 'Any']), integer]), 'Any'),
    ...trailing,
  }),
  v.object({ op: v.literal('getEphemerals'), path: v.optional(path, ''), ...trailing }),
  v.object({ op: v.literal('getAllChildrenNumber'), path, ...trailing }),
  v.object({ op: v.literal('whoAmI') }),
  v.object({ op: v.literal('addauth'), scheme: v.string(), auth: v.string() }),
  v.object({
    op: v.literal('reconfig'),
    joining: v.optional(v.string()),
    leaving: v.optional(v.string()),
    members: v.optional(v.string()),
    /** `seen`: the version of the configuration that was shown last. */
    fromConfig: v.optional(v.union([v.literal('seen'), integer]), -1),
  }),
  v.object({ op: v.literal('raw'), type: integer, path: v.optional(v.string()) }),
] as const;

export const requestSchema = v.variant('op', requestSchemas);
/** A request as a trace writes it, defaults filled in. */
export type TracedRequest = v.InferOutput<typeof requestSchema>;
export type TracedCreate = v.InferOutput<typeof create>;

function isTtlMode(mode: string | number): boolean {
  return (
    mode === 5 || mode === 6 || mode === 'PERSISTENT_WITH_TTL' || mode === 'PERSISTENT_SEQUENTIAL_WITH_TTL'
  );
}

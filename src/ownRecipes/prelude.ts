// What a learner's code finds when it begins: `client`, `KeeperException`, and none of what would make two runs differ. JavaScript that
// runs inside the sandbox before the learner's own does. It talks to the outside by one function that takes strings and numbers.

/** Evaluates to a function of the host's, which hands back what the host calls. */
export const PRELUDE = `(function (host, settings) {
'use strict';
const { stringify, parse } = JSON;
const { apply } = Reflect;
const own = /own\\.js:(\\d+)/;
const ownFirst = /^[^\\n]*own\\.js:\\d+:(\\d+)/;

for (const gone of ['Date', 'WeakRef', 'FinalizationRegistry', 'SharedArrayBuffer', 'Atomics', 'performance'])
  delete globalThis[gone];
for (const [what, instead] of [['Date', 'await client.clock()'], ['setTimeout', 'await client.sleep(ms)'], ['setInterval', 'await client.sleep(ms) in a loop'], ['fetch', ''], ['process', ''], ['require', null], ['console', 'client.log(text)'], ['performance', 'await client.clock()']])
  Object.defineProperty(globalThis, what, { configurable: true, get() {
    throw new ReferenceError('there is no ' + what + ' here' + (instead === null ? ': client.zk is the ZooKeeper client, and import takes files of the program' : instead === '' ? ': a recipe reaches ZooKeeper and nothing else' : ': use ' + instead));
  } });
Math.random = function random() { throw new ReferenceError('there is no Math.random here: use await client.draw(bound)'); };

// Native loops cannot be interrupted: what they go through is kept short, and all that they go through in one go too.
const MOST = 100000;
const tooMuch = () => new RangeError('more than ' + MOST + ' elements or characters: too much for a recipe');
const MOST_COPIED = 5000000;
let copied = 0;
function charge(units) {
  copied += units;
  if (copied > MOST_COPIED) throw new RangeError('more than ' + MOST_COPIED + ' elements or characters copied without waiting for anything: too much for a recipe');
}
const isLong = (value) => value !== null && value !== undefined && Number(value.length) > MOST;
const some = (list, check) => { for (let at = 0; at < list.length; at++) if (check(list[at])) return true; return false; };
const isLongText = (value) => typeof value === 'string' && value.length > MOST;
const lengthOf = (value) => { const length = value === null || value === undefined ? 0 : Number(value.length); return length > 0 ? length : 0; };
/** What goes through all of its own without a result that tells how much. Looking costs less than copying. */
const WITHIN = { fill: 1, sort: 1, reverse: 1, copyWithin: 1, set: 1, shift: 1 / 16, unshift: 1 / 16, splice: 1 / 16, indexOf: 1 / 16, lastIndexOf: 1 / 16, includes: 1 / 16, search: 1 / 16 };
function costOf(key, self, result) {
  const within = Object.hasOwn(WITHIN, key) ? WITHIN[key] * lengthOf(self) : 0;
  return within + (result !== self && (typeof result === 'string' || Array.isArray(result)) ? result.length : 0);
}
function guard(owner, keys, check) {
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at];
    const native = Object.getOwnPropertyDescriptor(owner, key).value;
    if (typeof native !== 'function' || key === 'constructor') continue;
    Object.defineProperty(owner, key, { configurable: true, writable: true, enumerable: false, value: {
      [key](...given) {
        if (check(this, given)) throw tooMuch();
        const result = apply(native, this, given);
        charge(costOf(key, this, result));
        return result;
      } }[key] });
  }
}
guard(Array.prototype, Object.getOwnPropertyNames(Array.prototype), (self, given) => isLong(self) || some(given, (one) => typeof one === 'object' && isLong(one)));
const isLongFor = (self, given) => isLong(self) || some(given, isLongText);
/** Their number is a length. Any other number is a position, or becomes a part of the text, as in a template. */
const LENGTHENING = ['repeat', 'padStart', 'padEnd'];
guard(String.prototype, Object.getOwnPropertyNames(String.prototype).filter((key) => !LENGTHENING.includes(key)), isLongFor);
guard(String.prototype, LENGTHENING, (self, given) => isLongFor(self, given) || Number(given[0]) > MOST);
const never = () => false;
guard(JSON, ['stringify'], never);
JSON.parse = ({ parse(text, reviver) {
  try { return parse(text, reviver); } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const isObject = typeof text === 'object' && text !== null;
    const what = isObject && typeof text.then === 'function' ? 'the call is not awaited' : isObject && 'stat' in text ? 'getData comes to { data, stat }: parse the data alone' : text === '' || text === null || text === undefined ? 'there is no text to parse, but ' + shown(text) : 'this is not JSON (' + error.message + '): ' + shown(text);
    throw new SyntaxError('JSON.parse: ' + what);
  }
} }).parse;
const typed = Object.getPrototypeOf(Uint8Array.prototype);
guard(typed, Object.keys(WITHIN).filter((key) => Object.hasOwn(typed, key)), never);
for (const name of ['ArrayBuffer', 'Int8Array', 'Uint8Array', 'Uint8ClampedArray', 'Int16Array', 'Uint16Array', 'Int32Array', 'Uint32Array', 'Float32Array', 'Float64Array', 'BigInt64Array', 'BigUint64Array']) {
  const native = globalThis[name];
  const counting = new Proxy(native, { construct(target, given, self) {
    const made = Reflect.construct(target, given, self);
    charge(made.byteLength / 8);
    return made;
  } });
  globalThis[name] = counting;
  Object.defineProperty(native.prototype, 'constructor', { configurable: true, writable: true, enumerable: false, value: counting });
}
const hasLong = (self, given) => some(given, (one) => isLong(one) || isLong(one === null || one === undefined ? one : one.raw));
guard(Array, ['from'], hasLong);
guard(String, ['raw'], hasLong);
guard(Reflect, ['apply', 'construct'], hasLong);
guard(Object, ['fromEntries', 'assign'], hasLong);

class KeeperException extends Error {
  constructor(code, path, results) {
    super(path ? code + ' for ' + path : code);
    this.name = 'KeeperException';
    this.code = code;
    this.path = path;
    if (results.length > 0) this.results = results;
  }
}
/** As in Java: what a callback's rc is compared with. */
KeeperException.Code = Object.freeze(Object.fromEntries(Object.entries(settings.codes).map(([name, rc]) => [name.toUpperCase(), rc])));
globalThis.KeeperException = KeeperException;

const lineOf = (stack) => { const found = own.exec(String(stack)); return found === null ? 0 : Number(found[1]); };
const here = () => lineOf(new Error().stack);

const waiting = new Map();
/** Calls whose promise nobody has asked anything of, by their number. */
const untouched = new Map();
let last = 0;
const tooManyCalls = () => new RangeError('more than ' + settings.mostCalls + ' calls at once: wait for some of them with await');
function ask(op, args) {
  if (judging > 0) throw new TypeError('an invariant looks at the tree and calls nothing');
  if (waiting.size + callbacks.size >= settings.mostCalls) throw tooManyCalls();
  const id = ++last;
  const line = here();
  host(op, id, stringify(args), line);
  const promise = new Promise((resolve, reject) => waiting.set(id, { resolve, reject, line }));
  untouched.set(id, { op, line });
  // Whatever waits for a promise asks for its constructor first: await, then, Promise.all.
  Object.defineProperty(promise, 'constructor', { configurable: true, get() { untouched.delete(id); return Promise; } });
  return promise;
}
/** Calls that a callback is told of, by their number. */
const callbacks = new Map();
function call(op, args, callback, ctx) {
  if (callback === undefined) return ask(op, args);
  if (judging > 0) throw new TypeError('an invariant looks at the tree and calls nothing');
  if (typeof callback !== 'function') throw wrong('zk.' + op, 'the callback is a function, which is told (rc, path, ctx, …)', callback);
  if (waiting.size + callbacks.size >= settings.mostCalls) throw tooManyCalls();
  const id = ++last;
  callbacks.set(id, { op, path: op === 'multi' ? null : args.path, callback, ctx, line: here() });
  host('inBackground', id, stringify({ op, args }), here());
}
/** What callbacks are told after rc, path and ctx: the value, or null where there is none. */
const TOLD = {
  create: (value) => [value],
  exists: (value) => [value],
  getData: (value) => (value === null ? [null, null] : [value.data, value.stat]),
  getChildren: (value) => [value],
  setData: (value) => [value],
  multi: (value, results) => [value === null ? results.map((err) => ({ err })) : value],
  getAcl: (value) => (value === null ? [null, null] : [value.acl, value.stat]),
  setAcl: (value) => [value],
  getEphemerals: (value) => [value],
  delete: () => [],
  sync: () => [],
  addWatch: () => [],
};
const OF_CLIENT = ['sleep', 'clock', 'draw', 'untilReleased'];
function warn(id, code) {
  const { op, line } = untouched.get(id);
  untouched.delete(id);
  const call = (OF_CLIENT.includes(op) ? 'client.' : 'zk.') + op;
  host('warn', 0, stringify({ text: call + ' was not awaited' + (code === undefined ? '' : ', and failed: ' + code) }), line);
}
const tell = (op, args) => host(op, 0, stringify(args), here());

const watchers = new Map();
function watcherName(watcher) {
  let known = watchers.get(watcher);
  if (known === undefined) {
    known = 'w' + (watchers.size + 1);
    watchers.set(watcher, known);
    watchers.set(known, watcher);
    tell('watch', { name: known });
  }
  return known;
}

// What is wrong with an argument is said where the call stands.
const shown = (value) => { try { const text = stringify(value); return text === undefined ? String(value) : text.length > 60 ? text.slice(0, 57) + '...' : text; } catch { return String(value); } };
const wrong = (call, what, value) => new TypeError(call + ': ' + what + ', not ' + shown(value));
function path(call, value) { if (typeof value !== 'string') throw wrong(call, 'the path is a string, such as "/lock"', value); return value; }
function data(call, value) {
  if (value === undefined) return '';
  if (value === null) return null;
  if (typeof value !== 'string') throw wrong(call, 'data is a string or null (JSON.stringify makes one of anything)', value);
  if (value.length > settings.mostData) throw new RangeError(call + ': data of ' + value.length + ' characters: a server takes ' + settings.mostData + ' bytes at most (jute.maxbuffer)');
  return value;
}
function version(call, value) {
  if (value === undefined) return -1;
  if (!Number.isInteger(value) || value < -1 || value > 2147483647) throw wrong(call, 'the version is a whole number, -1 for any', value);
  return value;
}
const WATCHER = 'the watcher is a function, such as (event) => client.log(event.type)';
function watcher(call, value) {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'function') throw wrong(call, WATCHER, value);
  return watcherName(value);
}
function options(call, value, known, example) {
  if (value === undefined) return {};
  if (typeof value === 'function') throw new TypeError(call + ': the callback comes after the options, which may be {}');
  const such = MODES.includes(value) || ROLES.includes(value) ? value : example;
  if (typeof value !== 'object' || value === null) throw wrong(call, 'options are an object, such as { ' + known[0] + ': "' + such + '" }', value);
  for (const key of Object.keys(value)) if (!known.includes(key)) throw new TypeError(call + ' has no option ' + shown(key) + '; there are ' + known.join(', '));
  return value;
}
function oneOf(call, what, value, known) {
  if (!known.includes(value)) throw wrong(call, 'the ' + what + ' is one of ' + known.join(', '), value);
  return value;
}
function count(call, what, value, most) {
  if (typeof value !== 'number' || !(value >= 0 && value <= most)) throw wrong(call, what + ' from 0 to ' + most, value);
  return Math.floor(value);
}
function word(call, what, value) {
  if ((typeof value !== 'string' && typeof value !== 'number') || String(value).length > 200) throw wrong(call, what + ' is a short text', value);
  return String(value);
}
const MODES = ['PERSISTENT', 'PERSISTENT_SEQUENTIAL', 'EPHEMERAL', 'EPHEMERAL_SEQUENTIAL', 'CONTAINER', 'PERSISTENT_WITH_TTL', 'PERSISTENT_SEQUENTIAL_WITH_TTL'];
function createArgs(call, where, what, given) {
  const { mode = 'PERSISTENT', acl, ttl } = options(call, given, ['mode', 'acl', 'ttl'], 'EPHEMERAL');
  const args = { path: path(call, where), data: data(call, what), mode: oneOf(call, 'mode', mode, MODES) };
  if (acl !== undefined) args.acl = aclOf(call, acl);
  if (ttl !== undefined) args.ttlMs = count(call, 'ttl is milliseconds', ttl, 1e12);
  return args;
}
function aclOf(call, value) {
  if (!Array.isArray(value)) throw wrong(call, 'an ACL is a list of { perms, scheme, id }', value);
  return value.map((entry) => {
    if (typeof entry !== 'object' || entry === null) throw wrong(call, 'an ACL has entries { perms, scheme, id }', entry);
    const { perms, scheme, id } = entry;
    if (!Number.isInteger(perms) || typeof scheme !== 'string' || typeof id !== 'string') throw wrong(call, 'an ACL entry is { perms: 31, scheme: "world", id: "anyone" }', entry);
    return { perms, scheme, id };
  });
}
function part(value) {
  const call = 'zk.multi';
  if (typeof value !== 'object' || value === null) throw wrong(call, 'parts are objects such as { op: "create", path: "/a", data: "" }', value);
  const op = oneOf(call, 'op of a part', value.op, ['create', 'delete', 'setData', 'check']);
  if (op === 'create') return { op, ...createArgs(call, value.path, value.data, value.mode === undefined ? undefined : { mode: value.mode }) };
  const rest = { op, path: path(call, value.path), version: version(call, value.version) };
  return op === 'setData' ? { ...rest, data: data(call, value.data) } : rest;
}

/** What other clients, and zkCli, call it. */
const MEANT = { get: 'getData', set: 'setData', ls: 'getChildren', children: 'getChildren', get_children: 'getChildren', stat: 'exists', remove: 'delete', mkdir: 'create', ensure_path: 'create', watch: 'addWatch', transaction: 'multi', zookeeper: 'zk', id: 'name' };
const OF_TREE = { get: 'data', getData: 'data', getChildren: 'children' };
const letters = (name) => name.toLowerCase().split('').sort().join('');
function meantBy(what, key, members) {
  const names = Object.keys(members);
  const of = (name) => (names.includes(name) ? what + '.' + name : what === 'client' && name in zk ? 'client.zk.' + name : what === 'client.zk' && name in client ? 'client.' + name : undefined);
  const other = (what === 'tree' ? OF_TREE : MEANT)[key];
  return of(key) ?? (typeof other === 'string' ? of(other) : undefined) ?? of(names.find((name) => name.toLowerCase() === key.toLowerCase() || letters(name) === letters(key) || (key.length > 3 && (name.startsWith(key) || key.startsWith(name)))));
}
/** Says what there is when something is asked for that there is not. */
function strict(what, members) {
  return new Proxy(Object.freeze(members), {
    get(target, key, self) {
      if (typeof key === 'symbol' || key in target || key === 'then' || key === 'toJSON') return Reflect.get(target, key, self);
      const meant = meantBy(what, key, target);
      throw new TypeError(what + ' has no ' + key + (meant === undefined ? '; it has ' + Object.keys(target).join(', ') : ': is ' + meant + ' meant?'));
    },
    set(target, key) { throw new TypeError(what + '.' + String(key) + ' cannot be changed'); },
  });
}

let onState = null;
const zk = strict('client.zk', {
  create: (where, what, given, callback, ctx) => call('create', createArgs('zk.create', where, what, given), callback, ctx),
  exists: (where, fn, callback, ctx) => call('exists', { path: path('zk.exists', where), watch: watcher('zk.exists', fn) }, callback, ctx),
  getData: (where, fn, callback, ctx) => call('getData', { path: path('zk.getData', where), watch: watcher('zk.getData', fn) }, callback, ctx),
  getChildren: (where, fn, callback, ctx) => call('getChildren', { path: path('zk.getChildren', where), watch: watcher('zk.getChildren', fn) }, callback, ctx),
  setData: (where, what, at, callback, ctx) => call('setData', { path: path('zk.setData', where), data: data('zk.setData', what), version: version('zk.setData', at) }, callback, ctx),
  delete: (where, at, callback, ctx) => call('delete', { path: path('zk.delete', where), version: version('zk.delete', at) }, callback, ctx),
  multi(parts, callback, ctx) {
    if (!Array.isArray(parts)) throw wrong('zk.multi', 'it takes a list of parts, such as [{ op: "create", path: "/a" }]', parts);
    return call('multi', { parts: parts.map(part) }, callback, ctx);
  },
  addWatch(where, fn, given, callback, ctx) {
    if (typeof fn !== 'function') throw wrong('zk.addWatch', WATCHER, fn);
    const { mode = 'PERSISTENT_RECURSIVE' } = options('zk.addWatch', given, ['mode'], 'PERSISTENT');
    oneOf('zk.addWatch', 'mode', mode, ['PERSISTENT', 'PERSISTENT_RECURSIVE']);
    return call('addWatch', { path: path('zk.addWatch', where), watch: watcherName(fn), watchMode: mode }, callback, ctx);
  },
  sync: (where, callback, ctx) => call('sync', { path: path('zk.sync', where) }, callback, ctx),
  getAcl: (where, callback, ctx) => call('getAcl', { path: path('zk.getAcl', where) }, callback, ctx),
  setAcl: (where, acl, at, callback, ctx) => call('setAcl', { path: path('zk.setAcl', where), acl: aclOf('zk.setAcl', acl), version: version('zk.setAcl', at) }, callback, ctx),
  addAuth(scheme, auth) {
    if (typeof scheme !== 'string' || typeof auth !== 'string') throw wrong('zk.addAuth', 'scheme and credentials are strings', [scheme, auth]);
    return ask('addAuth', { scheme, auth });
  },
  getEphemerals: (prefix, callback, ctx) => call('getEphemerals', { path: path('zk.getEphemerals', prefix === undefined ? '/' : prefix) }, callback, ctx),
  close: () => ask('close', {}),
  on(event, fn) {
    if (event !== 'state') throw wrong('zk.on', 'the only event is "state"', event);
    if (typeof fn !== 'function') throw wrong('zk.on', 'what is called is a function', fn);
    if (onState === null) tell('states', {});
    onState = fn;
  },
});
const ROLES = ['holder', 'leader', 'reader', 'writer', 'permit', 'member', 'entered'];
let ownName = '';
const client = strict('client', {
  get name() { return ownName; },
  zk,
  sleep: (ms) => ask('sleep', { ms: count('client.sleep', 'milliseconds', ms, 31536000000) }),
  clock: () => ask('clock', {}),
  draw: (bound) => ask('draw', { bound: Math.max(1, count('client.draw', 'a bound', bound, 4294967295)) }),
  log(...what) {
    let text = '';
    for (let at = 0; at < what.length && text.length < 500; at++) text += (at === 0 ? '' : ' ') + (typeof what[at] === 'string' ? what[at] : shown(what[at]));
    tell('log', { text });
  },
  holds(where, given) {
    const { as = 'holder' } = options('client.holds', given, ['as'], 'leader');
    tell('holds', { path: path('client.holds', where), what: oneOf('client.holds', 'role', as, ROLES) });
  },
  released: () => tell('released', {}),
  wants: () => tell('fact', { type: 'wants' }),
  gaveUp: () => tell('fact', { type: 'gaveUp' }),
  assert(condition, text) {
    if (condition) return;
    tell('refuted', { text: text === undefined ? 'an assertion' : String(text).slice(0, 500) });
  },
  produced: (item, where) => tell('fact', { type: 'produced', item: word('client.produced', 'the item', item), path: path('client.produced', where) }),
  took: (item) => tell('fact', { type: 'took', item: word('client.took', 'the item', item) }),
  putBack: (item) => tell('fact', { type: 'putBack', item: word('client.putBack', 'the item', item) }),
  processed: (item) => tell('fact', { type: 'processed', item: word('client.processed', 'the item', item) }),
  arrived: (round) => tell('fact', { type: 'arrived', round: word('client.arrived', 'the round', round) }),
  passed: (round) => tell('fact', { type: 'passed', round: word('client.passed', 'the round', round) }),
  added(where, by) {
    const amount = by === undefined ? 1 : by;
    if (typeof amount !== 'number' || !(Math.abs(amount) <= 1e9)) throw wrong('client.added', 'what was added is a number', by);
    tell('fact', { type: 'added', path: path('client.added', where), by: amount });
  },
  untilReleased: () => ask('untilReleased', {}),
});

function failed(error) {
  const isError = typeof error === 'object' && error !== null;
  const line = isError ? error.line || lineOf(error.stack) : 0;
  let text;
  try { text = isError && 'message' in error ? error.name + ': ' + error.message : 'threw ' + shown(error) + ': throw new Error(text) names the line'; } catch { text = 'threw something that cannot be shown'; }
  const [, name] = /^ReferenceError: '(.+)' is not defined$/.exec(text) ?? [];
  if (Object.hasOwn(client, name)) text += ': write client.' + name + ', or const { ' + name + ' } = client';
  else if (Object.hasOwn(zk, name)) text += ': write client.zk.' + name;
  // Only where the code itself failed, and not what it called, the place tells what is wrong.
  const [, column = 0] = isError ? ownFirst.exec(String(error.stack)) ?? [] : [];
  host('fail', 0, stringify({ text, column: Number(column) }), line);
}
function callBack(fn, ...given) {
  try {
    const result = fn(...given);
    if (result !== null && typeof result === 'object' && typeof result.then === 'function') result.then(undefined, failed);
  } catch (error) { failed(error); }
}

function ended() {
  for (const id of [...untouched.keys()]) warn(id);
  // In Java the process ends here, for the threads of the client are daemons.
  for (const { op, line } of callbacks.values()) host('warn', 0, stringify({ text: 'main returned before the callback of zk.' + op + ' was called' }), line);
  tell('end', {});
}

/** The tree as the file's own invariant sees it. */
function treeOf(nodes) {
  const find = (call, where) => { const at = path(call, where); return Object.hasOwn(nodes, at) ? nodes[at] : undefined; };
  return strict('tree', {
    paths: Object.freeze(Object.keys(nodes)),
    exists: (where) => find('tree.exists', where) !== undefined,
    data: (where) => { const node = find('tree.data', where); return node === undefined ? null : node.data; },
    version: (where) => { const node = find('tree.version', where); return node === undefined ? null : node.version; },
    owner: (where) => { const node = find('tree.owner', where); return node === undefined ? null : node.owner; },
    children: (where) => { const node = find('tree.children', where); return node === undefined ? [] : node.children; },
  });
}
let judging = 0;

const inside = {
  judge(invariant, json) {
    if (typeof invariant !== 'function') throw new TypeError('export const invariant = (tree, beliefs) => … has to be a function');
    const { nodes, beliefs, memory } = parse(json);
    judging++;
    try {
      const says = invariant(treeOf(nodes), beliefs, memory);
      if (says !== null && typeof says === 'object' && typeof says.then === 'function') throw new TypeError('an invariant answers at once: it cannot be async');
      const text = says === false ? '' : typeof says === 'string' && says !== '' ? says.slice(0, 500) : null;
      return stringify({ text, memory });
    } finally { judging--; }
  },
  begin(main, name) {
    ownName = name;
    if (typeof main !== 'function') { failed(new TypeError('the file has to export its program: export default async function main(client) { … }')); return; }
    try {
      const result = main(client);
      if (result !== null && typeof result === 'object' && typeof result.then === 'function') result.then(ended, failed);
      else ended();
    } catch (error) { failed(error); }
  },
  settle(id, json) {
    const call = waiting.get(id);
    waiting.delete(id);
    if (call !== undefined) call.resolve(json === '' ? undefined : parse(json));
  },
  refuse(id, json) {
    const call = waiting.get(id);
    waiting.delete(id);
    if (call === undefined) return;
    const { code, path, results, name, message } = parse(json);
    // Node ends a process for that.
    if (untouched.has(id)) warn(id, code === undefined ? name : code);
    const error = code === undefined ? Object.assign(new Error(message), { name }) : new KeeperException(code, path, results);
    Object.defineProperty(error, 'line', { value: call.line });
    call.reject(error);
  },
  outcome(id, json) {
    const { op, path, callback, ctx } = callbacks.get(id);
    callbacks.delete(id);
    const { code, value, results } = parse(json);
    const told = TOLD[op](value === undefined ? null : value, results);
    const rc = settings.codes[code];
    // EphemeralsCallback is told no path.
    if (op === 'getEphemerals') callBack(callback, rc, ctx, ...told);
    else callBack(callback, rc, path, ctx, ...told);
  },
  event(watcher, json) { const fn = watchers.get(watcher); if (fn !== undefined) callBack(fn, parse(json)); },
  state(state) { if (onState !== null) callBack(onState, state); },
};
for (const [name, enter] of Object.entries(inside)) inside[name] = (...given) => { copied = 0; return enter(...given); };
return inside;
})`;

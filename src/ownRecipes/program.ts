// A learner's code as programs of the engine. Its one event loop is carried by threads: each waits for one call, hands what that came to
// to the code, and takes up the next call that follows. Where the code makes several calls at once, each further one gets a thread.
// Watchers run on the event lane, which never waits for them.
import type { QuickJSWASMModule } from 'quickjs-emscripten-core';
import {
  IllegalArgument,
  Interrupted,
  KeeperError,
  OPEN_ACL_UNSAFE,
  zk,
  type Acl,
  type Belief,
  type CreateMode,
  type Fact,
  type MultiPart,
  type ProcessHome,
  type ProgramArgs,
  type Recipe,
  type RecipeBook,
} from '../engine/index.ts';
import { freshInterpreter } from './freshInterpreter.ts';
import type { KeptInterpreters } from './keptInterpreters.ts';
import { wantsIn } from './promises.ts';
import { readCode } from './readCode.ts';
import { OwnCodeError, Sandbox, type CallOutcome, type HostCall, type Spy } from './sandbox.ts';

export const OWN_RECIPE = 'own-recipe';
const CALL = 'own-recipe call';
const EVENT = 'own-recipe event';
const STATES = 'own-recipe states';
const OUTCOME = 'own-recipe outcome';
/** What `main` waits for, as the trace calls it. */
const MAIN = 'main';

/** What learners' code runs in. */
export interface Host {
  readonly quickJs: QuickJSWASMModule;
  /** Taken first. */
  readonly kept?: KeptInterpreters;
  /** Who hears of each statement. */
  readonly spy?: Spy;
}

/** The programs by which learners' code runs. They are the same for all code: it comes with the arguments. */
export function ownRecipeBook(host: Host): RecipeBook {
  return {
    [OWN_RECIPE]: (args, home) => runOwn(host, args, home),
    [CALL]: carryCall,
    [EVENT]: handleEvent,
    [STATES]: listenToStates,
    [OUTCOME]: handleOutcome,
  };
}

function* runOwn({ quickJs, kept, spy }: Host, args: ProgramArgs, home: ProcessHome): Recipe<void> {
  const { client, arrival, promise, code } = args;
  home.kept?.dispose();
  const box = new Sandbox(kept?.take() ?? freshInterpreter(quickJs), String(client), spy);
  home.kept = box;
  unused.register(home, box);
  if (promise === 'fromCode' ? wantsIn(String(code)) : promise !== 'nothing')
    yield* zk.fact({ type: 'wants' });
  if (arrival === 'lockstep') yield* zk.gate('arrive');
  const read = readCode(quickJs, String(code));
  if (!read.ok) {
    box.stop();
    throw new OwnCodeError(read.mistake.message, read.mistake.line);
  }
  box.begin(read.code);
  yield* carry(box, args);
  yield* untilOver(box);
}

/** What goes wrong in another thread ends the program too. */
function* endingAll(box: Sandbox, work: Recipe<unknown>): Recipe<void> {
  try {
    yield* work;
  } catch (error) {
    yield* isOver(box);
    throw error;
  }
}

/** What the code waits for now only an event can bring. Its thread stays: so it counts as one that waits. */
function* untilOver(box: Sandbox): Recipe<void> {
  if (box.isOver) return;
  box.isAwaited = true;
  yield* zk.newLatch(MAIN);
  for (;;) {
    try {
      return void (yield* zk.awaitLatch(MAIN));
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error;
    }
  }
}

function* isOver(box: Sandbox): Recipe<void> {
  box.isOver = true;
  if (box.isAwaited) yield* zk.countDown(MAIN);
}

/** Worlds that are forgotten let go of nothing by themselves, and an interpreter's memory is not the browser's to tidy. */
const unused = new FinalizationRegistry<Sandbox>((box) => box.dispose());

/** Carries out the calls that the code has made, and those that follow, until none is left for this thread. */
function* carry(box: Sandbox, args: ProgramArgs): Recipe<void> {
  for (;;) {
    const next = yield* handOut(box, args, 'keepOne');
    if (next === null) return;
    yield* carryOut(box, next, args);
  }
}

/** The name of a call that a callback is told of, as the code hands it out. */
const IN_BACKGROUND = 'inBackground';

/** Does what nobody waits for and gives the other calls to threads, in their order; `keepOne`: but for the last of them. */
function* handOut(box: Sandbox, args: ProgramArgs, how: 'keepOne' | 'all'): Recipe<HostCall | null> {
  const calls = box.takeCalls();
  const kept = how === 'all' ? undefined : calls.findLast(({ id, op }) => id > 0 && op !== IN_BACKGROUND);
  for (const call of calls) {
    if (call === kept) continue;
    if (call.id === 0) yield* say(box, call, args);
    else if (call.op === IN_BACKGROUND) yield* callInBackground(box, call, args);
    else {
      box.handOver(call);
      yield* zk.spawn(CALL, { ...withoutCode(args), call: call.id });
    }
  }
  return kept ?? null;
}

/** Threads of one process find the code where it runs already. */
function withoutCode(args: ProgramArgs): ProgramArgs {
  return Object.fromEntries(Object.entries(args).filter(([name]) => name !== 'code' && name !== 'call'));
}

function* carryCall(args: ProgramArgs, home: ProcessHome): Recipe<void> {
  const box = boxIn(home);
  const call = box?.takeOver(Number(args['call']));
  if (box === null || call === undefined) return;
  yield* endingAll(box, carryFrom(box, call, args));
}

function* carryFrom(box: Sandbox, call: HostCall, args: ProgramArgs): Recipe<void> {
  yield* carryOut(box, call, args);
  yield* carry(box, args);
}

function* handleEvent(args: ProgramArgs, home: ProcessHome): Recipe<void> {
  const box = boxIn(home);
  if (box === null) return;
  yield* endingAll(box, tellEvent(box, args));
}

function* tellEvent(box: Sandbox, args: ProgramArgs): Recipe<void> {
  const { watcher, eventType: type, eventState: state, eventPath: path } = args;
  if (watcher === 'state') box.connectionState(String(state));
  else box.event(String(watcher), { type, state, path: path === '' ? null : path });
  yield* handOut(box, args, 'all');
}

/** As the asynchronous methods of the Java client: the caller goes on, and the event thread runs the callback. */
function* callInBackground(box: Sandbox, call: HostCall, args: ProgramArgs): Recipe<void> {
  if (call.line > 0) yield* zk.atStep(`line ${call.line}`);
  box.handOver(call);
  try {
    const about = { ...withoutCode(args), call: call.id };
    yield* zk.callInBackground(operation(inBackground(call), args), OUTCOME, about);
  } catch (error) {
    if (!(error instanceof IllegalArgument)) throw error;
    box.stop();
    throw new OwnCodeError(`IllegalArgumentException: ${error.message}`, call.line);
  }
}

/** What it calls there. */
function inBackground(call: HostCall): HostCall {
  const { op, args } = call.args as Pick<HostCall, 'op' | 'args'>;
  return { ...call, op, args };
}

function* handleOutcome(args: ProgramArgs, home: ProcessHome): Recipe<void> {
  const box = boxIn(home);
  const call = box?.takeOver(Number(args['call']));
  if (box === null || call === undefined) return;
  yield* endingAll(box, tellOutcome(box, call, args));
}

function* tellOutcome(box: Sandbox, call: HostCall, args: ProgramArgs): Recipe<void> {
  box.outcome(call.id, yield* outcomeOf(operation(inBackground(call), args)));
  yield* handOut(box, args, 'all');
}

/** `sent`: the call, which has been made; what it makes of its answer is what it comes to. */
function* outcomeOf(sent: Recipe<unknown>): Recipe<CallOutcome> {
  sent.next();
  try {
    const body = yield* zk.outcome();
    return { code: 'Ok', value: sent.next({ kind: 'response', body }).value };
  } catch (error) {
    if (!(error instanceof KeeperError)) throw error;
    return { code: error.code, results: error.results };
  }
}

function* listenToStates(args: ProgramArgs, home: ProcessHome): Recipe<void> {
  yield* zk.listenConnectionState();
  for (;;) {
    const state = yield* zk.nextConnectionState();
    const box = boxIn(home);
    if (box === null) return;
    yield* endingAll(box, tellState(box, state, args));
  }
}

function* tellState(box: Sandbox, state: string, args: ProgramArgs): Recipe<void> {
  box.connectionState(state);
  yield* handOut(box, args, 'all');
}

/** Null when its code has failed. */
function boxIn({ kept }: ProcessHome): Sandbox | null {
  return kept instanceof Sandbox && kept.isAlive ? kept : null;
}

function* carryOut(box: Sandbox, call: HostCall, args: ProgramArgs): Recipe<void> {
  if (call.line > 0) yield* zk.atStep(`line ${call.line}`);
  try {
    const value = yield* operation(call, args);
    box.settle(call.id, value);
  } catch (error) {
    if (error instanceof OwnCodeError) throw error;
    box.refuse(call.id, failureOf(error, call));
  }
}

function failureOf(error: unknown, { args }: HostCall): Parameters<Sandbox['refuse']>[1] {
  if (error instanceof KeeperError) {
    const { path = '' } = args as { readonly path?: string };
    return { code: error.code, path, results: error.results };
  }
  if (error instanceof Interrupted) return { name: 'InterruptedException', message: 'interrupted' };
  if (error instanceof IllegalArgument) return { name: 'IllegalArgumentException', message: error.message };
  throw error;
}

/** What nobody waits for. */
function* say(box: Sandbox, { op, args, line }: HostCall, own: ProgramArgs): Recipe<void> {
  const { path = '', what, name = '', text = '' } = args as Readonly<Record<string, string>>;
  switch (op) {
    case 'watch':
      return yield* zk.onEvent(name, EVENT, { ...withoutCode(own), watcher: name });
    case 'states':
      if (own['library'] === 'java')
        return yield* zk.onEvent('default', EVENT, { ...withoutCode(own), watcher: 'state' });
      yield* zk.spawn(STATES, withoutCode(own));
      return;
    case 'holds': {
      const role = (what ?? 'holder') as Belief['what'];
      box.believed.add(role);
      return yield* zk.believe({ what: role, path, ...placeOf(line) }, 'process');
    }
    case 'end':
      yield* disbelieve(box, 0);
      return yield* isOver(box);
    case 'released':
      return yield* disbelieve(box, line);
    case 'log':
      return yield* zk.fact({ type: 'says', text, line });
    case 'warn':
      return yield* zk.fact({ type: 'says', text, line, isWarning: true });
    case 'refuted':
      return yield* zk.fact({ type: 'refuted', text, line });
    case 'fact':
      return yield* zk.fact({ ...(args as Fact), ...placeOf(line) });
    case 'fail':
      box.stop();
      throw box.failed(text, line, (args as { readonly column: number }).column);
    default:
      throw new Error(`nobody knows how to say ${op}`);
  }
}

function* disbelieve(box: Sandbox, line: number): Recipe<void> {
  for (const role of box.believed) yield* zk.disbelieve(role, { by: 'process', ...placeOf(line) });
  box.believed.clear();
}

/** 0: no line of the file says it. */
function placeOf(line: number): { readonly claimLine?: number } {
  return line > 0 ? { claimLine: line } : {};
}

/** ZooKeeper.close says of nothing that goes wrong: no call can be made afterwards, whatever the server has heard. */
function* closeHandle(): Recipe<void> {
  try {
    yield* zk.closeSession();
  } catch (error) {
    if (!(error instanceof KeeperError)) throw error;
    yield* zk.abandonHandle();
  }
}

/** What the prelude makes of a call's arguments: each call has its own of these. */
interface Arguments {
  readonly path: string;
  readonly data: string | null;
  readonly version: number;
  readonly watch: string | null;
  readonly acl?: Acl;
  readonly mode: CreateMode;
  readonly ttlMs?: number;
  readonly watchMode: 'PERSISTENT' | 'PERSISTENT_RECURSIVE';
  readonly parts: readonly MultiPart[];
  readonly scheme: string;
  readonly auth: string;
  readonly ms: number;
  readonly bound: number;
}

/** A call that the code waits for. Its arguments have been checked inside, where the line is known. */
function* operation({ op, args }: HostCall, own: ProgramArgs): Recipe<unknown> {
  const given = args as Arguments;
  const { path, data, version, watch, acl } = given;
  const watching = watch === null ? {} : { watch };
  switch (op) {
    case 'create': {
      const { mode, ttlMs } = given;
      const options = {
        data,
        mode,
        ...(acl === undefined ? {} : { acl }),
        ...(ttlMs === undefined ? {} : { ttlMs }),
      };
      return (yield* zk.create(path, options)).path;
    }
    case 'exists':
      return yield* zk.exists(path, watching);
    case 'getData':
      return yield* zk.getData(path, watching);
    case 'getChildren':
      return yield* zk.getChildren(path, watching);
    case 'setData':
      return yield* zk.setData(path, data, version);
    case 'delete':
      return yield* zk.deleteNode(path, version);
    case 'multi':
      return yield* zk.multi(
        given.parts.map((part) => (part.op === 'create' ? { ...part, acl: OPEN_ACL_UNSAFE } : part)),
      );
    case 'addWatch':
      return yield* zk.addWatch(path, watch ?? '', given.watchMode);
    case 'sync':
      return yield* zk.sync(path);
    case 'getAcl':
      return yield* zk.getACL(path);
    case 'setAcl':
      return yield* zk.setACL(path, acl ?? [], version);
    case 'addAuth':
      return yield* zk.addAuth(given.scheme, given.auth);
    case 'getEphemerals':
      return yield* zk.getEphemerals(path);
    case 'close':
      return yield* closeHandle();
    case 'sleep':
      return yield* zk.sleepOn(given.ms);
    case 'clock':
      return yield* zk.clock();
    case 'draw':
      return yield* zk.draw(given.bound);
    case 'untilReleased':
      return yield* untilReleased(own);
    default:
      throw new Error(`nobody knows how to do ${op}`);
  }
}

/** By itself after a while, or when a user says so. */
function* untilReleased({ holdMs, arrival }: ProgramArgs): Recipe<void> {
  if (holdMs === 'untilReleased') return yield* zk.gate('release');
  if (Number(holdMs) > 0) yield* zk.sleep(Number(holdMs));
  if (arrival === 'lockstep') yield* zk.gate('release');
}

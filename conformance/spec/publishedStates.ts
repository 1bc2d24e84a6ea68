// Reads the states of a published counterexample: the JSON files of Disalg-ICS-NJU/zookeeper-tla-spec, which are no part of this project.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { SIDS, type Sid } from './events.ts';
import type { SpecState } from './specState.ts';

/** By action, from SetInitState on. */
export type PublishedStates = readonly Readonly<Record<Sid, SpecState>>[];

/** Below the folder of the specification that has `zk-3911` and `zk-2845`. Throws if the file is not there or is something else. */
export function readPublished(folder: string, name: string): PublishedStates {
  const steps = v.parse(FILE, JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')));
  return steps.flatMap((step) => {
    const action = Object.values(step).find((value) => v.is(ACTION, value));
    return action === undefined ? [] : [statesOf(v.parse(ACTION, action).variables)];
  });
}

function statesOf(variables: Variables): Readonly<Record<Sid, SpecState>> {
  const [s0, s1, s2] = SIDS.map((sid) => stateOf(variables, sid));
  if (s0 === undefined || s1 === undefined || s2 === undefined) throw new Error('there are three servers');
  return { s0, s1, s2 };
}

function stateOf(variables: Variables, sid: Sid): SpecState {
  return {
    status: variables.status[sid],
    state: variables.state[sid],
    zabState: variables.zabState[sid],
    acceptedEpoch: variables.acceptedEpoch[sid],
    currentEpoch: variables.currentEpoch[sid],
    history: variables.history[sid].map(({ zxid }) => zxid.join(':')),
    lastProcessed: variables.lastProcessed[sid].zxid.join(':'),
    lastCommitted: variables.lastCommitted[sid].zxid.join(':'),
  };
}

function perServer<S extends v.GenericSchema>(schema: S) {
  return v.object({ s0: schema, s1: schema, s2: schema });
}

const AT_ZXID = v.object({ zxid: v.tuple([v.number(), v.number()]) });
const VARIABLES = v.object({
  status: perServer(v.picklist(['ONLINE', 'OFFLINE'])),
  state: perServer(v.string()),
  zabState: perServer(v.string()),
  acceptedEpoch: perServer(v.number()),
  currentEpoch: perServer(v.number()),
  history: perServer(v.array(AT_ZXID)),
  lastProcessed: perServer(AT_ZXID),
  lastCommitted: perServer(AT_ZXID),
});
type Variables = v.InferOutput<typeof VARIABLES>;
const ACTION = v.object({ variables: VARIABLES });
const FILE = v.array(v.record(v.string(), v.unknown()));

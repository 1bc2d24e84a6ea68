// A configuration of several values: what the tree has, and the versions each program goes by. A program that goes by values of
// different versions has read in the middle of a change.
import { isClientId, dataText } from '../../../engine/index.ts';
import type { ClientId, TraceRecord, World } from '../../../engine/index.ts';
import { childrenOrSelf, leafOf } from '../../select/childrenOf.ts';
import { kept } from '../../select/kept.ts';
import { traceReader } from '../../select/readTrace.ts';
import { truthServer } from '../../select/truth.ts';

export interface Configuration {
  readonly values: readonly ConfigValue[];
  readonly readers: readonly ConfigReader[];
  /** Every version that was ever stated or stored, in the order of appearance: what colours go by. */
  readonly versions: readonly string[];
  /** How often a client went by values that do not belong together. */
  readonly mixed: number;
}

export interface ConfigValue {
  readonly path: string;
  readonly name: string;
  readonly data: string;
  readonly version: number;
}

export interface ConfigReader {
  readonly client: ClientId;
  readonly versions: readonly string[];
  readonly unity: 'one' | 'mixed';
  /** Whether these are what the tree has now. */
  readonly age: 'present' | 'old';
  readonly sinceMs: number;
}

export const configuration = kept(configurationOf);

function configurationOf(world: World, trace: readonly TraceRecord[], parent: string): Configuration {
  const stated = readStatements(trace).filter(({ step }) => step <= world.step);
  const newest = new Map(stated.map((statement) => [statement.client, statement]));
  const values = valuesOf(world, parent);
  return {
    values,
    readers: [...world.clients.keys()].flatMap((client) => readerOf(newest.get(client), values)),
    versions: [
      ...new Set([...stated.flatMap(({ versions }) => versions), ...values.map(({ data }) => data)]),
    ],
    mixed: stated.filter(({ versions }) => unityOf(versions) === 'mixed').length,
  };
}

/** Where one of them points to another node, the values are below that. */
function valuesOf(world: World, parent: string): readonly ConfigValue[] {
  const server = truthServer(world);
  const below = childrenOrSelf(server, parent);
  const pointer = below.map(({ data }) => dataText(data)).find((data) => data?.startsWith(`${parent}/`));
  const values = pointer == null ? below : childrenOrSelf(server, pointer);
  return values.map(({ path, data, version }) => ({
    path,
    name: leafOf(path),
    data: dataText(data) ?? '',
    version,
  }));
}

interface Statement {
  readonly step: number;
  readonly timeMs: number;
  readonly client: ClientId;
  readonly versions: readonly string[];
}

function readerOf(statement: Statement | undefined, values: readonly ConfigValue[]): readonly ConfigReader[] {
  if (statement === undefined) return [];
  const { client, versions, timeMs } = statement;
  const age = versions.every((version, at) => version === values[at]?.data) ? 'present' : 'old';
  return [{ client, versions, unity: unityOf(versions), age, sinceMs: timeMs }];
}

function unityOf(versions: readonly string[]): ConfigReader['unity'] {
  return versions.every((version) => version === versions[0]) ? 'one' : 'mixed';
}

const readStatements = traceReader(
  (): Statement[] => [],
  (found, record: TraceRecord) => {
    if (record.kind !== 'fact.stated' || record.fact.type !== 'configured' || !isClientId(record.actor))
      return;
    const { step, timeMs, actor, fact } = record;
    found.push({ step, timeMs, client: actor, versions: fact.versions });
  },
);

// The invariant that a learner's file exports, as the engine asks it: `(tree, beliefs, memory) => true, false or what is wrong`. It runs in
// an interpreter of its own and sees copies, so that it changes nothing. What it keeps between steps stands in `memory`, which is part of
// the history: what is looked back at or branched from has the memory of then.
import type { QuickJSWASMModule } from 'quickjs-emscripten-core';
import { actorName, type OwnCheck, type Said, type SeenWorld } from '../engine/index.ts';
import { fileStateOf } from './fileState.ts';
import { freshInterpreter } from './freshInterpreter.ts';
import { filesOf } from './files.ts';
import { invariantsIn, type ExportedInvariant } from './promises.ts';
import { ledBy } from './ledBy.ts';
import { readCode } from './readCode.ts';
import { OwnCodeError, Sandbox } from './sandbox.ts';

/** Those that the file exports. */
export function ownChecksOf(quickJs: QuickJSWASMModule, text: string): readonly OwnCheck[] {
  return invariantsIn(text).map((exported) => ownCheckOf(quickJs, text, exported));
}

function ownCheckOf(quickJs: QuickJSWASMModule, text: string, exported: ExportedInvariant): OwnCheck {
  const { name } = exported;
  const key = `${name} ${text}`;
  let known = checks.get(key);
  if (known === undefined) {
    known = new Check(quickJs, text, exported);
    checks.set(key, known);
    for (const [oldest, check] of checks) {
      if (checks.size <= MOST_CHECKS) break;
      checks.delete(oldest);
      check.dispose();
    }
  }
  const check = known;
  const ask: OwnCheck = (seen, memory) => {
    const threw = memory.get(THREW);
    if (threw !== undefined) return JSON.parse(String(threw)) as Said;
    const said = check.ask(seen, String(memory.get(KEPT) ?? '{}'));
    if (said.memory !== '{}') memory.set(KEPT, said.memory);
    if (said.wrong?.threw === true) memory.set(THREW, JSON.stringify(said.wrong));
    return said.wrong;
  };
  return Object.assign(ask, { ledBy, ...(name === 'invariant' ? {} : { part: { name } }) });
}

const KEPT = 'kept';
/** A function that has thrown is asked no more in that run; in another one, or before, it may be. */
const THREW = 'threw';
/** Interpreters of files that are asked no more are let go. */
const MOST_CHECKS = 24;
const checks = new Map<string, Check>();

interface Answer {
  readonly wrong: Said | null;
  /** As JSON. */
  readonly memory: string;
}

class Check {
  readonly #quickJs: QuickJSWASMModule;
  readonly #text: string;
  readonly #exported: ExportedInvariant;
  #box: Sandbox | null = null;

  constructor(quickJs: QuickJSWASMModule, text: string, exported: ExportedInvariant) {
    this.#quickJs = quickJs;
    this.#text = text;
    this.#exported = exported;
  }

  ask(seen: SeenWorld, memory: string): Answer {
    try {
      this.#box ??= this.#begin();
      const said = this.#box.judge(
        `{"nodes":${nodesJson(seen)},"beliefs":${beliefsJson(seen)},"memory":${memory}}`,
      );
      const { text, memory: kept } = JSON.parse(said) as {
        readonly text: string | null;
        readonly memory: unknown;
      };
      return {
        wrong: text === null ? null : { text, line: this.#exported.line },
        memory: JSON.stringify(kept),
      };
    } catch (error) {
      if (!(error instanceof OwnCodeError)) throw error;
      // The interpreter is not asked again once code in it has failed.
      this.dispose();
      const text = error.message.replace(/^line \d+: /, '');
      return { wrong: { text, line: error.line || this.#exported.line, threw: true }, memory };
    }
  }

  #begin(): Sandbox {
    const box = new Sandbox(freshInterpreter(this.#quickJs), 'invariant');
    const read = readCode(this.#quickJs, this.#text);
    const code = read.ok ? read.code : this.#text;
    box.load(code, this.#exported.name);
    const state = fileStateOf(filesOf(code)[0].body, this.#exported.name);
    if (state === null) return box;
    box.dispose();
    throw new OwnCodeError(keptInFile(state.name), state.line);
  }

  dispose(): void {
    this.#box?.dispose();
    this.#box = null;
  }
}

function keptInFile(name: string): string {
  return `${name} is a variable of the file, which keeps its value when the run starts again or is looked back at. Use memory.${name}: memory is the third argument of an invariant`;
}

/** All znodes but ZooKeeper's own. */
function nodesJson({ server, ownerOf }: SeenWorld): string {
  const nodes: Record<string, unknown> = {};
  for (const { path, data, version, owner, children } of server.nodes.values())
    if (!path.startsWith('/zookeeper'))
      nodes[path] = {
        data: typeof data === 'string' ? data : null,
        version,
        owner: owner === null ? null : ownerOf(owner),
        children,
      };
  return JSON.stringify(nodes);
}

function beliefsJson({ beliefs }: SeenWorld): string {
  return JSON.stringify(
    beliefs.map(({ client, what, path }) => ({ client: actorName(client), role: what, path })),
  );
}

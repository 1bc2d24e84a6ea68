// The tree as far as answers, lists of children and events have shown it. A znode that is gone is forgotten first.
import { fill } from './fill.ts';
import type { SeenNode, SeenSession, Seeing, Source } from './seen.ts';
import type { SeenStat } from './tapEvent.ts';

const MAX_ZNODES = 50_000;

interface Around {
  /** Undefined for a session that is not known. */
  readonly ephemeralsOf: (session: string) => SeenSession['ephemerals'] | undefined;
  /** Is told of each znode that is kept no more. */
  readonly forget: () => void;
  /** Is told of each znode that a list of children has no more, while its owner is still known. */
  readonly leaves: (node: SeenNode, at: Seeing) => void;
}

export class SeenTree {
  readonly nodes = new Map<string, SeenNode>();
  readonly #childrenByParent = new Map<string, Set<string>>();
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
  }

  takeOver(from: SeenTree): void {
    fill(this.nodes, from.nodes, (node) => ({ ...node }));
    fill(this.#childrenByParent, from.#childrenByParent, (children) => new Set(children));
  }

  see(
    path: string,
    state: SeenNode['state'],
    source: Source,
    { atMs, index }: Seeing,
    stat?: SeenStat | null,
  ): SeenNode {
    const before = this.nodes.get(path);
    if (before !== undefined) {
      if (before.state === 'gone' && state === 'there') before.stat = before.lastOwner = null;
      before.state = state;
      before.source = source;
      before.seenMs = atMs;
      before.seenIndex = index;
      before.stat = stat ?? before.stat;
      if (state === 'gone') this.own(before, null);
      return before;
    }
    const node: SeenNode = {
      path,
      state,
      source,
      seenMs: atMs,
      seenIndex: index,
      stat: stat ?? null,
      owner: null,
      lastOwner: null,
    };
    if (this.nodes.size >= MAX_ZNODES) {
      const gone = this.#firstGone();
      if (gone === null) {
        this.#around.forget();
        return node;
      }
      this.#drop(gone);
    }
    this.nodes.set(path, node);
    if (path === '/') return node;
    const prefix = parentPrefix(path);
    const siblings = this.#childrenByParent.get(prefix);
    if (siblings === undefined) this.#childrenByParent.set(prefix, new Set([path]));
    else siblings.add(path);
    return node;
  }

  /** `base`: the parent's path, empty for the root. `isWhole`: there are no other children. */
  seeChildren(base: string, names: readonly string[], isWhole: boolean, at: Seeing): void {
    for (const name of names) {
      const before = this.nodes.get(`${base}/${name}`);
      if (before?.state !== 'there') this.see(`${base}/${name}`, 'there', 'childList', at);
    }
    if (!isWhole) return;
    const prefix = `${base}/`;
    const listed = new Set(names);
    for (const node of this.#childrenOf(prefix))
      if (node.state !== 'gone' && !listed.has(node.path.slice(prefix.length))) {
        this.#around.leaves(node, at);
        this.see(node.path, 'gone', 'childList', at);
      }
  }

  own(node: SeenNode, owner: string | null): void {
    if (node.owner !== null && node.owner !== owner) this.#around.ephemeralsOf(node.owner)?.delete(node.path);
    node.owner = owner;
    if (owner === null) return;
    node.lastOwner = owner;
    this.#around.ephemeralsOf(owner)?.add(node.path);
  }

  /** Known children of a path, also those that are gone. */
  childrenOf(path: string): readonly SeenNode[] {
    return this.#childrenOf(path === '/' ? path : `${path}/`);
  }

  #childrenOf(prefix: string): readonly SeenNode[] {
    return [...(this.#childrenByParent.get(prefix) ?? [])].flatMap((path) => this.nodes.get(path) ?? []);
  }

  #firstGone(): string | null {
    let looked = 0;
    for (const [path, { state }] of this.nodes) {
      if (state === 'gone') return path;
      if (++looked > MOST_LOOKED_AT) return null;
    }
    return null;
  }

  #drop(path: string): void {
    this.nodes.delete(path);
    this.#around.forget();
    const prefix = parentPrefix(path);
    const siblings = this.#childrenByParent.get(prefix);
    siblings?.delete(path);
    if (siblings?.size === 0) this.#childrenByParent.delete(prefix);
  }
}

const MOST_LOOKED_AT = 1000;

function parentPrefix(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

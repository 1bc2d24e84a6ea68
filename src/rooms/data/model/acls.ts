// Access control lists by number: most znodes share a few.
import type { Acl } from '../../../engine/index.ts';

export class Acls {
  readonly #acls: Acl[] = [];
  readonly #ids = new Map<string, number>();
  /** The one that was asked for last: it is often the next one too. */
  #last: { readonly acl: Acl; readonly id: number } | null = null;

  idOf(acl: Acl): number {
    if (this.#last?.acl === acl) return this.#last.id;
    const text = JSON.stringify(acl);
    const known = this.#ids.get(text);
    const id = known ?? this.#acls.push(acl) - 1;
    if (known === undefined) this.#ids.set(text, id);
    this.#last = { acl, id };
    return id;
  }

  aclOf(id: number): Acl {
    return this.#acls[id] ?? [];
  }
}

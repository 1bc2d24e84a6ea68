// Writes whose answers never came, and what their clients found out about them later.
import type { LostAnswer, SeenConnection } from './seen.ts';
import { WRITES } from './operations.ts';

const MOST = 2000;

export class LostAnswers {
  /** The newest. */
  readonly all: LostAnswer[] = [];

  takeOver({ all }: LostAnswers): void {
    for (const lost of all) this.all.push({ ...lost });
  }

  /** The connection has ended: what it has not answered is lost. */
  lose(connection: SeenConnection, endIndex: number): void {
    for (const { op, path, parts, index } of [...connection.open.values()].flat()) {
      if (!WRITES.has(op)) continue;
      this.all.push({
        session: connection.session,
        connection: connection.id,
        op,
        path: path ?? parts?.[0]?.path ?? '',
        index,
        endIndex,
        found: null,
        isAskedAgain: false,
      });
      if (this.all.length > MOST) this.all.shift();
    }
    connection.open.clear();
  }

  /** A client asks for something, perhaps once more. */
  asked(session: string, op: string, path: string | null): void {
    for (const lost of this.all)
      if (lost.session === session && lost.op === op && lost.path === path) lost.isAskedAgain = true;
  }

  /** A client has got the children of `base`: its own one among them begins as what was asked to be created, mark included. */
  find(session: string | null, base: string, children: readonly string[], index: number): void {
    for (const lost of this.all) {
      const isOpen = lost.found === null && !lost.isAskedAgain && lost.session === session;
      if (!isOpen || !lost.path.startsWith(`${base}/`)) continue;
      const name = lost.path.slice(base.length + 1);
      const child = MARK.test(name) ? children.find((each) => each.startsWith(name)) : undefined;
      if (child !== undefined) lost.found = { path: `${base}/${child}`, index };
    }
  }
}

/** ProtectedMode of Curator: `_c_` and a UUID before the name. */
const MARK = /^_c_[0-9a-f]{8}-/;

// The editor of own recipes: whether it is on the stage, the text that was last in it, and code of a link that waits for a yes.
import { create } from 'zustand';
import type { Link, LinkNotice } from '../../scenarios/link/permalink.ts';
import { readStored, store } from './storage.ts';

const NAME = 'own-recipe';
let name = NAME;
/** Twice what a link may carry: a text that has become too long is kept too. */
const MAX_KEPT = 80_000;

/** A link with code that nobody here has said yes to. */
export interface AskedLink {
  readonly link: Link;
  readonly notices: readonly LinkNotice[];
}

interface OwnCode {
  readonly isOpen: boolean;
  /** Where the editor lies over the picture: whether the picture is to be seen. */
  readonly isAside: boolean;
  readonly asked: AskedLink | null;
}

export const useOwnCode = create<OwnCode>(() => ({ isOpen: false, isAside: false, asked: null }));

export function showEditor(): void {
  useOwnCode.setState({ isOpen: true, isAside: false });
}

export function closeEditor(): void {
  useOwnCode.setState({ isOpen: false, asked: null });
}

export function putAside(isAside: boolean): void {
  useOwnCode.setState({ isAside });
}

/** Of which task the text is from now on; null: of none, it is the learner's own. */
export function keepUnder(task: string | null): void {
  name = task === null ? NAME : `${NAME}.${task}`;
}

export function keptText(): string | null {
  return readStored(name, MAX_KEPT);
}

/** False: only for as long as the page is open. */
export function keepText(text: string): boolean {
  return store(name, text);
}

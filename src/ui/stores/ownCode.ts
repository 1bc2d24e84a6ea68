// The editor of own recipes: whether it is on the stage, the text that was last in it, and code of a link that waits for a yes.
import { create } from 'zustand';
import type { ClientId } from '../../engine/index.ts';
import type { WorldSide } from '../../scenarios/experiment/experiment.ts';
import type { Link, LinkNotice } from '../../scenarios/link/permalink.ts';
import { readStored, store } from './storage.ts';

const NAME = 'own-recipe';

/** A link with code that nobody here has said yes to. */
export interface AskedLink {
  readonly link: Link;
  readonly notices: readonly LinkNotice[];
}

/** The line at which a client is shown. `runsOn`: in the same step of the world its code goes on from there. */
export type LinesShown = ReadonlyMap<ClientId, { readonly line: number; readonly runsOn: boolean }>;

interface OwnCode {
  /** Of which challenge the text is; null: of none, it is the learner's own. */
  readonly task: string | null;
  readonly isOpen: boolean;
  /** Where the editor lies over the picture: whether the picture is to be seen. */
  readonly isAside: boolean;
  /** Of a composed world: which of its programs is in the editor, by its place in the plan. */
  readonly program: number;
  /** Of its other programs: what has been typed there and not been run. */
  readonly drafts: ReadonlyMap<number, string>;
  /** Of which client the program is wanted in the editor, until it is there; null: of none. */
  readonly wanted: ClientId | null;
  readonly asked: AskedLink | null;
  /** One that had a yes and is not shown yet; it settles once it is. */
  readonly opening: Promise<void> | null;
  /** Whether lines are gone through one by one. */
  readonly isDebugging: boolean;
  /** Where the debugger has the clients of a world; null: they are where the world says. */
  readonly lines: { readonly side: WorldSide; readonly of: LinesShown } | null;
}

const NONE: ReadonlyMap<number, string> = new Map();

export const useOwnCode = create<OwnCode>(() => ({
  task: null,
  isOpen: false,
  isAside: false,
  program: 0,
  drafts: NONE,
  wanted: null,
  asked: null,
  opening: null,
  isDebugging: false,
  lines: null,
}));

/** Puts that program of a composed world into the editor; `left`: what stands there now. */
export function editProgram(program: number, left: string): void {
  useOwnCode.setState((before) => ({
    program,
    drafts: new Map([...before.drafts, [before.program, left]]),
  }));
}

/** Everything that was typed runs, or is of another world. */
export function forgetDrafts(): void {
  useOwnCode.setState({ drafts: NONE });
}

export function showEditor(): void {
  useOwnCode.setState({ isOpen: true, isAside: false });
}

/** With the program that a client runs. */
export function showEditorFor(client: ClientId): void {
  showEditor();
  useOwnCode.setState({ wanted: client });
}

export function closeEditor(): void {
  useOwnCode.setState({ isOpen: false, asked: null });
}

export function putAside(isAside: boolean): void {
  useOwnCode.setState({ isAside });
}

/** The editor that opens next is for that challenge; null: for the learner's own recipe. */
export function keepUnder(task: string | null): void {
  useOwnCode.setState({ task });
}

export function keptText(task = useOwnCode.getState().task): string | null {
  return readStored(nameOf(task));
}

/** False: only for as long as the page is open. */
export function keepText(text: string, task = useOwnCode.getState().task): boolean {
  return store(nameOf(task), text);
}

function nameOf(task: string | null): string {
  return task === null ? NAME : `${NAME}.${task}`;
}

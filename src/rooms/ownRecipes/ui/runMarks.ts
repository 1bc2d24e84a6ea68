// Where clients are in the code, and where it failed: what the world says, moved along with what has been typed since it was started.
import {
  RangeSet,
  StateEffect,
  StateField,
  type ChangeDesc,
  type EditorState,
  type Text,
} from '@codemirror/state';
import { Decoration, EditorView, GutterMarker, gutter } from '@codemirror/view';

/** A client at a line of the code that runs. */
export interface ClientAtLine {
  readonly name: string;
  /** Its place among the clients, for its colour. */
  readonly index: number;
  readonly line: number;
}

/** A line of the code that runs, and what it has made red. */
export interface FaultAtLine {
  readonly line: number;
  readonly message: string;
}

interface Running {
  /** As it was started. */
  readonly doc: Text;
  /** Typed since; null: nothing. */
  readonly since: ChangeDesc | null;
}

const started = StateEffect.define<Text | null>();
const moved = StateEffect.define<readonly ClientAtLine[]>();
const blamed = StateEffect.define<readonly FaultAtLine[]>();

const looked = StateEffect.define<number | null>();

const NOT_CHANGED: Readonly<Record<string, string>> = {};

const running = StateField.define<Running | null>({
  create: () => null,
  update(before, transaction) {
    let now = before;
    if (now !== null && transaction.docChanged) {
      const since = now.since?.composeDesc(transaction.changes.desc) ?? transaction.changes.desc;
      // Put back, its lines are where they were: those that were gone meanwhile too.
      now = { ...now, since: transaction.newDoc.eq(now.doc) ? null : since };
    }
    for (const effect of transaction.effects) {
      if (effect.is(started)) now = effect.value === null ? null : { doc: effect.value, since: null };
    }
    return now;
  },
  provide: (field) => [
    // The marks are of what ran before the text was changed.
    EditorView.editorAttributes.compute([field, 'doc'], (state) => {
      const now = state.field(field);
      return now === null || now.doc.eq(state.doc) ? NOT_CHANGED : { class: 'cm-changed' };
    }),
  ],
});

const NOBODY: readonly ClientAtLine[] = [];

/** Kept even before its text is there: a link that opens paused says it only once. */
const here = StateField.define<readonly ClientAtLine[]>({
  create: () => NOBODY,
  update(before, { effects }) {
    let now = before;
    for (const effect of effects) if (effect.is(moved)) now = effect.value;
    return now;
  },
  provide: (field) => [
    EditorView.decorations.compute([field, running, 'doc'], (state) => linesOf(state)),
    gutter({
      class: 'cm-clients',
      markers: ({ state }) => marksOf(state),
      initialSpacer: () => new ClientsMark([{ name: 'A', index: 0, line: 1 }]),
    }),
  ],
});

const NO_FAULTS: readonly FaultAtLine[] = [];

/** Kept even before its text is there. */
const blame = StateField.define<readonly FaultAtLine[]>({
  create: () => NO_FAULTS,
  update(before, { effects }) {
    let now = before;
    for (const effect of effects) if (effect.is(blamed)) now = effect.value;
    return now;
  },
  provide: (field) => [
    EditorView.decorations.compute([field, running, 'doc'], (state) => faultsOf(state)),
    gutter({ class: 'cm-faults', markers: ({ state }) => faultMarks(state), initialSpacer: () => NO_FAULT }),
  ],
});

/** The line that the debugger is at, of the code that runs. */
const debugged = StateField.define<number | null>({
  create: () => null,
  update(before, { effects }) {
    let now = before;
    for (const effect of effects) if (effect.is(looked)) now = effect.value;
    return now;
  },
  provide: (field) => EditorView.decorations.compute([field, running, 'doc'], (state) => debuggedLine(state)),
});

export const runMarks = [running, here, blame, debugged];

/** The text in the editor runs from now on; null: something else does. */
export function markStarted(view: EditorView, isRunning: boolean): void {
  const before = faultyLines(view.state);
  view.dispatch({ effects: started.of(isRunning ? view.state.doc : null) });
  showFirst(view, before);
}

export function markClients(view: EditorView, clients: readonly ClientAtLine[]): void {
  view.dispatch({ effects: moved.of(clients) });
}

/** A field that is written in stays where it is. */
function showFirst(view: EditorView, before: ReturnType<typeof faultyLines>): void {
  const [first] = faultyLines(view.state);
  if (first === undefined || before.length > 0 || view.hasFocus) return;
  view.dispatch({ effects: EditorView.scrollIntoView(first[0], { y: 'nearest', yMargin: 60 }) });
}

/** Lines at fault where the world is red. They are of what ran: in a text that was changed none is marked. */
export function markFaults(view: EditorView, faults: readonly FaultAtLine[]): void {
  const before = faultyLines(view.state);
  view.dispatch({ effects: blamed.of(faults) });
  showFirst(view, before);
}

/** Marks the line and brings it into sight; null: none. */
export function markDebugged(view: EditorView, line: number | null): void {
  const at = line === null ? null : lineStart(view.state, line);
  const effects: StateEffect<unknown>[] = [looked.of(line)];
  if (at !== null) effects.push(EditorView.scrollIntoView(at, { y: 'nearest', yMargin: 60 }));
  view.dispatch({ effects });
}

function debuggedLine(state: EditorState): RangeSet<Decoration> {
  const line = state.field(debugged);
  const at = line === null ? null : lineStart(state, line);
  if (at === null) return Decoration.none;
  return RangeSet.of([DEBUGGED.range(state.doc.lineAt(Math.min(at, state.doc.length)).from)]);
}

const DEBUGGED = Decoration.line({ class: 'cm-debugLine', attributes: { 'aria-current': 'step' } });

/** The code that runs; null if none does. */
export function runningText(state: EditorState): string | null {
  return state.field(running)?.doc.toString() ?? null;
}

/** Where a line of the code that runs begins now; null if there is no such line. */
export function lineStart(state: EditorState, line: number): number | null {
  const now = state.field(running);
  if (now === null || line < 1 || line > now.doc.lines) return null;
  const { from } = now.doc.line(line);
  return now.since === null ? from : now.since.mapPos(from, 1);
}

/** The line of the code that runs which stands at a place now; null if nothing of it runs. */
export function runningLine(state: EditorState, at: number): number | null {
  const now = state.field(running);
  if (now === null) return null;
  const then = now.since === null ? at : now.since.invertedDesc.mapPos(at, 1);
  return now.doc.lineAt(Math.min(then, now.doc.length)).number;
}

function byLine(state: EditorState): readonly (readonly [number, readonly ClientAtLine[]])[] {
  const lines = new Map<number, ClientAtLine[]>();
  for (const client of state.field(here)) {
    const start = lineStart(state, client.line);
    if (start === null) continue;
    const { from } = state.doc.lineAt(Math.min(start, state.doc.length));
    lines.set(from, [...(lines.get(from) ?? []), client]);
  }
  return [...lines].toSorted(([a], [b]) => a - b);
}

function linesOf(state: EditorState): RangeSet<Decoration> {
  return RangeSet.of(byLine(state).map(([from]) => AT_LINE.range(from)));
}

/** By the line, as it was: what was said of it, each thing once. */
function faultyLines(state: EditorState): readonly (readonly [number, string])[] {
  const now = state.field(running);
  if (now === null || !now.doc.eq(state.doc)) return [];
  const said = new Map<number, Set<string>>();
  for (const { line, message } of state.field(blame)) {
    if (line > now.doc.lines) continue;
    const { from } = now.doc.line(line);
    said.set(from, (said.get(from) ?? new Set()).add(message));
  }
  return [...said]
    .map(([from, messages]) => [from, [...messages].join('\n')] as const)
    .toSorted(([a], [b]) => a - b);
}

function faultsOf(state: EditorState): RangeSet<Decoration> {
  return RangeSet.of(
    faultyLines(state).map(([from, title]) =>
      Decoration.line({ class: 'cm-faultLine', attributes: { title, 'aria-description': title } }).range(
        from,
      ),
    ),
  );
}

function faultMarks(state: EditorState): RangeSet<GutterMarker> {
  return RangeSet.of(faultyLines(state).map(([from, message]) => new FaultMark(message).range(from)));
}

class FaultMark extends GutterMarker {
  readonly #message: string;

  constructor(message: string) {
    super();
    this.#message = message;
  }

  override eq(other: GutterMarker): boolean {
    return other instanceof FaultMark && other.#message === this.#message;
  }

  override toDOM(): HTMLElement {
    const element = document.createElement('span');
    element.className = 'cm-fault';
    // A dot would look like a breakpoint.
    element.textContent = '×';
    element.title = this.#message;
    return element;
  }
}

const NO_FAULT = new FaultMark('');

const AT_LINE = Decoration.line({ class: 'cm-clientLine' });

function marksOf(state: EditorState): RangeSet<GutterMarker> {
  return RangeSet.of(byLine(state).map(([from, clients]) => new ClientsMark(clients).range(from)));
}

/** More letters would push the code aside. */
const MOST_LETTERS = 2;

class ClientsMark extends GutterMarker {
  readonly #clients: readonly ClientAtLine[];

  constructor(clients: readonly ClientAtLine[]) {
    super();
    this.#clients = clients;
  }

  override eq(other: GutterMarker): boolean {
    return other instanceof ClientsMark && other.#key() === this.#key();
  }

  #key(): string {
    return this.#clients.map(({ name }) => name).join(' ');
  }

  override toDOM(): HTMLElement {
    const element = document.createElement('span');
    element.title = this.#key();
    const more = this.#clients.length - MOST_LETTERS;
    const shown = more > 0 ? this.#clients.slice(0, MOST_LETTERS - 1) : this.#clients;
    for (const { name, index } of shown) element.append(letter(name, String(index % 8)));
    if (more > 0) element.append(letter(`+${more + 1}`, null));
    return element;
  }
}

function letter(text: string, hue: string | null): HTMLElement {
  const element = document.createElement('span');
  element.className = 'cm-client';
  element.textContent = text;
  if (hue !== null) element.dataset['hue'] = hue;
  return element;
}

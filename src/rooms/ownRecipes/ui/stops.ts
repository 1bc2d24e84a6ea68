// Lines at which the world pauses when a client reaches them: marked beside the text, and told to the playback.
import { RangeSet, StateEffect, StateField, type EditorState } from '@codemirror/state';
import { GutterMarker, gutter, type Command, type EditorView } from '@codemirror/view';
import { runningLine } from './runMarks.ts';

const toggled = StateEffect.define<number>();
const conditioned = StateEffect.define<{ readonly from: number; readonly condition: string }>();

class StopMark extends GutterMarker {
  readonly condition: string;

  constructor(condition: string) {
    super();
    this.condition = condition;
  }

  override eq(other: GutterMarker): boolean {
    return other instanceof StopMark && other.condition === this.condition;
  }

  override toDOM(): HTMLElement {
    const element = document.createElement('span');
    element.className = this.condition === '' ? 'cm-stop' : 'cm-stop cm-stopIf';
    element.title = this.condition;
    return element;
  }
}

const stops = StateField.define<RangeSet<StopMark>>({
  create: () => RangeSet.empty,
  update(before, transaction) {
    let now = before.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (effect.is(toggled)) now = withToggled(now, effect.value);
      else if (effect.is(conditioned)) {
        const { from, condition } = effect.value;
        const others = now.update({ filter: (at) => at !== from });
        now = others.update({ add: [new StopMark(condition).range(from)], sort: true });
      }
    }
    return now;
  },
});

function withToggled(now: RangeSet<StopMark>, at: number): RangeSet<StopMark> {
  let isThere = false;
  now.between(at, at, () => {
    isThere = true;
  });
  return isThere
    ? now.update({ filter: (from) => from !== at })
    : now.update({ add: [new StopMark('').range(at)], sort: true });
}

/** A click beside a line, or F9 in it. */
export const stopGutter = [
  stops,
  gutter({
    class: 'cm-stops',
    markers: (view) => view.state.field(stops),
    initialSpacer: () => new StopMark(''),
    domEventHandlers: {
      mousedown(view, line) {
        view.dispatch({ effects: toggled.of(line.from) });
        return true;
      },
    },
  }),
];

export const toggleStop: Command = (view) => {
  const { state } = view;
  view.dispatch({ effects: toggled.of(state.doc.lineAt(state.selection.main.head).from) });
  return true;
};

export interface Stop {
  /** Where its line begins in the text. */
  readonly from: number;
  /** Of the text as it is now. */
  readonly line: number;
  /** Of the code that runs; null: it has no such line. */
  readonly running: number | null;
  /** JavaScript; empty: none. */
  readonly condition: string;
}

/** In the order of their lines. */
export function stopsIn(state: EditorState): readonly Stop[] {
  const found: Stop[] = [];
  state.field(stops).between(0, state.doc.length, (from, _, { condition }) => {
    found.push({ from, line: state.doc.lineAt(from).number, running: runningLine(state, from), condition });
  });
  return found;
}

/** Sets those that another text of this field had, at their lines. */
export function restoreStops(view: EditorView, those: readonly Stop[]): void {
  const { doc } = view.state;
  const effects = stopsIn(view.state).map(({ from }): StateEffect<unknown> => toggled.of(from));
  for (const { line, condition } of those) {
    if (line > doc.lines) continue;
    effects.push(conditioned.of({ from: doc.line(line).from, condition }));
  }
  view.dispatch({ effects });
}

/** Something like `attempt > 3`. */
export function setCondition(view: EditorView, from: number, condition: string): void {
  view.dispatch({ effects: conditioned.of({ from, condition }) });
}

export function removeStop(view: EditorView, from: number): void {
  view.dispatch({ effects: toggled.of(from) });
}

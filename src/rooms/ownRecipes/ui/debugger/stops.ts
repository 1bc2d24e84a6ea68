// Lines at which the world pauses when a client reaches them: marked beside the text, and told to the playback.
import { RangeSet, StateEffect, StateField, type EditorState } from '@codemirror/state';
import { GutterMarker, gutter, ViewPlugin, type Command, type EditorView } from '@codemirror/view';
import { runningLine } from '../runMarks.ts';

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

function hasStop(now: RangeSet<StopMark>, at: number): boolean {
  let isThere = false;
  now.between(at, at, () => {
    isThere = true;
  });
  return isThere;
}

function withToggled(now: RangeSet<StopMark>, at: number): RangeSet<StopMark> {
  return hasStop(now, at)
    ? now.update({ filter: (from) => from !== at })
    : now.update({ add: [new StopMark('').range(at)], sort: true });
}

const pointed = StateEffect.define<number | null>();

/** Where a click would set a breakpoint. */
class HintMark extends GutterMarker {
  override eq(other: GutterMarker): boolean {
    return other instanceof HintMark;
  }

  override toDOM(): HTMLElement {
    const element = document.createElement('span');
    element.className = 'cm-stop cm-stopHint';
    return element;
  }
}

const HINT = new HintMark();

/** Where the line begins that the mouse points at beside the text; null: it does not. */
const pointedAt = StateField.define<number | null>({
  create: () => null,
  update(before, { docChanged, effects }) {
    let now = docChanged ? null : before;
    for (const effect of effects) if (effect.is(pointed)) now = effect.value;
    return now;
  },
});

function hints(state: EditorState): RangeSet<GutterMarker> {
  const at = state.field(pointedAt);
  return at === null || hasStop(state.field(stops), at) ? RangeSet.empty : RangeSet.of([HINT.range(at)]);
}

/** All that stands beside the text takes clicks, line numbers too. */
const clicks = ViewPlugin.define((view) => {
  const lineAt = ({ target, clientY }: MouseEvent): number | null => {
    if (!(target instanceof Element) || target.closest('.cm-gutters') === null) return null;
    const height = clientY - view.documentTop;
    const block = view.lineBlockAtHeight(height);
    return height > block.bottom ? null : block.from;
  };
  const press = (event: MouseEvent): void => {
    const at = event.button === 0 ? lineAt(event) : null;
    if (at === null) return;
    event.preventDefault();
    view.dispatch({ effects: toggled.of(at) });
  };
  const point = (event: PointerEvent): void => {
    // A finger points at nothing before it presses.
    const at = event.type === 'pointerleave' || event.pointerType !== 'mouse' ? null : lineAt(event);
    if (at !== view.state.field(pointedAt)) view.dispatch({ effects: pointed.of(at) });
  };
  const { scrollDOM } = view;
  scrollDOM.addEventListener('mousedown', press);
  for (const type of ['pointermove', 'pointerleave'] as const) scrollDOM.addEventListener(type, point);
  return {
    destroy() {
      scrollDOM.removeEventListener('mousedown', press);
      for (const type of ['pointermove', 'pointerleave'] as const) scrollDOM.removeEventListener(type, point);
    },
  };
});

/** A click beside a line, or F9 in it. */
export const stopGutter = [
  stops,
  pointedAt,
  gutter({
    class: 'cm-stops',
    markers: ({ state }) => [state.field(stops), hints(state)],
    initialSpacer: () => new StopMark(''),
  }),
  clicks,
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

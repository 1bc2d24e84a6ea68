// Lines at which the world pauses when a client reaches them: marked beside the text, and told to whoever plays.
import { RangeSet, StateEffect, StateField, type EditorState } from '@codemirror/state';
import { GutterMarker, gutter, type Command } from '@codemirror/view';
import type { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { runningLine } from './runMarks.ts';

const toggled = StateEffect.define<number>();

class StopMark extends GutterMarker {
  override toDOM(): HTMLElement {
    const element = document.createElement('span');
    element.className = 'cm-stop';
    return element;
  }
}

const MARK = new StopMark();

const stops = StateField.define<RangeSet<GutterMarker>>({
  create: () => RangeSet.empty,
  update(before, transaction) {
    let now = before.map(transaction.changes);
    for (const effect of transaction.effects) if (effect.is(toggled)) now = withToggled(now, effect.value);
    return now;
  },
});

function withToggled(now: RangeSet<GutterMarker>, at: number): RangeSet<GutterMarker> {
  let isThere = false;
  now.between(at, at, () => {
    isThere = true;
  });
  return isThere
    ? now.update({ filter: (from) => from !== at })
    : now.update({ add: [MARK.range(at)], sort: true });
}

/** A click beside a line, or F9 in it. */
export const stopGutter = [
  stops,
  gutter({
    class: 'cm-stops',
    markers: (view) => view.state.field(stops),
    initialSpacer: () => MARK,
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

/** Lines of the code that runs. */
export function stopLines(state: EditorState): ReadonlySet<number> {
  const lines = new Set<number>();
  state.field(stops).between(0, state.doc.length, (from) => {
    const line = runningLine(state, from);
    if (line !== null) lines.add(line);
  });
  return lines;
}

export interface Reached {
  readonly step: number;
  readonly client: string;
  readonly line: number;
}

/** The first moment after a step, up to another, at which a client reaches one of those lines; null if none does. */
export function firstReached(
  experiment: Experiment,
  { after, upTo }: { readonly after: number; readonly upTo: number },
  lines: ReadonlySet<number>,
): Reached | null {
  if (lines.size === 0) return null;
  for (let step = after + 1; step <= upTo; step++) {
    for (const { record } of experiment.recordsAt(step)) {
      if (record.kind !== 'program.resumed' || record.yielded.kind !== 'op') continue;
      const { op } = record.yielded;
      const line = op.kind === 'atStep' ? Number(/^line (\d+)$/.exec(op.step)?.[1] ?? 0) : 0;
      if (lines.has(line)) return { step, client: record.actor.slice(record.actor.indexOf(':') + 1), line };
    }
  }
  return null;
}

// A view as data: what the world at the playhead comes to is a pure model, and a form draws it. Frame, line, keyboard walk, what
// is pointed at, and the text form are the same for all of them.
import { useMemo, useState, type ComponentType, type ReactNode } from 'react';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import type { ViewId } from '../../../scenarios/scenario/scenario.ts';
import type { Format } from '../../../words/format.ts';
import type { Messages, ShelfWords } from '../../../words/messages.ts';
import { SHELF } from '../../../words/shelf.ts';
import { useWords } from '../../../words/useWords.ts';
import { usePlayhead } from '../../stores/playhead.ts';
import { Drawing } from '../thing/drawing.ts';
import { useLooks, type Name } from '../thing/useLooks.ts';
import { useScene, type Scene } from './useScene.ts';
import { ViewFrame, type Height } from './ViewFrame.tsx';

/** What every view has besides what its form draws. */
export interface ViewModel {
  /** How things are, in one short line. */
  readonly line: string;
  /** Whether the line tells of a broken promise. */
  readonly tone?: 'calm' | 'alarm';
  /** All of it sentence by sentence, for readers who do not see it. */
  readonly spoken: readonly string[];
  /** All things shown: while one of them is pointed at anywhere, the others step back. */
  readonly things: readonly Name[];
}

/** The words a model is written in. */
export interface ViewTexts<Words> {
  /** Of the view itself. */
  readonly words: Words;
  /** Of transactions and servers, as all views name them. */
  readonly txns: ShelfWords['txns'];
  /** Of the page around them: what a client waits for, a parameter's values. */
  readonly page: Messages;
  readonly format: Format;
  /** Where the page looks; a time between two steps with `ticks`. */
  readonly nowMs: number;
}

interface Options<Words, Model> {
  /** What signs mean, where they do not say it themselves. */
  readonly Legend?: ComponentType<{ readonly words: Words; readonly model: Model }>;
  /** Its words tell how long ago something was: it is worked out anew whenever the clock moves. */
  readonly ticks?: boolean;
  readonly height?: Height;
  readonly oneLine?: boolean;
}

type View = ComponentType<{ readonly side: WorldSide }>;

/** `english`: what it says, which another language says under its id. `modelOf` answers with a sentence where there is nothing to draw: why; with null where the world has no such view. */
export function viewOf<Words extends object, Model extends ViewModel>(
  id: ViewId,
  english: Words,
  modelOf: (scene: Scene, texts: ViewTexts<Words>) => Model | string | null,
  Form: ComponentType<{ readonly model: Model }>,
  options: Options<Words, Model> = {},
): View {
  return viewWithOwn(id, english, useNothing, modelOf, Form, options);
}

function useNothing(): void {}

/** `useOwn` answers what the model is given besides its world: what the reader chose in the view, the world beside it. */
export function viewWithOwn<Words extends object, Own, Model extends ViewModel>(
  id: ViewId,
  english: Words,
  useOwn: (side: WorldSide) => Own,
  modelOf: (scene: Scene, texts: ViewTexts<Words>, own: Own) => Model | string | null,
  Form: ComponentType<{ readonly model: Model }>,
  { Legend, ticks = false, height = 'fills', oneLine = false }: Options<Words, Model> = {},
): View {
  return function View({ side }) {
    const words = useWords({ id, english });
    const { txns } = useWords(SHELF);
    const page = useWords();
    const own = useOwn(side);
    const scene = useScene(side);
    const tickMs = usePlayhead(({ timeMs }) => (ticks ? timeMs : null));
    if (scene === null) return null;
    const { format } = page;
    const nowMs = tickMs ?? scene.now.timeMs;
    const model = modelOf(scene, { words, txns, page, format, nowMs }, own);
    if (model === null) return null;
    if (typeof model === 'string') {
      return (
        <ViewFrame id={id} line={model} spoken={[]}>
          {null}
        </ViewFrame>
      );
    }
    const legend = Legend === undefined ? undefined : <Legend words={words} model={model} />;
    return (
      <Framed {...{ id, side, model, legend, height, oneLine }}>
        <Form model={model} />
      </Framed>
    );
  };
}

interface FramedProps {
  readonly id: ViewId;
  readonly side: WorldSide;
  readonly model: ViewModel;
  readonly legend: ReactNode;
  readonly height: Height;
  readonly oneLine: boolean;
  readonly children: ReactNode;
}

/** The line tells what is pointed at, and else how things are. */
function Framed({ id, side, model, legend, height, oneLine, children }: FramedProps) {
  const { line, tone = 'calm', spoken, things } = model;
  const [told, tell] = useState<string | null>(null);
  const looks = useLooks(side, things);
  const drawn = useMemo(() => ({ side, looks, tell }), [side, looks]);
  return (
    <ViewFrame
      id={id}
      line={line}
      oneLine={oneLine}
      told={told}
      tone={told === null ? tone : 'calm'}
      spoken={spoken}
      legend={legend}
      height={height}
    >
      <Drawing value={drawn}>{children}</Drawing>
    </ViewFrame>
  );
}

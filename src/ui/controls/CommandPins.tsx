import { group } from 'd3-array';
import { isDoneOutside } from '../../engine/index.ts';
import type { Experiment } from '../../scenarios/experiment/experiment.ts';
import { useWords } from '../../words/useWords.ts';
import { jumpToStep } from '../playback/transport.ts';
import { placeOf, type Axis, type AxisScale } from '../draw/timeRows/axis.ts';
import { commandDone } from '../commands/commandDone.ts';
import { scriptCommands } from './scriptCommands.ts';
import { TimelineMark } from './TimelineMark.tsx';

interface Props {
  readonly axis: Axis;
  readonly scale: AxisScale;
  readonly experiment: Experiment;
}

/** What you did and what the scenario's script did, where it was done. */
export function CommandPins({ axis, scale, experiment }: Props) {
  const words = useWords();
  const leftOf = (step: number, timeMs: number) => scale.shareOf(placeOf(axis, { step, timeMs }));
  const pins = [
    ...scriptCommands(experiment).map(({ side, command, step, timeMs }) => ({
      key: `${side} ${step}`,
      left: leftOf(step, timeMs),
      step,
      timeMs,
      say: () => words.dialogs.byScript(commandDone(command, words)),
    })),
    ...experiment.commands.filter(isOwn).map(({ command, afterStep, atMs }) => ({
      key: `${afterStep}`,
      left: leftOf(afterStep + 1, atMs),
      step: afterStep + 1,
      timeMs: atMs,
      say: () => commandDone(command, words),
    })),
  ].filter(({ left }) => left >= 0 && left <= 1);
  return heaped(pins).map(({ first: { key, left, step, timeMs, say }, others }) => {
    const name = words.controls.pin(say(), words.format.clock(timeMs));
    return (
      <TimelineMark
        key={key}
        left={left}
        name={others === 0 ? name : words.controls.pinsHere(name, others)}
        look="pin"
        onChoose={() => jumpToStep(step)}
      />
    );
  });
}

/** More pins than these are too close to be hit: then those that stand together are one, until the timeline is enlarged. */
const MOST_PINS = 60;
const PLACES = 120;

function heaped<Pin extends { readonly left: number }>(
  pins: readonly Pin[],
): readonly { readonly first: Pin; readonly others: number }[] {
  if (pins.length <= MOST_PINS) return pins.map((first) => ({ first, others: 0 }));
  return [...group(pins, ({ left }) => Math.floor(left * PLACES)).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ first, others: others.length }],
  );
}

/** What clients outside do is in the picture, and much. */
function isOwn({ command }: Experiment['commands'][number]): boolean {
  return !isDoneOutside(command);
}

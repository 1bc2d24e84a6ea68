import { isDoneOutside } from '../../engine/index.ts';
import type { Experiment } from '../../scenarios/experiment/experiment.ts';
import { useWords } from '../../words/useWords.ts';
import { jumpToStep } from '../playback/transport.ts';
import { placeOf, type Axis, type AxisScale } from '../views/timeAxis/axis.ts';
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
  const { pin } = words.controls;
  return (
    <>
      {scriptCommands(experiment).map(({ side, command, step, timeMs }) => (
        <TimelineMark
          key={`${side} ${step}`}
          left={scale.shareOf(placeOf(axis, { step, timeMs }))}
          name={pin(words.dialogs.byScript(commandDone(command, words)), words.format.clock(timeMs))}
          look="pin"
          onChoose={() => jumpToStep(step)}
        />
      ))}
      {experiment.commands.filter(isOwn).map(({ command, afterStep, atMs }) => (
        <TimelineMark
          key={afterStep}
          left={scale.shareOf(placeOf(axis, { step: afterStep + 1, timeMs: atMs }))}
          name={pin(commandDone(command, words), words.format.clock(atMs))}
          look="pin"
          onChoose={() => jumpToStep(afterStep + 1)}
        />
      ))}
    </>
  );
}

/** What clients outside do is in the picture, and much. */
function isOwn({ command }: Experiment['commands'][number]): boolean {
  return !isDoneOutside(command);
}

import type { Experiment } from '../../scenarios/experiment.ts';
import { useAllWords } from '../i18n/words.ts';
import { jumpToStep } from '../playback/transport.ts';
import { placeOf, type Axis } from './axis.ts';
import { commandDone } from './commandDone.ts';
import { TimelineMark } from './TimelineMark.tsx';

/** What you did, where you did it. */
export default function CommandPins({
  axis,
  experiment,
}: {
  readonly axis: Axis;
  readonly experiment: Experiment;
}) {
  const words = useAllWords();
  return experiment.commands.map(({ command, afterStep, atMs }) => (
    <TimelineMark
      key={afterStep}
      left={placeOf(axis, { step: afterStep + 1, timeMs: atMs }) / axis.length}
      name={words.controls.pin(commandDone(command, words), words.format.clock(atMs))}
      look="pin"
      onChoose={() => jumpToStep(afterStep + 1)}
    />
  ));
}

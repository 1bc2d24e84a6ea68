// What a world of an experiment is called: two runs of one and the same world by what was done in each.
import type { Experiment, WorldSide } from '../../../scenarios/experiment/experiment.ts';
import type { Messages } from '../../../words/messages.ts';
import { commandDone } from '../../commands/commandDone.ts';
import { titleBeside, worldTitle, type Title } from './worldTitle.ts';

export function titleIn({ choices, commands }: Experiment, side: WorldSide, words: Messages): Title {
  const [own, other] = [choices[side], choices[1 - side]];
  if (own === undefined) return { name: '', more: '' };
  if (other === undefined) return worldTitle(own, words);
  const title = titleBeside(own, other, words);
  const [here, there] = [side, 1 - side].map((of) =>
    commands.find((given) => given.side === of && given.command.type !== 'stopScript'),
  );
  const given = here ?? there;
  if (given === undefined || title.name !== titleBeside(other, own, words).name) return title;
  const { branchOpened, branchWithout } = words.controls;
  const say = here === undefined ? branchWithout : branchOpened;
  const name = say(commandDone(given.command, words), words.format.clock(given.atMs));
  return { name, more: title.name };
}

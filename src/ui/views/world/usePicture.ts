// The picture of one world at the playhead, with its title.
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { lockLine } from '../../select/lockLine.ts';
import { worldPicture, type WorldPicture } from './worldPicture.ts';
import { ownLineOf } from '../../../scenarios/scenario/ownCodes.ts';
import { useOwnCode, type LinesShown } from '../../stores/ownCode.ts';
import { useShown } from '../../draw/board/useShown.ts';

export interface ShownPicture {
  readonly picture: WorldPicture;
  readonly title: string;
  readonly subtitle: string;
}

/** Null before there is a world on that side. */
export function usePicture(side: WorldSide): ShownPicture | null {
  const shown = useShown(side);
  const lines = useOwnCode((state) => (state.lines?.side === side ? state.lines.of : null));
  if (shown === null) return null;
  const { view, scenario, choice, promises, title, subtitle } = shown;
  const options = { lock: lockLine(scenario, choice), ...promises };
  const picture = withLines(worldPicture(view.simulation, view.world, options), lines);
  return { picture, title, subtitle };
}

/** Clients at the lines that the debugger says they are at, while the picture is that of the end of the step. */
function withLines(picture: WorldPicture, lines: LinesShown | null): WorldPicture {
  if (lines === null) return picture;
  const known = lined.get(picture);
  if (known?.lines === lines) return known.made;
  const clients = picture.clients.map((disc) => {
    const line = lines.get(disc.id)?.line;
    return line === undefined || ownLineOf(disc.atStep) === null ? disc : { ...disc, atStep: `line ${line}` };
  });
  const made = { ...picture, clients };
  lined.set(picture, { lines, made });
  return made;
}

/** The views and the legend of one world ask the same. */
const lined = new WeakMap<WorldPicture, { readonly lines: LinesShown; readonly made: WorldPicture }>();

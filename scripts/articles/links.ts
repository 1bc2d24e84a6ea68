// The address of what a row shows, relative to the page.
import { namedHash } from '../../src/scenarios/link/namedLink.ts';
import { linkOf } from '../../src/scenarios/link/permalink.ts';
import { encodeText } from '../../src/ui/link/encode.ts';
import { hashOf } from '../../src/ui/link/hash.ts';
import { playedTo } from '../../src/rooms/claims/model/playedTo.ts';
import type { Sight } from '../../src/rooms/claims/model/row.ts';

export const PAGE = 'index.html';

/** Plays a scene to its moment. Throws if that does not come, or a command is refused. */
export async function addressOf(sight: Sight): Promise<string> {
  if ('named' in sight) return PAGE + namedHash(sight.named);
  const experiment = playedTo(sight);
  const link = linkOf(experiment, experiment.head, experiment.worlds.length === 2 ? 'compare' : 'single');
  const { selected } = sight;
  const chosen = selected === undefined ? link : { ...link, selected };
  return PAGE + hashOf(await encodeText(JSON.stringify(chosen)));
}

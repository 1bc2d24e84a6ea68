// Which signs a picture of one server shows: its legend explains those and no others.
import type { ClientDisc } from '../../select/clientDiscs.ts';
import type { WorldPicture } from './worldPicture.ts';

/** In the order in which a legend has them. */
export const TREE_SIGNS = [
  'holder',
  'mistaken',
  'waiting',
  'paused',
  'killed',
  'owns',
  'watches',
  'bell',
  'woken',
  'ephemeral',
  'slipping',
  'ghost',
  'session',
] as const;
export type TreeSign = (typeof TREE_SIGNS)[number];

export function treeSigns(picture: WorldPicture): readonly TreeSign[] {
  const { clients, nodes, flights } = picture;
  const isShown: Readonly<Record<TreeSign, boolean>> = {
    holder: clients.some((disc) => believes(disc) && disc.belief?.truth !== 'false'),
    mistaken: clients.some((disc) => believes(disc) && disc.belief?.truth === 'false'),
    waiting: clients.some(
      ({ activity, process, belief }) => activity === 'waiting' && process === 'running' && belief === null,
    ),
    paused: clients.some(({ process }) => process === 'paused'),
    killed: clients.some(({ process }) => process === 'killed'),
    owns: picture.ownership.length > 0,
    watches: picture.watches.length > 0,
    bell: flights.some(({ shape }) => shape === 'bell'),
    woken: clients.some(({ woken }) => woken.times > 0),
    ephemeral: nodes.some(({ kind, presence }) => kind === 'ephemeral' && presence === 'there'),
    slipping: nodes.some(({ slipping, presence }) => slipping !== null && presence === 'there'),
    ghost: nodes.some(({ isGone }) => isGone),
    session: clients.some(({ session }) => session.fullMs > 0),
  };
  return TREE_SIGNS.filter((sign) => isShown[sign]);
}

function believes({ belief, process }: ClientDisc): boolean {
  return belief !== null && (process === 'running' || process === 'paused');
}

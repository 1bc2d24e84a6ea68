// Which signs a picture of an ensemble shows: its legend explains those and no others.
import type { EnsemblePicture } from '../../select/ensemble/ensemblePicture.ts';

/** In the order in which a legend has them. */
export const ENSEMBLE_SIGNS = [
  'leader',
  'committed',
  'outstanding',
  'doomed',
  'zxid',
  'link',
  'parted',
  'cut',
  'session',
] as const;
export type EnsembleSign = (typeof ENSEMBLE_SIGNS)[number];

export function ensembleSigns(picture: EnsemblePicture): readonly EnsembleSign[] {
  const { logs, links, clients, servers, packets } = picture;
  const states = new Set(logs.tails.flatMap(({ cells }) => cells.map(({ state }) => state)));
  const clientLinks = clients.flatMap(({ link }) => (link === null ? [] : [link]));
  const isShown: Readonly<Record<EnsembleSign, boolean>> = {
    leader: servers.some(({ role }) => role === 'LEADING'),
    committed: states.has('committed'),
    outstanding: states.has('outstanding'),
    doomed: states.has('doomed') || states.has('fallen'),
    zxid: servers.length > 0,
    link: packets.length > 0 || picture.busy.length > 0,
    parted: picture.parts.length > 1,
    // A line through the picture says it for all links that it crosses.
    cut: picture.parts.length === 1 && [...links, ...clientLinks].some(({ cut }) => cut !== 'none'),
    session: clients.length > 0,
  };
  return ENSEMBLE_SIGNS.filter((sign) => isShown[sign]);
}

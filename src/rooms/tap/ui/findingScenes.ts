// Where the lab shows what a finding tells: a scene for its kind, and a simulation of the recipe where the recording shows which one it is.
import type { Finding } from '../model/findings.ts';

type Hash = `#${'scene' | 'museum'}=${string}`;

/** Kinds that no scene shows are left out. */
export const SCENE_OF_FINDING: Readonly<Partial<Record<Finding['kind'], Hash>>> = {
  herd: '#scene=herd-lock',
  expired: '#museum=cut-off-holder',
  nearExpiry: '#museum=stale-write',
  lostAnswer: '#museum=create-repeated-blindly',
  storm: '#scene=session-failover',
};

/** A scenario has so many clients at most. */
const MOST_CLIENTS = 200;

/** The address of an embed that plays the recipe with as many clients; null where the recipe is not known. */
export function simulationOf(finding: Finding, language: string): string | null {
  if (finding.kind !== 'herd' || !finding.isHerdLock) return null;
  const clients = Math.min(MOST_CLIENTS, finding.largest + 1);
  const choices = new URLSearchParams({
    scene: 'herd-lock',
    set: 'variant=exists',
    clients: String(clients),
    panels: 'sentence,transport,timeline',
    poster: 'no',
    language,
  });
  return `./embed.html?${choices.toString()}`;
}

// How time passes on the page: the paces and speeds that are offered.
import { setPreferences, type PacingMode, type Speed } from '../stores/preferences.ts';

export const PACES: readonly PacingMode[] = ['followEvents', 'realTime'];
export const SPEEDS = ['0.25', '0.5', '1', '2', '4'] as const;
export type SpeedName = (typeof SPEEDS)[number];
export const SPEED_OF: Readonly<Record<SpeedName, Speed>> = {
  '0.25': 0.25,
  '0.5': 0.5,
  '1': 1,
  '2': 2,
  '4': 4,
};

export interface Pace {
  readonly pacing: PacingMode;
  readonly speed: SpeedName;
}

export function setPacing(pacing: PacingMode): void {
  setPreferences({ pacing });
}

export function setSpeed(name: SpeedName): void {
  setPreferences({ speed: SPEED_OF[name] });
}

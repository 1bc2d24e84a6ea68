// A pace that holds for a while: a lesson's, a talk's, a class's. The user's own comes back when it ends.
import { usePreferences, type Preferences } from './preferences.ts';

export type Pace = Pick<Preferences, 'pacing' | 'speed'>;

export class LentPace {
  #lent: { readonly own: Pace; readonly taken: Pace } | null = null;

  /** The user's own, while another one holds. */
  get own(): Pace | null {
    return this.#lent?.own ?? null;
  }

  /** What was taken last; where it differs from the pace now, the user has chosen. */
  get taken(): Pace | null {
    return this.#lent?.taken ?? null;
  }

  /** For this visit alone. Taken again, the user's own stays the one that comes back. */
  take(pace: Pace, taken: Pace = pace): void {
    this.#lent = { own: this.#lent?.own ?? paceNow(), taken };
    usePreferences.setState(pace);
  }

  /** What the user has changed in the meantime stays. */
  giveBack(): void {
    if (this.#lent === null) return;
    const { own, taken } = this.#lent;
    this.#lent = null;
    const { pacing, speed } = paceNow();
    usePreferences.setState({
      pacing: pacing === taken.pacing ? own.pacing : pacing,
      speed: speed === taken.speed ? own.speed : speed,
    });
  }

  /** Ends it and leaves the pace as it is. */
  forget(): void {
    this.#lent = null;
  }
}

export function paceNow(): Pace {
  const { pacing, speed } = usePreferences.getState();
  return { pacing, speed };
}

// A pace that holds for a while: a lesson's, a talk's, a class's. The user's own comes back when it ends.
import { storedPace, storePace, usePreferences, type Preferences } from './preferences.ts';

export type Pace = Pick<Preferences, 'pacing' | 'speed'>;

interface Loan {
  readonly of: LentPace;
  readonly taken: Pace;
  /** What held before, and holds again without it: the user's own, or another loan's. */
  readonly below: Pace;
  /** What was stored of the pace when it was lent. */
  readonly stored: ReturnType<typeof storedPace>;
}

/** One upon the other: the last holds. */
let loans: readonly Loan[] = [];

export class LentPace {
  /** What was taken last; where it differs from the pace now, the user has chosen. Null where nothing is lent. */
  get taken(): Pace | null {
    return this.#loan?.taken ?? null;
  }

  /** For this visit alone. Taken again, what held before stays what comes back. */
  take(pace: Pace, taken: Pace = pace): void {
    if (this.#loan !== undefined && this.#loan !== loans.at(-1)) this.giveBack();
    const { below, stored } = this.#loan ?? { below: paceNow(), stored: storedPace() };
    loans = [...loans.filter((loan) => loan !== this.#loan), { of: this, taken, below, stored }];
    usePreferences.setState(pace);
  }

  /** What the user has changed in the meantime stays. */
  giveBack(): void {
    this.#end((now, { taken, below }) => ({
      pacing: now.pacing === taken.pacing ? below.pacing : now.pacing,
      speed: now.speed === taken.speed ? below.speed : now.speed,
    }));
  }

  /** What the user has changed in the meantime was for the meantime: the next visit has nothing of it. */
  putBack(): void {
    if (this.#loan !== undefined) storePace(this.#loan.stored);
    this.#end((_, { below }) => below);
  }

  get #loan(): Loan | undefined {
    return loans.find((loan) => loan.of === this);
  }

  #end(leaves: (now: Pace, loan: Loan) => Pace): void {
    const loan = this.#loan;
    if (loan === undefined) return;
    const above = loans[loans.indexOf(loan) + 1];
    const left = leaves(above?.below ?? paceNow(), loan);
    loans = loans
      .filter((each) => each !== loan)
      .map((each) => (each === above ? { ...each, below: left } : each));
    if (above === undefined) usePreferences.setState(left);
  }
}

export function paceNow(): Pace {
  const { pacing, speed } = usePreferences.getState();
  return { pacing, speed };
}

// What is being opened: it is given up for whatever is opened later, be it another link or a scene.
import { getExperiment, useSession } from '../stores/session.ts';
import { Latest } from './latest.ts';

const begun = new Latest();

/** Returns whether it may go on: nothing has been opened since. */
export function beginOpening(): () => boolean {
  const isLatest = begun.begin();
  const shown = getExperiment();
  return () => isLatest() && getExperiment() === shown;
}

/** What was shown before stays. */
export function cancelOpening(): void {
  begun.begin();
  useSession.setState({ opening: null });
}

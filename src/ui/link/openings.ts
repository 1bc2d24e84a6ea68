// Links that are being opened: a run under way that is not the latest stops.
import { useSession } from '../stores/session.ts';
import { Latest } from './latest.ts';

export const openings = new Latest();

/** What was shown before stays. */
export function cancelOpening(): void {
  openings.begin();
  useSession.setState({ opening: null });
}

import type { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { fetchAhead } from '../../fetching/fetched.ts';
import { useEnsembleNarrator } from '../../stores/ensembleNarrator.ts';
import { fromRoom } from '../../stores/stage.ts';

/** To be called with each experiment that is opened. The page that a visit begins with has no ensemble: what tells of them is fetched. */
export function fetchNarrator(experiment: Experiment | null): void {
  const hasEnsemble = experiment?.worlds.some(({ setup }) => setup.servers.length > 1) ?? false;
  if (!hasEnsemble || useEnsembleNarrator.getState().narrator !== null) return;
  fetchAhead(async () => useEnsembleNarrator.setState({ narrator: await fromRoom('ensembleNarrator') }));
}

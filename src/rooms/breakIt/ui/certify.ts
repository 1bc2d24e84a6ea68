// Tries every run of what is shown within a bound, for a page that asks from outside, and tells the certificate.
import { scenarioOf } from '../../../scenarios/experiment/twins.ts';
import { claimsOf } from '../../../scenarios/scenario/claims.ts';
import type { ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import type { AskedBound } from '../../../ui/room/room.ts';
import { library } from '../../../ui/stores/library.ts';
import { isPlacedFault, PLACED_FAULTS, usualFaults } from '../model/explore/bound.ts';
import { everyRunOf, withEnd } from '../model/explore/explorerOf.ts';
import { certificateOf, type Certificate } from '../model/explore/total.ts';
import { startExploration } from './startExploration.ts';

/** Rejected with a sentence where there is no such fault. */
export async function certify(shown: ScenarioChoice, asked: AskedBound): Promise<Certificate> {
  const scenario = scenarioOf(shown, library);
  const { faults = usualFaults(scenario.setup(withEnd(scenario, shown))), atMost = 1, delays = 0 } = asked;
  const placed = faults.filter(isPlacedFault);
  if (placed.length < faults.length) throw new Error(`faults: there are ${PLACED_FAULTS.join(', ')}`);
  const order = everyRunOf(scenario, shown, { clients: shown.clients, faults: placed, atMost, delays });
  return new Promise((tell, fail) => {
    startExploration(order, {
      hear: (report, progress) =>
        progress === 1 && tell(certificateOf(report, order.choice, claimsOf(scenario, order.choice.values))),
      fail: (message) => fail(new Error(message)),
    });
  });
}

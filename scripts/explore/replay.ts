// A certificate tried again: all its runs anew, and what comes of them beside what it says.
import * as v from 'valibot';
import { PLACED_FAULTS } from '../../src/rooms/breakIt/model/explore/bound.ts';
import { certificateOf, choiceSum, type Certificate } from '../../src/rooms/breakIt/model/explore/total.ts';
import type { ScenarioLibrary } from '../../src/scenarios/experiment/experiment.ts';
import { scenarioOf } from '../../src/scenarios/experiment/twins.ts';
import { ChoicesSchema, refuseChoices } from '../../src/scenarios/link/linkChoices.ts';
import { claimsOf } from '../../src/scenarios/scenario/claims.ts';
import { jsonOf } from '../../src/scenarios/link/jsonOf.ts';
import type { ScenarioChoice } from '../../src/scenarios/scenario/scenario.ts';
import { readText } from '../readText.ts';
import { exploreAll } from './exploreAll.ts';

export interface Replayed {
  readonly now: Certificate;
  /** The fields in which it comes to something else than it says. */
  readonly differing: readonly string[];
}

const few = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4));
const CERTIFICATE = v.looseObject({
  v: v.literal(1),
  of: v.string(),
  scenario: v.string(),
  seed: v.number(),
  clients: v.number(),
  values: v.record(v.string(), v.unknown()),
  bound: v.object({
    faults: v.array(v.picklist(PLACED_FAULTS)),
    atMost: few,
    delays: few,
    gates: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
  }),
});

export type ReadCertificate = v.InferOutput<typeof CERTIFICATE>;

/** Throws a sentence that names the file, where it is none. */
export function certificateIn(file: string): ReadCertificate {
  const said = v.safeParse(CERTIFICATE, jsonOf(readText(file)));
  if (said.success) return said.output;
  throw new Error(
    `${JSON.stringify(file)} is no certificate: npm run explore -- --json prints one, and “Copy certificate” on the page copies one.`,
  );
}

/** `code`: of the program, where it is of one. Throws a sentence that says what makes no sense. */
export async function replayed(
  certificate: ReadCertificate,
  code: string | undefined,
  library: ScenarioLibrary,
  seconds: number,
): Promise<Replayed> {
  const { scenario, seed, clients, values, bound } = certificate;
  const choice = choiceIn(
    { scenario, seed, clients, values, ...(code === undefined ? {} : { code }) },
    library,
  );
  if (choiceSum(choice) !== certificate.of) throw new Error('It is of another program than that.');
  const report = await exploreAll({ choice, bound }, library, seconds);
  const now = certificateOf(report, choice, claimsOf(scenarioOf(choice, library), choice.values));
  const differing = Object.entries(now)
    .filter(([name, value]) => !isSame(value, certificate[name]))
    .map(([name]) => name);
  return { now, differing };
}

/** A certificate from before a program's own invariants were told apart has one id for all of them. */
function isSame(now: unknown, said: unknown): boolean {
  const ids = Array.isArray(now) ? [...new Set(now.map((each) => String(each).split(' ')[0]))] : now;
  return [now, ids].some((one) => JSON.stringify(one) === JSON.stringify(said));
}

function choiceIn(said: unknown, library: ScenarioLibrary): ScenarioChoice {
  const parsed = v.safeParse(ChoicesSchema, [said]);
  const [choice] = parsed.success ? parsed.output : [];
  if (choice === undefined || refuseChoices([choice], '', library) !== null)
    throw new Error('Its scenario cannot be shown as it says. If it is of a program, name its file, too.');
  return choice;
}

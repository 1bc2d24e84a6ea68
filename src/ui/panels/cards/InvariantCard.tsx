import type { InvariantId, Violation } from '../../../engine/index.ts';
import { claimantsIn } from '../../../scenarios/scenario/claimants.ts';
import { CARDS } from '../../../words/cards.ts';
import { invariantName, invariantWords } from '../../../words/invariantWords.ts';
import { useWords } from '../../../words/useWords.ts';
import { blindWritesBehind } from '../../select/blindWrites.ts';
import { invariantChips } from '../../select/invariantChips.ts';
import { worldOf } from '../worldOf.ts';
import { useSession } from '../../stores/session.ts';
import type { WorldView } from '../../stores/useWorld.ts';
import { Card } from './Card.tsx';
import { Fact, Facts } from './Facts.tsx';
import { WhyButton } from '../why/WhyButton.tsx';

/** A promise, and where it is broken, by whom and why. */
export function InvariantCard({ view, id }: { readonly view: WorldView; readonly id: string }) {
  const words = useWords();
  const text = words.panels.promises;
  const cards = useWords(CARDS);
  const scenario = useSession((session) => session.experiment?.scenarios[view.side]);
  const values = useSession((session) => session.experiment?.choices[view.side]?.values);
  const claims = useSession((session) => session.experiment?.claims[view.side]);
  const chips =
    scenario === undefined || values === undefined || claims === undefined
      ? []
      : invariantChips(view.simulation.violations, view.step, {
          invariants: scenario.invariants,
          claims,
          expected: scenario.expected(values),
          ownChecks: scenario.ownChecks,
        });
  const chip = chips.find(({ key }) => key === id) ?? chips.find((found) => found.id === id);
  if (chip === undefined) return <Card title={id}>{words.panels.card.gone}</Card>;
  const { statement, why } = invariantWords(chip.id, words);
  const { violation } = chip;
  const world = worldOf(view, violation);
  const record = violation === null ? undefined : askedOf(violation, view);
  const begun = words.format.clock(violation?.timeMs ?? 0);
  const isOver = chip.state === 'mended' && violation !== null && violation.until !== null;
  const spell = isOver
    ? cards.spell(begun, words.format.clock(view.simulation.timeAt(violation.until)))
    : null;
  return (
    <Card
      title={invariantName(chip.id, chip.part, words)}
      {...(isOfProgram(chip.id) ? {} : { kind: chip.id })}
    >
      <p>{statement}</p>
      <Facts>
        <Fact
          name={text.state}
          {...(chip.isClaimed && chip.state === 'broken' ? { look: 'alarm' as const } : {})}
        >
          {text.states[chip.state]}
          {violation !== null && `, ${spell ?? text.since(begun)}`}
        </Fact>
        {chip.breaches > 0 && <Fact name={text.breaches}>{text.times(chip.breaches)}</Fact>}
      </Facts>
      {violation !== null && (
        <p>{spell === null ? why(violation, world) : words.format.labelled(begun, why(violation, world))}</p>
      )}
      {!chip.isClaimed && <p>{words.stage.invariants.notClaimed}</p>}
      {chip.expected && <p>{text.expected}</p>}
      <div>
        {record !== undefined && violation !== null && (
          <WhyButton
            world={view.side}
            seq={record}
            label={words.panels.why.red}
            {...(claimantsIn(world, violation).length > 0 ? { violation } : {})}
          />
        )}
      </div>
    </Card>
  );
}

/** What to ask “why?” of: the write that lost another, or else what broke it. */
function askedOf(violation: Violation, { simulation }: WorldView): number | undefined {
  const { trace } = simulation;
  const broke = violation.records.at(-1);
  const [blind, another] = blindWritesBehind(violation, trace);
  return (
    (another === undefined ? blind?.seq : undefined) ??
    broke ??
    simulation.recordsOf(violation.step).findLast(({ kind }) => kind === 'fact.stated')?.seq
  );
}

/** What a program says by itself has no number that a reader could look up. */
function isOfProgram(id: InvariantId): boolean {
  return id === 'I-39' || id === 'I-40';
}

import type { ClientId, RecordKind } from '../../../engine/index.ts';
import { OfferButtons } from '../../controls/faults/OfferButtons.tsx';
import { CARDS } from '../../../words/cards.ts';
import { calledClient } from '../../../words/names.ts';
import { stepWords } from '../../../words/stepWords.ts';
import type { Messages } from '../../../words/messages.ts';
import { useWords } from '../../../words/useWords.ts';
import { lockLine } from '../../select/lockLine.ts';
import { HELD_STEP } from '../../select/heldStep.ts';
import { stepShown } from '../../select/ownLines.ts';
import { clientQuestions } from '../../select/whyQuestions.ts';
import { distinctKeys } from '../../parts/distinctKeys.ts';
import { useOwnCode } from '../../stores/ownCode.ts';
import { useSession } from '../../stores/session.ts';
import type { WorldView } from '../../stores/useWorld.ts';
import { ConnectionQuestions, WakeQuestion } from './ActorQuestions.tsx';
import { Card, Lines, Section } from './Card.tsx';
import { callText } from '../../../words/callText.ts';
import { ClientMark } from './ClientMark.tsx';
import { clientFacts, type ClientFacts } from './clientFacts.ts';
import { ClientMemory } from './ClientMemory.tsx';
import { ClientConnection, ClientStanding } from './ClientStanding.tsx';
import { StepList } from './StepList.tsx';
import { WhyButton } from '../why/WhyButton.tsx';
import { latestOf } from './latest.ts';
import { ClientWatches } from './WatchTables.tsx';

export function ClientCard({ view, id }: { readonly view: WorldView; readonly id: ClientId }) {
  const words = useWords();
  const { closing, runsOn } = useWords(CARDS);
  const experiment = useSession((session) => session.experiment);
  const [scenario, choice] = [experiment?.scenarios[view.side], experiment?.choices[view.side]];
  const shown = useOwnCode(({ lines }) => (lines?.side === view.side ? lines.of.get(id) : undefined));
  const known =
    scenario === undefined || choice === undefined
      ? null
      : clientFacts(view.world, id, lockLine(scenario, choice));
  const facts = known === null ? null : atLine(known, { view, id, line: shown?.line ?? null });
  const title = words.panels.client.title(calledClient(id));
  if (facts === null) {
    return <Card title={title}>{words.panels.card.gone}</Card>;
  }
  return (
    <Card
      title={title}
      mark={<ClientMark world={view.world} id={id} />}
      kind={facts.client.vars.value.exit === 'whenClosed' ? closing : standingOf(facts, words)}
    >
      <OfferButtons view={view} thing={{ kind: 'client', id }} groups={[['gate', 'client']]} />
      <ClientQuestions view={view} id={id} facts={facts} />
      {shown?.runsOn === true && <p>{runsOn(shown.line)}</p>}
      <ClientStanding facts={facts} />
      <StepList view={view} atSteps={facts.atSteps} />
      <ClientConnection view={view} facts={facts} />
      <ClientMemory client={facts.client} />
      <ClientWork view={view} facts={facts} />
      <Section title={words.processAmounts.heading}>
        <OfferButtons view={view} thing={{ kind: 'client', id }} groups={[['threads', 'clientClock']]} />
      </Section>
    </Card>
  );
}

/** Own code at the line that the picture shows it at. */
function atLine(
  facts: ClientFacts,
  { view, id, line }: { readonly view: WorldView; readonly id: ClientId; readonly line: number | null },
): ClientFacts {
  const { world, simulation } = view;
  const atSteps = facts.atSteps.map(({ thread, step }) => {
    const at = { client: id, step: world.step, line: thread === facts.thread?.id ? line : null };
    return { thread, step: stepShown(simulation.trace, { id: thread, atStep: step }, at) ?? step };
  });
  return { ...facts, atSteps };
}

function standingOf(facts: ClientFacts, words: Messages): string {
  const { process, beliefs } = facts.client.vars.value;
  if (process !== 'running') return words.panels.client.processes[process];
  if (beliefs[0] !== undefined) return words.panels.client.standsAs(beliefs[0].what);
  if (facts.thread?.state.kind === 'ended') return words.panels.client.programEnded;
  const step = facts.atSteps[0]?.step;
  // What it believed when it came to that step has ended meanwhile.
  return step === undefined || HELD_STEP.test(step)
    ? words.panels.client.processes[process]
    : stepWords(words, step);
}

/** “Why did B wake?”: the questions there is an answer to by now. */
function ClientQuestions(props: {
  readonly view: WorldView;
  readonly id: ClientId;
  readonly facts: ClientFacts;
}) {
  const { view, id, facts } = props;
  const words = useWords().panels.why;
  const who = calledClient(id);
  const latest = (...kinds: readonly RecordKind[]) => latestOf(view, id, kinds);
  const woke = latest('callback.run') ?? latest('event.delivered');
  const held = facts.client.vars.value.beliefs.length === 0 ? null : latest('belief.stated');
  return (
    <div>
      <WakeQuestion view={view} id={id} />
      {woke !== null && <WhyButton world={view.side} seq={woke} label={words.woke(who)} />}
      {held !== null && (
        <WhyButton
          world={view.side}
          seq={held}
          label={facts.belief === 'false' ? words.believes(who) : words.holds(who)}
        />
      )}
      <ConnectionQuestions
        side={view.side}
        who={calledClient(id)}
        asked={clientQuestions(view.world, view.simulation.trace, id)}
      />
    </div>
  );
}

function ClientWork({ view, facts }: { readonly view: WorldView; readonly facts: ClientFacts }) {
  const words = useWords().panels;
  const keys = distinctKeys(facts.calls.map(({ pending }) => pending.xid));
  return (
    <>
      <ClientWatches view={view} client={facts.client} />
      {facts.calls.length > 0 && (
        <Section title={words.client.queue}>
          <Lines>
            {facts.calls.map(({ pending, state }, at) => (
              <li key={keys[at]}>
                {callText(pending.request)} · {state === 'sent' ? words.client.sent : words.client.queued}
              </li>
            ))}
          </Lines>
        </Section>
      )}
    </>
  );
}

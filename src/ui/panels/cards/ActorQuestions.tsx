// “Why …?” on the cards of servers and clients: the questions there is an answer to by now.
import { CARDS } from '../../../words/cards.ts';
import { useWords } from '../../../words/useWords.ts';
import { CircleHelp } from '../../parts/icons.tsx';
import type { ClientId, ServerId } from '../../../engine/index.ts';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { afterColon, calledClient } from '../../../words/names.ts';
import { Button } from '../../parts/Button.tsx';
import { serverQuestion, type ClientQuestions, type ServerQuestion } from '../../select/whyQuestions.ts';
import { wakersOf } from '../../select/wakers.ts';
import { askWhy } from '../../stores/selection.ts';
import type { WorldView } from '../../stores/useWorld.ts';
import { WhyButton } from '../why/WhyButton.tsx';

interface ServerProps {
  readonly view: WorldView;
  readonly id: ServerId;
}

export function ServerQuestions({ view, id }: ServerProps) {
  const words = useWords(CARDS).questions;
  const question = serverQuestion(view.world, view.simulation.trace, id);
  if (question === null) return null;
  return (
    <div>
      <WhyButton world={view.side} seq={question.seq} label={labelOf(question)} />
    </div>
  );

  function labelOf(asked: ServerQuestion): string {
    const number = afterColon(id);
    return asked.asks === 'follows'
      ? words.follows(number, afterColon(asked.leader))
      : words[asked.asks](number);
  }
}

interface ClientProps {
  readonly view: WorldView;
  readonly id: ClientId;
}

/** What it waits for, where that is a watch event. */
export function WakeQuestion({ view, id }: ClientProps) {
  const words = useWords(CARDS).chain;
  const { world, simulation, side, step } = view;
  if (wakersOf(world, simulation.trace, simulation.recordCountAfter(step), id).length === 0) return null;
  return (
    <Button look="quiet" onClick={() => askWhy({ world: side, asks: 'wakes', client: id })}>
      <CircleHelp aria-hidden="true" />
      {words.wakes(calledClient(id))}
    </Button>
  );
}

interface ConnectionProps {
  readonly side: WorldSide;
  /** What the client is called. */
  readonly who: string;
  readonly asked: ClientQuestions;
}

/** About its connection and its session. */
export function ConnectionQuestions({ side, who, asked }: ConnectionProps) {
  const words = useWords(CARDS).questions;
  const { disconnected, expired, unexpired } = asked;
  return (
    <>
      {disconnected !== null && <WhyButton world={side} seq={disconnected} label={words.disconnected(who)} />}
      {expired !== null && <WhyButton world={side} seq={expired} label={words.expired(who)} />}
      {unexpired !== null && (
        <Button look="quiet" onClick={() => askWhy({ world: side, asks: 'unexpired', session: unexpired })}>
          <CircleHelp aria-hidden="true" />
          {words.unexpired(who)}
        </Button>
      )}
    </>
  );
}

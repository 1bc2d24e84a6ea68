import type { ServerId, WireId } from '../../../engine/index.ts';
import { SHELF } from '../../../words/shelf.ts';
import { useWords } from '../../../words/useWords.ts';
import { give } from '../../commands/give.ts';
import { Button } from '../../parts/Button.tsx';
import { Buttons } from '../CommandButton.tsx';

interface Props {
  readonly wire: WireId;
  readonly server: ServerId;
  readonly isCut: boolean;
}

/** What can be done to a connection of a client outside. */
export function WireFaults({ wire, server, isCut }: Props) {
  const words = useWords(SHELF).connections;
  return (
    <div role="group" aria-label={words.faultsOf(wire)}>
      <Buttons>
        <Button onClick={() => give({ type: 'expireWire', wire })}>{words.expire}</Button>
        <Button
          onClick={() => give({ type: isCut ? 'healLink' : 'cutLink', from: wire, to: server, ways: 'both' })}
        >
          {isCut ? words.heal : words.cut}
        </Button>
      </Buttons>
    </div>
  );
}

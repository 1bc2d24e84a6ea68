import type { ServerId, WireId } from '../../../engine/index.ts';
import { SHELF } from '../../../words/shelf.ts';
import { useWords } from '../../../words/useWords.ts';
import { give } from '../../commands/give.ts';
import { Button } from '../../parts/Button.tsx';
import styles from './wireFaults.module.css';

interface Props {
  readonly wire: WireId;
  readonly server: ServerId;
  readonly isCut: boolean;
}

/** What can be done to a connection of a client outside. */
export function WireFaults({ wire, server, isCut }: Props) {
  const words = useWords(SHELF).wire;
  return (
    <div className={styles.faults} role="group" aria-label={words.faultsOf(wire)}>
      <Button onClick={() => give({ type: 'expireWire', wire })}>{words.expire}</Button>
      <Button
        onClick={() => give({ type: isCut ? 'healLink' : 'cutLink', from: wire, to: server, ways: 'both' })}
      >
        {isCut ? words.heal : words.cut}
      </Button>
    </div>
  );
}

import { MessageCircleQuestion, QrCode } from 'lucide-react';
import { LIVE_CLASS } from '../words/liveClass.ts';
import { useWords } from '../../../words/useWords.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { Choice } from '../../../ui/parts/Choice.tsx';
import { openDialog } from '../../../ui/stores/dialogs.ts';
import { useSession } from '../../../ui/stores/session.ts';
import { clientsForPhones, givePart, openForPhones } from './classRun.ts';
import { useClass, type PhonePart } from './classStore.ts';
import styles from './ClassBar.module.css';
import { VotePanel } from './VotePanel.tsx';

/** Above the picture of a class: where to join, how many are there, what phones are, and the vote. */
export function ClassBar() {
  const words = useWords(LIVE_CLASS);
  const line = useClass((state) => state.line);
  const join = useClass((state) => state.join);
  const ballot = useClass((state) => state.ballot);
  const hasRelay = line !== 'none';
  return (
    <section className={styles.bar} aria-label={words.title} data-class={ballot === null ? '' : 'votes'}>
      <div className={styles.row}>
        {hasRelay && <Joined />}
        {join !== '' && (
          <p className={styles.where}>
            {words.joinAt} <code>{shortAddress(join)}</code>
          </p>
        )}
        {line !== 'open' && (
          <p role="status" className={styles.state} data-state={line}>
            {words.states[line]}
          </p>
        )}
        {hasRelay && (
          <>
            <Parts />
            <Button aria-label={words.showCode} onClick={() => openDialog('class')}>
              <QrCode aria-hidden="true" />
              <span className={styles.word}>{words.showCode}</span>
            </Button>
          </>
        )}
        <Button onClick={() => openDialog('classVote')}>
          <MessageCircleQuestion aria-hidden="true" />
          {words.ask}
        </Button>
      </div>
      {ballot !== null && <VotePanel ballot={ballot} />}
    </section>
  );
}

function Joined() {
  const words = useWords(LIVE_CLASS);
  const count = useClass(({ phones }) => phones.length);
  return (
    <p className={styles.joined} data-joined={count} role="status">
      {words.joined(count)}
    </p>
  );
}

function Parts() {
  const words = useWords(LIVE_CLASS);
  const part = useClass((state) => state.part);
  // How many phones there are decides what the button says.
  useClass(({ phones }) => phones);
  const clients = useSession(({ experiment }) => experiment?.choices[0]?.clients ?? 0);
  const hasServers = useSession(
    ({ experiment }) => experiment?.scenarios.every(({ picture }) => picture === 'ensemble') === true,
  );
  const fitting = part === 'clients' ? clientsForPhones() : null;
  const options: readonly { readonly value: PhonePart; readonly label: string }[] = [
    { value: 'nothing', label: words.parts.nothing },
    { value: 'clients', label: words.parts.clients },
    ...(hasServers || part === 'servers' ? [{ value: 'servers', label: words.parts.servers } as const] : []),
  ];
  return (
    <div className={styles.parts}>
      <span aria-hidden="true">{words.parts.name}</span>
      <Choice name={words.parts.name} value={part} options={options} onChoose={givePart} />
      {fitting !== null && fitting !== clients && (
        <Button look="main" className={styles.fit} tip={words.fitTip} onClick={openForPhones}>
          {words.fit(fitting)}
        </Button>
      )}
    </div>
  );
}

/** As it is typed. */
export function shortAddress(join: string): string {
  return join.replace(/^http:\/\//, '').replace(/\/$/, '');
}

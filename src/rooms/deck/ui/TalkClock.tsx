import { useEffect, useState } from 'react';
import type { DeckPanelWords } from '../words/contract.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { wallClockMs } from '../../../ui/playback/playbackLoop.ts';
import { clock } from './clock.ts';
import { useDeck } from '../../../ui/stores/deckStore.ts';
import styles from './notes.module.css';

interface Props {
  readonly notes: DeckPanelWords['notes'];
  /** When the script is where the speaker is, and when it goes on, in seconds; null for a deck without a script. */
  readonly from: number | null;
  readonly to: number | null;
}

/** A few seconds are nobody's matter. */
const TOLERANCE_SECONDS = 10;

/** How long the talk has been going on, against the script. */
export function TalkClock({ notes, from, to }: Props) {
  const beganAtMs = useDeck((deck) => deck.beganAtMs);
  const nowMs = useNowMs();
  const elapsed = beganAtMs === null ? 0 : (nowMs - beganAtMs) / 1000;
  const off = from === null ? null : offBy(elapsed, from, to ?? Infinity);
  return (
    <p className={styles.clock} role="timer" aria-label={notes.elapsed}>
      <strong>{clock(elapsed)}</strong>
      {from !== null && off !== null && (
        <span data-off={off > 0 ? 'behind' : off < 0 ? 'ahead' : undefined}>
          {notes.script} {clock(from)} ·{' '}
          {off === 0 ? notes.onTime : off > 0 ? notes.behind(clock(off)) : notes.ahead(clock(-off))}
        </span>
      )}
      <Button look="quiet" onClick={() => useDeck.setState({ beganAtMs: wallClockMs() })}>
        {notes.restart}
      </Button>
    </p>
  );
}

/** Seconds behind the script; below zero: ahead of it. */
function offBy(elapsed: number, from: number, to: number): number {
  if (elapsed > to + TOLERANCE_SECONDS) return elapsed - to;
  return elapsed < from - TOLERANCE_SECONDS ? elapsed - from : 0;
}

/** Once a second. */
function useNowMs(): number {
  const [nowMs, setNowMs] = useState(wallClockMs);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(wallClockMs()), 1000);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}

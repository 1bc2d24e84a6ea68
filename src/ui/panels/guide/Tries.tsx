import { CircleX, KeyRound, Pause } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Command } from '../../../engine/index.ts';
import { isPossible, offer } from '../../commands/offers.ts';
import { give } from '../../commands/give.ts';
import { sayWhyNot } from '../../commands/sayWhyNot.ts';
import { play } from '../../playback/transport.ts';
import { worldNow } from '../../stores/useWorld.ts';
import { CARDS } from '../../../words/cards.ts';
import { useWords } from '../../../words/useWords.ts';
import { Section } from '../cards/Card.tsx';
import { hidePanel } from '../../stores/panelTab.ts';
import styles from './Guide.module.css';

/** What to try with a plain lock: each row does it. */
export function Tries() {
  const words = useWords();
  const { tries } = useWords(CARDS);
  return (
    <Section title={words.guide.try}>
      <ol className={styles.tries}>
        <Try icon={<CircleX aria-hidden="true" />} onTry={() => attempt(ofHolder('killClient'))}>
          {tries.kill}
        </Try>
        <Try icon={<KeyRound aria-hidden="true" />} onTry={() => attempt(ofHolder('release'))}>
          {tries.release}
        </Try>
        <Try icon={<Pause aria-hidden="true" />} onTry={() => attempt(ofHolder('pauseClient'))}>
          {tries.pause}
        </Try>
        <Try icon={<CircleX aria-hidden="true" />} onTry={() => attempt(killInTheMiddle())}>
          {tries.middle}
        </Try>
      </ol>
    </Section>
  );
}

interface TryProps {
  readonly icon: ReactNode;
  readonly onTry: () => void;
  readonly children: ReactNode;
}

function Try({ icon, onTry, children }: TryProps) {
  return (
    <li>
      <button type="button" className={styles.tryIt} onClick={onTry}>
        {icon}
        <span>{children}</span>
      </button>
    </li>
  );
}

/** Where the panel lies over the picture it goes: what comes of it is to be seen. */
function attempt(command: Command | null): void {
  if (command === null) return;
  const offered = offer(command, views());
  hidePanel();
  if (!isPossible(offered)) return sayWhyNot(offered);
  give(command);
  play();
}

function ofHolder(type: 'killClient' | 'pauseClient' | 'release'): Command {
  return { type, client: 'role:holder' };
}

/** The middle one of those whose process runs and who wait. */
function killInTheMiddle(): Command | null {
  const world = (worldNow(1) ?? worldNow(0))?.world;
  const waiting = [...(world?.clients ?? [])].filter(
    ([, { vars }]) => vars.value.process === 'running' && vars.value.beliefs.length === 0,
  );
  const client = waiting[Math.floor(waiting.length / 2)]?.[0];
  return client === undefined ? null : { type: 'killClient', client };
}

function views() {
  return [worldNow(0), worldNow(1)].filter((view) => view !== null);
}

import { memo } from 'react';
import { useWords } from '../../../words/useWords.ts';
import { electedOf, leadersOf } from '../../select/ensemble/leaderOf.ts';
import type { ServerFace } from '../../select/ensemble/serverFaces.ts';
import panel from '../../draw/board/panel.module.css';

interface Props {
  readonly servers: readonly ServerFace[];
  readonly title: string;
}

/** What an ensemble is judged by: who leads, in which epoch, and how many are with it. */
export const EnsembleFacts = memo(function EnsembleFacts({ servers, title }: Props) {
  const { ensemble, format } = useWords();
  const { facts } = ensemble;
  const leaders = leadersOf(servers);
  const [leader = null] = leaders;
  const numbers = leaders.map(({ number }) => format.number(number)).toSorted();
  const voters = servers[0]?.voters ?? 0;
  if (voters < 2) return null;
  return (
    <dl className={panel.counters} aria-label={facts.of(title)}>
      <Fact label={facts.leader(leaders.length)} tip={facts.leaderTip} rank="first">
        {numbers.join(', ') || facts.noLeader}
      </Fact>
      <Fact label={facts.epoch} tip={facts.epochTip} rank="second">
        {leader === null ? facts.noLeader : format.number(leader.epoch)}
      </Fact>
      <Fact label={facts.quorum} tip={facts.quorumTip} rank="second">
        {facts.quorumOf((leader ?? electedOf(servers))?.behind ?? 0, voters)}
      </Fact>
    </dl>
  );
});

interface FactProps {
  readonly label: string;
  readonly tip: string;
  readonly rank: 'first' | 'second';
  readonly children: string;
}

function Fact({ label, tip, rank, children }: FactProps) {
  return (
    <div className={panel.counter} data-rank={rank} title={tip}>
      <dt>{label}</dt>
      <dd key={children} data-empty={children === '–' || undefined}>
        {children}
      </dd>
    </div>
  );
}

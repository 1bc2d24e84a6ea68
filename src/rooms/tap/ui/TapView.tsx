import { useState } from 'react';
import { PageTabs } from '../../../ui/panels/ownPage/PageTabs.tsx';
import { Button } from '../../../ui/parts/Button.tsx';
import { useWords } from '../../../words/useWords.ts';
import { findingsOf } from '../model/findings.ts';
import type { TapRun } from '../model/tapRun.ts';
import { TAP } from '../words/area.ts';
import type { TapTab } from '../words/contract.ts';
import { BeliefsPanel } from './BeliefsPanel.tsx';
import { ClientsPanel } from './ClientsPanel.tsx';
import { DiagramPanel } from './DiagramPanel.tsx';
import { DisturbPanel } from './DisturbPanel.tsx';
import { FiguresPanel } from './FiguresPanel.tsx';
import { FindingsPanel } from './FindingsPanel.tsx';
import { MessagesPanel } from './MessagesPanel.tsx';
import { MomentBar } from './MomentBar.tsx';
import type { Shown } from './shown.ts';
import { styles } from './styles.ts';
import { TreePanel } from './TreePanel.tsx';
import type { LiveTap } from './useLiveTap.ts';

interface Props {
  readonly run: TapRun;
  /** Null: it is a file. */
  readonly live: LiveTap | null;
  readonly name: string;
  readonly unreadable: number;
  readonly leftOut: number;
  readonly onClose: (() => void) | null;
}

/** A run: the moment that is looked at, and what of it. */
export function TapView({ run, live, name, unreadable, leftOut, onClose }: Props) {
  const words = useWords(TAP);
  /** Null: the end, as it goes on. */
  const [chosen, setChosen] = useState<number | null>(null);
  const [tab, setTab] = useState<TapTab>('findings');
  const count = Math.min(chosen ?? run.events.length, run.events.length);
  const ledger = run.at(count);
  const findings = findingsOf(ledger);
  const shown: Shown = {
    run,
    count,
    ledger,
    goTo: (index) => setChosen(Math.max(1, Math.min(run.events.length, index + 1))),
  };
  const tabs = TABS.filter((each) => each !== 'disturb' || live !== null);
  const state =
    live === null ? null : live.state === 'following' && chosen !== null ? 'lookingBack' : live.state;
  return (
    <>
      <section className={`${styles.row} ${styles.top}`}>
        <p>
          {live === null
            ? words.recorded(name, run.head.upstreams.join(', '))
            : words.listens(
                live.listen.map((address, index) => `${address} → ${run.head.upstreams[index]}`).join(', '),
              )}
        </p>
        {state !== null && <p role="status">{words.states[state]}</p>}
        {live !== null && live.dropped > 0 && <p>{words.dropped(live.dropped)}</p>}
        {unreadable > 0 && <p className={styles.problem}>{words.unreadable(unreadable)}</p>}
        {leftOut > 0 && <p className={styles.problem}>{words.leftOut(leftOut)}</p>}
        {onClose !== null && (
          <Button look="quiet" onClick={onClose}>
            {words.open.another}
          </Button>
        )}
      </section>
      <MomentBar {...shown} toEnd={() => setChosen(null)} isAtEnd={chosen === null} />
      <PageTabs
        name={words.title}
        value={tab}
        tabs={tabs.map((value) => ({
          value,
          label: words.tabs[value],
          count: value === 'findings' && findings.length > 0 ? words.count(findings.length) : undefined,
        }))}
        onChoose={setTab}
      />
      {run.events.length === 0 && <p className={styles.quiet}>{words.nothingYet}</p>}
      {tab === 'findings' && (
        <FindingsPanel
          {...shown}
          findings={findings}
          show={(index) => {
            shown.goTo(index);
            setTab('diagram');
          }}
        />
      )}
      {tab === 'clients' && <ClientsPanel {...shown} />}
      {tab === 'diagram' && <DiagramPanel {...shown} />}
      {tab === 'tree' && <TreePanel {...shown} />}
      {tab === 'messages' && <MessagesPanel {...shown} />}
      {tab === 'beliefs' && <BeliefsPanel {...shown} />}
      {tab === 'figures' && <FiguresPanel {...shown} />}
      {tab === 'disturb' && live !== null && <DisturbPanel {...shown} live={live} />}
    </>
  );
}

const TABS: readonly TapTab[] = [
  'findings',
  'clients',
  'diagram',
  'messages',
  'tree',
  'beliefs',
  'figures',
  'disturb',
];

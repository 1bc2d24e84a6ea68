import { useState } from 'react';
import { PageTabs } from '../../../ui/panels/ownPage/PageTabs.tsx';
import { Button } from '../../../ui/parts/Button.tsx';
import { Choice } from '../../../ui/parts/Choice.tsx';
import { useWords } from '../../../words/useWords.ts';
import type { Opened, ServerSummary } from '../reading/service.ts';
import { isApart } from '../model/align.ts';
import { DATA_DIRECTORY } from '../words/area.ts';
import type { Tab } from '../words/contract.ts';
import { ActivityPanel } from './ActivityPanel.tsx';
import { BesidePanel } from './BesidePanel.tsx';
import { styles } from './styles.ts';
import type { DataClient } from './dataClient.ts';
import { LogPanel } from './LogPanel.tsx';
import { MomentBar } from './MomentBar.tsx';
import { OnwardPanel } from './OnwardPanel.tsx';
import { problemText, type Problem } from './problem.ts';
import { PatternsPanel } from './PatternsPanel.tsx';
import { ProofPanel } from './ProofPanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';
import { TreePanel } from './TreePanel.tsx';
import { shortNames } from './shortNames.ts';
import type { Shown } from './shown.ts';

interface Props {
  readonly client: DataClient;
  readonly opened: Opened;
  /** Why something that was asked has no answer. */
  readonly unanswered: Problem | null;
  readonly onClose: () => void;
}

/** Everything that is open: which server, at which moment, and what of it is looked at. */
export function DataView({ client, opened, unanswered, onClose }: Props) {
  const words = useWords(DATA_DIRECTORY);
  const [server, setServer] = useState(0);
  const [rows, setRows] = useState<readonly number[]>(
    opened.servers.map((each) => Math.max(0, each.rows - 1)),
  );
  const [tab, setTab] = useState<Tab>('tree');
  const [path, setPath] = useState<string | null>(null);
  const [session, setSession] = useState('');
  const summary = opened.servers[server];
  if (summary === undefined) return null;
  const goTo = (row: number, of = server) => {
    const last = (opened.servers[of]?.rows ?? 1) - 1;
    setRows((before) =>
      before.map((each, index) => (index === of ? Math.max(0, Math.min(last, row)) : each)),
    );
    setServer(of);
  };
  /** Another server at the same time; at its end, where this one is at its own. */
  const lookAt = (chosen: number) => {
    const row = rows[server] ?? 0;
    if (row >= summary.rows - 1) {
      goTo(opened.servers[chosen]?.rows ?? 0, chosen);
      return;
    }
    void lookAtTimeOf(row, chosen);
  };
  const lookAtTimeOf = async (row: number, chosen: number) => {
    const at = await client.answerTo('moment', { server, row });
    if (at === null) return;
    const found = await client.answerTo('find', { server: chosen, zxid: null, timeMs: at.timeMs });
    if (found !== null) goTo(found, chosen);
  };
  const shown: Shown = {
    client,
    server,
    row: rows[server] ?? 0,
    summary,
    path,
    goTo,
    show: (chosen) => {
      setPath(chosen);
      setTab('tree');
    },
    choose: setPath,
    showSession: (id) => {
      setSession(id);
      setTab('log');
    },
  };
  const folders = shortNames(opened.servers.map(({ dir }) => dir));
  const names = opened.servers.map(({ myid }, index) => words.serverName(myid, folders[index] ?? ''));
  const tabs = TABS.filter((each) => each !== 'beside' || opened.servers.length > 1);
  /** Of what is worth a look. */
  const countOf = (each: Tab): string | undefined => {
    const count = {
      patterns: summary.patterns.length,
      beside: opened.alignment.differences.length,
      proof: summary.damaged.length + opened.unreadable.length,
    }[each as string];
    return count === undefined || count === 0 ? undefined : words.count(count);
  };
  return (
    <>
      <section className={`${styles.row} ${styles.top}`} aria-label={words.servers}>
        {opened.servers.length > 1 && (
          <Choice
            name={words.servers}
            value={String(server)}
            options={names.map((label, index) => ({ value: String(index), label }))}
            onChoose={(chosen) => lookAt(Number(chosen))}
          />
        )}
        <Badge summary={summary} isApart={isApart(opened.alignment, server)} />
        <Button look="quiet" onClick={onClose}>
          {words.open.another}
        </Button>
      </section>
      {unanswered !== null && (
        <p className={styles.problem} role="alert">
          {unanswered.is === 'error'
            ? words.failed.unanswered(unanswered.message)
            : problemText(unanswered, words)}
        </p>
      )}
      <MomentBar {...shown} />
      <PageTabs
        name={words.title}
        value={tab}
        tabs={tabs.map((value) => ({ value, label: words.tabs[value], count: countOf(value) }))}
        onChoose={(chosen) => {
          setSession('');
          setTab(chosen);
        }}
      />
      <h2 className="visually-hidden">{words.tabs[tab]}</h2>
      {tab === 'tree' && <TreePanel {...shown} />}
      {tab === 'log' && <LogPanel key={server} {...shown} ofSession={session} />}
      {tab === 'sessions' && <SessionsPanel {...shown} />}
      {tab === 'activity' && <ActivityPanel {...shown} />}
      {tab === 'patterns' && <PatternsPanel {...shown} />}
      {tab === 'beside' && <BesidePanel {...shown} opened={opened} names={names} />}
      {tab === 'proof' && <ProofPanel {...shown} unreadable={opened.unreadable} />}
      {tab === 'onward' && <OnwardPanel {...shown} />}
    </>
  );
}

const TABS: readonly Tab[] = ['tree', 'log', 'sessions', 'activity', 'patterns', 'beside', 'proof', 'onward'];

/** What the digests prove, in one line. */
function Badge({
  summary: { digests, transactions, damaged },
  isApart: differs,
}: {
  readonly summary: ServerSummary;
  readonly isApart: boolean;
}) {
  const words = useWords(DATA_DIRECTORY);
  const compared = digests.right + digests.wrong;
  const [look, sign] =
    digests.wrong > 0
      ? [styles.disproved, '✗']
      : differs
        ? [styles.disproved, '≠']
        : compared === 0
          ? [styles.unproved, '?']
          : [styles.proved, '✓'];
  return (
    <p className={`${styles.badge} ${look}`} title={words.covers}>
      <span aria-hidden="true">{sign}</span> {words.badge(digests.right, compared)}
      {compared === 0 && transactions > 0 && <small> {words.noDigests}</small>}
      {compared > 0 && digests.without > 0 && <small> · {words.notCompared(digests.without)}</small>}
      {differs && <small> · {words.differs}</small>}
      {damaged.length > 0 && <small> · {words.damages(damaged.length)}</small>}
    </p>
  );
}

import { useState, type ReactNode } from 'react';
import type { ServerId } from '../../../engine/index.ts';
import { useNewestInView } from '../../draw/view/useNewestInView.ts';
import { viewWithOwn } from '../../draw/view/viewOf.tsx';
import { LogFile, SnapshotFile } from './File.tsx';
import { diskModel, type DiskModel, type ServerChoice } from './model.ts';
import styles from './disk.module.css';
import { words as english, type Words } from './words/en.ts';

export const DiskView = viewWithOwn('disk', english, useServerChoice, diskModel, DiskDrawn, { Legend });

function useServerChoice(): ServerChoice {
  const [chosen, choose] = useState<ServerId | null>(null);
  return { chosen, choose };
}

/** What the view of the logs does not say too. */
const LEGEND = ['committed', 'truncated'] as const;

function Legend({ words }: { readonly words: Words }) {
  return (
    <>
      <span>
        <i className={styles.order}>1</i> {words.legend.order}
      </span>
      {LEGEND.map((kind) => (
        <span key={kind}>
          <i className={styles.entry} data-kind={kind} /> {words.legend[kind]}
        </span>
      ))}
      <span>
        <i className={styles.reserved} /> {words.legend.reserved}
      </span>
    </>
  );
}

interface Props {
  readonly model: DiskModel;
}

function DiskDrawn({ model }: Props) {
  return (
    <div className={styles.disk}>
      <Servers model={model} />
      {!model.isEmpty && <Files model={model} />}
    </div>
  );
}

/** Whose disk it is, where there is a choice. */
function Servers({ model: { servers, disk, words, choose } }: Props) {
  if (servers.length === 1) return null;
  return (
    <select
      className={styles.servers}
      aria-label={words.server}
      value={disk.server.id}
      onChange={({ currentTarget }) => {
        const chosen = servers.find(({ id }) => id === currentTarget.value);
        if (chosen !== undefined) choose(chosen.id);
      }}
    >
      {servers.map(({ id, number }) => (
        <option key={id} value={id}>
          {words.serverOf(number)}
        </option>
      ))}
    </select>
  );
}

function Files({ model: { disk, words } }: Props) {
  const scroller = useNewestInView();
  return (
    <div ref={scroller} className={styles.scroller}>
      <div className={styles.rows}>
        <Row name={words.snapshots} earlier={disk.earlier.snapshots} words={words}>
          {disk.snapshots.map((snapshot) => (
            <SnapshotFile key={snapshot.name} snapshot={snapshot} words={words} />
          ))}
        </Row>
        <Row name={words.logs} earlier={disk.earlier.logs} words={words}>
          {disk.logs.map((log) => (
            <LogFile key={`${log.name} ${log.rest}`} log={log} words={words} />
          ))}
        </Row>
      </div>
    </div>
  );
}

interface RowProps {
  readonly name: string;
  readonly earlier: number;
  readonly words: Words;
  readonly children: ReactNode;
}

function Row({ name, earlier, words, children }: RowProps) {
  return (
    <div>
      <h4 className={styles.kind}>{name}</h4>
      <div className={styles.files}>
        {earlier > 0 && <span className={styles.earlier}>{words.earlier(earlier)}</span>}
        {children}
      </div>
    </div>
  );
}

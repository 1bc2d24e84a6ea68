import { useState, type ReactNode } from 'react';
import type { ServerId } from '../../../engine/index.ts';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import type { ViewWords } from '../../../words/messages.ts';
import { SHELF } from '../../../words/shelf.ts';
import { useWords } from '../../../words/useWords.ts';
import { serverFaces, type ServerFace } from '../../select/ensemble/serverFaces.ts';
import { useWorld } from '../../stores/useWorld.ts';
import { pointing } from '../../draw/thing/pointing.ts';
import { useNewestInView } from '../../draw/view/useNewestInView.ts';
import { ViewFrame } from '../../draw/view/ViewFrame.tsx';
import {
  diskOf,
  tellingServer,
  type Disk,
  type LogShown,
  type RecordCell,
  type SnapshotShown,
} from './disk.ts';
import { cellText, lineOf, logNotes, snapshotNotes, spokenOf } from './diskText.ts';
import styles from './disk.module.css';

type Words = ViewWords['disk'];

/** One server's version-2 directory: snapshots above, logs below, numbered in the order in which a start reads them. */
export function DiskView({ side }: { readonly side: WorldSide }) {
  const words = useWords(SHELF).disk;
  const view = useWorld(side);
  const [chosen, choose] = useState<ServerId | null>(null);
  const [told, onTell] = useState<string | null>(null);
  if (view === null) return null;
  const servers = serverFaces(view.world);
  const shown = chosen ?? tellingServer(view.simulation, view.step, servers);
  const server = servers.find(({ id }) => id === shown) ?? servers[0];
  if (server === undefined) return null;
  const disk = diskOf(view.simulation, view.world, { server, step: view.step });
  const isEmpty = disk.snapshots.length === 0 && disk.logs.length === 0;
  return (
    <ViewFrame
      id="disk"
      line={isEmpty ? words.empty(server.number) : lineOf(disk, words)}
      told={told}
      spoken={spokenOf(disk, words)}
      legend={<Legend words={words} />}
    >
      {isEmpty && servers.length === 1 ? null : (
        <div className={styles.disk}>
          <Servers {...{ servers, server, words }} onChoose={choose} />
          {!isEmpty && <Files {...{ side, disk, words, onTell }} />}
        </div>
      )}
    </ViewFrame>
  );
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

interface ServersProps {
  readonly servers: readonly ServerFace[];
  readonly server: ServerFace;
  readonly words: Words;
  readonly onChoose: (server: ServerId) => void;
}

function Servers({ servers, server, words, onChoose }: ServersProps) {
  if (servers.length === 1) return null;
  return (
    <select
      className={styles.servers}
      aria-label={words.server}
      value={server.id}
      onChange={({ currentTarget }) => {
        const chosen = servers.find(({ id }) => id === currentTarget.value);
        if (chosen !== undefined) onChoose(chosen.id);
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

interface FilesProps {
  readonly side: WorldSide;
  readonly disk: Disk;
  readonly words: Words;
  readonly onTell: (text: string | null) => void;
}

function Files({ side, disk, words, onTell }: FilesProps) {
  const scroller = useNewestInView();
  return (
    <div ref={scroller} className={styles.scroller}>
      <div className={styles.rows}>
        <Row name={words.snapshots} earlier={disk.earlier.snapshots} words={words}>
          {disk.snapshots.map((snapshot) => (
            <File key={snapshot.name} file={snapshot} notes={snapshotNotes(snapshot, words)} words={words}>
              {snapshot.written !== null && (
                <progress
                  className={styles.progress}
                  aria-label={snapshot.name}
                  value={snapshot.written.done}
                  max={snapshot.written.all}
                />
              )}
            </File>
          ))}
        </Row>
        <Row name={words.logs} earlier={disk.earlier.logs} words={words}>
          {disk.logs.map((log) => (
            <File key={`${log.name} ${log.rest}`} file={log} notes={logNotes(log, words)} words={words}>
              <div className={styles.records} data-rest={log.rest}>
                {log.earlier > 0 && <span className={styles.earlier}>{words.earlier(log.earlier)}</span>}
                {log.cells.map((cell) => (
                  <Record key={`${cell.name.zxid} ${cell.kind}`} {...{ side, cell, words, onTell }} />
                ))}
                {log.rest === 'reserved' && <i className={styles.reserved} title={words.rest.reserved} />}
              </div>
            </File>
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

interface FileProps {
  readonly file: SnapshotShown | LogShown;
  readonly notes: readonly string[];
  readonly words: Words;
  readonly children: ReactNode;
}

function File({ file, notes, words, children }: FileProps) {
  const isGone = 'rest' in file && file.rest === 'deleted';
  // There is little height: a single note stands beside the name.
  const isShort = notes.length === 1;
  const lines = notes.map((note) => (
    <p key={note} className={styles.note}>
      {note}
    </p>
  ));
  return (
    <article
      className={styles.file}
      aria-label={words.fileName(file.name, file.order)}
      data-order={file.order ?? undefined}
      data-gone={isGone || undefined}
      data-purged={file.isPurged || undefined}
    >
      <header className={styles.name}>
        {file.order !== null && <i className={styles.order}>{file.order}</i>}
        <code>{file.name}</code>
        {isShort && lines}
      </header>
      {children}
      {!isShort && lines}
    </article>
  );
}

interface RecordProps {
  readonly side: WorldSide;
  readonly cell: RecordCell;
  readonly words: Words;
  readonly onTell: (text: string | null) => void;
}

function Record({ side, cell, words, onTell }: RecordProps) {
  const text = cellText(cell, words);
  const point = pointing(side, { kind: 'record', id: String(cell.seq ?? 0) }, (isPointedAt) =>
    onTell(isPointedAt ? text : null),
  );
  return (
    <button
      type="button"
      className={styles.cell}
      aria-label={text}
      data-replayed={cell.isReplayed || undefined}
      {...point}
      {...(cell.seq === null ? { onClick: undefined, onKeyDown: undefined } : {})}
    >
      <i className={styles.entry} data-kind={cell.kind} />
    </button>
  );
}

import { useState } from 'react';
import { zxidText } from '../../../engine/index.ts';
import { useWords } from '../../../words/useWords.ts';
import type { Difference, Stretch } from '../model/align.ts';
import { typeName } from '../model/typeNames.ts';
import type { Opened } from '../reading/service.ts';
import { DATA_DIRECTORY } from '../words/area.ts';
import { styles } from './styles.ts';
import { DataText } from './DataText.tsx';
import { Legend } from './Legend.tsx';
import type { Shown } from './shown.ts';
import { useAsked } from './useAsked.ts';

interface Props extends Shown {
  readonly opened: Opened;
  readonly names: readonly string[];
}

/** The logs of all servers by zxid: what each has, where it ends, and where two have two histories. */
export function BesidePanel({ opened, names, ...shown }: Props) {
  const words = useWords(DATA_DIRECTORY);
  const { stretches, differences } = opened.alignment;
  const [zxid, setZxid] = useState<number | null>(differences[0]?.zxid ?? null);
  return (
    <section className={styles.panel} aria-label={words.tabs.beside}>
      <h3>{words.beside.strips}</h3>
      <div className={styles.strips}>
        {names.map((name, server) => {
          const summary = opened.servers[server];
          return (
            <div key={name} className={styles.strip}>
              <b>{name}</b>
              <small className={styles.quiet}>
                {summary !== undefined && words.epochs(summary.acceptedEpoch, summary.currentEpoch)}
              </small>
              <ol>
                {stretches.map((stretch) => (
                  <Cell
                    key={stretch.fromZxid}
                    stretch={stretch}
                    server={server}
                    onChoose={() => setZxid(stretch.fromZxid)}
                  />
                ))}
              </ol>
            </div>
          );
        })}
      </div>
      <Legend
        items={(['has', ...LACKS] as const)
          .filter(
            (look) => look === 'has' || stretches.some(({ lack }) => lack.some(({ why }) => why === look)),
          )
          .map((look) => ({ look, text: look === 'has' ? words.beside.hasThem : words.beside.lacks[look] }))}
      />
      <h3>{differences.length === 0 ? words.beside.equal : words.beside.differences(differences.length)}</h3>
      <ul className={styles.findings}>
        {differences.map((difference) => (
          <li key={`${difference.kind} ${difference.zxid}`}>
            <button type="button" className={styles.link} onClick={() => setZxid(difference.zxid)}>
              {sentence(difference, names, words.beside.difference)}
            </button>
            {difference.kind === 'record' && difference.zxids.length > 1 && (
              <ul className={styles.zxids} aria-label={words.beside.zxids}>
                {difference.zxids.map((each) => (
                  <li key={each}>
                    <button
                      type="button"
                      className={styles.link}
                      aria-pressed={each === zxid}
                      onClick={() => setZxid(each)}
                    >
                      {zxidText(each)}
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {differences.some(({ kind }) => kind !== 'ends') && <Paths {...shown} names={names} />}
      {zxid !== null && (
        <>
          <h3>
            {words.beside.records} <span className={styles.mono}>{zxidText(zxid)}</span>
          </h3>
          <div className={styles.grid}>
            {names.map((name, server) => (
              <RecordOf key={name} name={name} {...shown} server={server} zxid={zxid} />
            ))}
          </div>
        </>
      )}
    </section>
  );
}

/** Which znodes the servers do not agree on. */
function Paths({ client, names, server, show }: Shown & { readonly names: readonly string[] }) {
  const words = useWords(DATA_DIRECTORY);
  const apart = useAsked(client, 'apart', { server });
  if (apart === null || apart.zxid === null) return null;
  const { paths, total } = apart;
  const at = zxidText(apart.zxid);
  if (total === 0) return <p className={styles.quiet}>{words.beside.samePaths(at)}</p>;
  return (
    <>
      <h3>{words.beside.paths(total, at)}</h3>
      <p className={styles.quiet}>{words.beside.pathsAbout}</p>
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.beside.path}</th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {paths.map(({ path, alike }) => (
              <tr key={path}>
                <th scope="row">
                  <button type="button" className={styles.path} onClick={() => show(path)}>
                    {path}
                  </button>
                </th>
                {alike.map((kind, index) => (
                  <td key={names[index]}>
                    {kind < 0 ? words.beside.notThere : words.beside.version(letterOf(kind))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {total > paths.length && <p>{words.beside.morePaths(total - paths.length)}</p>}
    </>
  );
}

function letterOf(kind: number): string {
  return String.fromCodePoint(65 + kind);
}

const LACKS = ['before', 'after', 'inSnapshot', 'hole', 'otherHistory'] as const;

function sentence(
  difference: Difference,
  names: readonly string[],
  say: (difference: Difference, names: readonly string[]) => string,
): string {
  return say(
    difference,
    difference.servers.map((index) => names[index] ?? ''),
  );
}

interface CellProps {
  readonly stretch: Stretch;
  readonly server: number;
  readonly onChoose: () => void;
}

/** As wide as it has transactions, within reason. */
function Cell({ stretch, server, onChoose }: CellProps) {
  const words = useWords(DATA_DIRECTORY);
  const why = stretch.lack.find((lack) => lack.server === server)?.why ?? null;
  const text = words.beside.has(zxidText(stretch.fromZxid), zxidText(stretch.toZxid), stretch.count);
  const label = why === null ? text : `${text}, ${words.beside.lacks[why]}`;
  return (
    <li style={{ flexGrow: 2 + Math.log2(stretch.count) }}>
      <button
        type="button"
        className={`${styles.cell} ${why === null ? styles.has : styles[why]}`}
        aria-label={label}
        title={label}
        onClick={onChoose}
      >
        {why === null ? words.count(stretch.count) : why === 'otherHistory' ? '≠' : '–'}
      </button>
    </li>
  );
}

function RecordOf({
  name,
  client,
  server,
  zxid,
  goTo,
}: Shown & { readonly name: string; readonly zxid: number }) {
  const words = useWords(DATA_DIRECTORY);
  const facts = useAsked(client, 'record', { server, zxid });
  const row = facts?.row ?? null;
  return (
    <div>
      <h3>{name}</h3>
      {row === null ? (
        <p className={styles.quiet}>{words.beside.missing}</p>
      ) : (
        <>
          <p>
            <button type="button" className={styles.path} onClick={() => goTo(row.row, server)}>
              {typeName(row.typeCode)} · {words.time(row.timeMs)}
            </button>
          </p>
          <DataText text={JSON.stringify(facts?.record?.body ?? null, null, 2).slice(0, 2000)} />
        </>
      )}
    </div>
  );
}

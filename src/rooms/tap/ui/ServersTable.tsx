import { Fragment } from 'react';
import { useWords } from '../../../words/useWords.ts';
import type { AskedServer } from '../model/askedServers.ts';
import type { Ledger } from '../model/ledger.ts';
import { epochOfZxid } from '../model/serverReport.ts';
import { TAP } from '../words/area.ts';
import { styles } from './styles.ts';

interface Props {
  readonly ledger: Ledger;
  readonly show: (index: number) => void;
}

/** What servers answered when they were asked, beside what is known and inferred without asking. */
export function ServersTable({ ledger, show }: Props) {
  const words = useWords(TAP);
  const servers = ledger.asked.all;
  const seenZnodes = [...ledger.nodes.values()].filter(({ state }) => state === 'there').length;
  const pairs = [
    words.servers.znodes,
    words.servers.sessions,
    words.servers.watches,
    words.servers.ephemerals,
  ] as const;
  return (
    <>
      <h2>{words.servers.title}</h2>
      <p className={styles.quiet}>{words.servers.about}</p>
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                {words.clients.server}
              </th>
              <th scope="col" rowSpan={2}>
                {words.servers.role}
              </th>
              <th scope="col" rowSpan={2}>
                {words.servers.epoch}
              </th>
              <th scope="col" rowSpan={2}>
                zxid
              </th>
              {pairs.map((name) => (
                <th key={name} scope="colgroup" colSpan={2}>
                  {name}
                </th>
              ))}
            </tr>
            <tr>
              {pairs.map((name, at) => (
                <Fragment key={name}>
                  <th scope="col">{words.servers.asked}</th>
                  <th scope="col">{at < 2 ? words.servers.known : words.servers.inferred}</th>
                </Fragment>
              ))}
            </tr>
          </thead>
          <tbody>
            {servers.map((asked) => (
              <Row
                key={asked.server}
                asked={asked}
                seenZnodes={seenZnodes}
                onShow={() => show(asked.index)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Row({
  asked: { server, report, knownSessions, inferredWatches, inferredEphemerals },
  seenZnodes,
  onShow,
}: {
  readonly asked: AskedServer;
  readonly seenZnodes: number;
  readonly onShow: () => void;
}) {
  const words = useWords(TAP);
  const { mode, zxid, znodes, watchCount, ephemeralCount, sessions, refused, isCut } = report;
  const figure = (value: number | null | undefined) =>
    value === null || value === undefined ? '' : words.count(value);
  return (
    <tr>
      <td>
        <button type="button" className={styles.path} onClick={onShow}>
          {words.count(server)}
        </button>
        {refused.length > 0 && <small>{words.servers.refused(refused.join(', '))}</small>}
        {isCut && <small>{words.servers.cut}</small>}
      </td>
      <td>{mode ?? words.servers.silent}</td>
      <td>{zxid === null ? '' : words.count(epochOfZxid(zxid))}</td>
      <td className={styles.mono}>{zxid ?? ''}</td>
      <td>{figure(znodes)}</td>
      <td>{figure(seenZnodes)}</td>
      <td>{figure(sessions?.length)}</td>
      <td>{figure(knownSessions)}</td>
      <td>{figure(watchCount)}</td>
      <td>{figure(inferredWatches)}</td>
      <td>{figure(ephemeralCount)}</td>
      <td>{figure(inferredEphemerals)}</td>
    </tr>
  );
}

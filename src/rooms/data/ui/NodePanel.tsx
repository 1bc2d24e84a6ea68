import { useState } from 'react';
import { zxidText } from '../../../engine/index.ts';
import { Choice } from '../../../ui/parts/Choice.tsx';
import { useWords } from '../../../words/useWords.ts';
import { aclText } from '../model/exportTexts.ts';
import type { Version } from '../model/history.ts';
import { isByServer } from '../model/logRows.ts';
import { typeName } from '../model/typeNames.ts';
import type { NodeFacts } from '../reading/service.ts';
import { DATA_DIRECTORY } from '../words/area.ts';
import { shownBytes, type DataForm } from './shownBytes.ts';
import { styles } from './styles.ts';
import { DataText } from './DataText.tsx';
import { SessionLink } from './SessionLink.tsx';
import type { Shown } from './shown.ts';
import { useAsked } from './useAsked.ts';

/** One znode at the moment, and everything that ever happened to it. */
export function NodePanel(shown: Shown) {
  const words = useWords(DATA_DIRECTORY);
  return (
    <section className={styles.panel} aria-label={shown.path ?? words.tree.choose}>
      {shown.path === null ? (
        <p className={styles.quiet}>{words.tree.choose}</p>
      ) : (
        <Chosen {...shown} path={shown.path} />
      )}
    </section>
  );
}

function Chosen({ path, ...shown }: Shown & { readonly path: string }) {
  const { client, server, row, goTo, showSession } = shown;
  const words = useWords(DATA_DIRECTORY);
  const [life, setLife] = useState<'own' | 'all'>('own');
  const facts = useAsked(client, 'node', { server, row, path, life });
  if (facts === null) return null;
  return (
    <>
      <h2 className={styles.mono}>{facts.path}</h2>
      {facts.version === null ? (
        <p>{words.tree.notThere}</p>
      ) : (
        <>
          <Data facts={facts} />
          <StatTable version={facts.version} showSession={showSession} />
          <h3>{words.node.acl}</h3>
          <p className={styles.mono}>{aclText(facts.version.acl)}</p>
        </>
      )}
      <h3>{words.node.life}</h3>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={life === 'all'}
          onChange={({ target }) => setLife(target.checked ? 'all' : 'own')}
        />
        {words.node.showAll}
      </label>
      <Life facts={facts} row={row} goTo={goTo} showSession={showSession} />
    </>
  );
}

function Data({ facts }: { readonly facts: NodeFacts }) {
  const words = useWords(DATA_DIRECTORY);
  const [form, setForm] = useState<DataForm>('text');
  const { version, bytes } = facts;
  if (version === null || bytes === null || version.data.length <= 0)
    return (
      <>
        <h3>{words.node.data}</h3>
        <p className={styles.quiet}>{words.node.noData}</p>
      </>
    );
  const text = shownBytes(bytes, form);
  return (
    <>
      <div className={styles.row}>
        <h3>{words.node.data}</h3>
        <Choice
          name={words.node.data}
          value={form}
          options={(['text', 'json', 'hex'] as const).map((value) => ({
            value,
            label: words.node.forms[value],
          }))}
          onChoose={setForm}
        />
        <small className={styles.quiet}>{words.bytes(version.data.length)}</small>
      </div>
      {text === null ? <p>{words.node.notJson}</p> : <DataText text={text} />}
      {bytes.length < version.data.length && (
        <p className={styles.quiet}>{words.node.cut(words.bytes(bytes.length))}</p>
      )}
    </>
  );
}

interface StatProps extends Pick<Shown, 'showSession'> {
  readonly version: Version;
}

function StatTable({ version, showSession }: StatProps) {
  const words = useWords(DATA_DIRECTORY);
  const rows: readonly (readonly [string, string])[] = [
    ['czxid', `${zxidText(version.czxid)} · ${words.time(version.ctimeMs)}`],
    ['mzxid', `${zxidText(version.mzxid)} · ${words.time(version.mtimeMs)}`],
    ['pzxid', zxidText(version.pzxid)],
    ['version', words.count(version.version)],
    ['cversion', words.count(version.cversion)],
    ['aversion', words.count(version.aversion)],
    ['ephemeralOwner', version.owner ?? '0x0'],
    ['numChildren', words.count(version.numChildren)],
  ];
  return (
    <>
      <h3>
        {words.node.stat} <small className={styles.kind}>{words.node.kind[version.kind]}</small>
        {version.kind === 'ttl' && <small> {words.node.ttl(version.ttlMs)}</small>}
      </h3>
      <dl className={styles.stat}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value === version.owner ? <SessionLink id={value} showSession={showSession} /> : value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface LifeProps extends Pick<Shown, 'row' | 'goTo' | 'showSession'> {
  readonly facts: NodeFacts;
}

function Life({ facts, row, goTo, showSession }: LifeProps) {
  const words = useWords(DATA_DIRECTORY);
  const { events, total } = facts.life;
  return (
    <div className={styles.scroll}>
      <table>
        <thead>
          <tr>
            <th>zxid</th>
            <th>{words.node.when}</th>
            <th>{words.node.what}</th>
            <th>{words.node.session}</th>
          </tr>
        </thead>
        <tbody>
          {events.toReversed().map(({ at, change, version }) => (
            <tr key={`${at.row} ${change}`} aria-current={at.row === row || undefined}>
              <td>
                <button type="button" className={styles.path} onClick={() => goTo(at.row)}>
                  {zxidText(at.zxid)}
                </button>
              </td>
              <td>{words.time(at.timeMs)}</td>
              <td>
                <b>{words.node.changes[change]}</b>{' '}
                {change !== 'deleted' && change !== 'dropped' && (
                  <small className={styles.quiet}>
                    {words.node.version(version.version)}, {words.bytes(Math.max(0, version.data.length))}
                  </small>
                )}
              </td>
              <td>
                {at.kind === 'transaction' ? (
                  <>
                    <SessionLink id={at.session} showSession={showSession} />{' '}
                    <small className={styles.quiet}>
                      {typeName(at.typeCode)}
                      {isByServer(at) && ` · ${words.moment.byServer}`}
                    </small>
                  </>
                ) : (
                  words.moment.kinds[at.kind]
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {events.length < total && <p className={styles.quiet}>{words.node.lifeCut(events.length, total)}</p>}
    </div>
  );
}

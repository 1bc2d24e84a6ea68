import { useState } from 'react';
import { Button } from '../../../ui/parts/Button.tsx';
import { Choice } from '../../../ui/parts/Choice.tsx';
import { saveFile } from '../../../ui/parts/saveFile.ts';
import { useWords } from '../../../words/useWords.ts';
import { EXPORT_FORMATS, type ExportFormat } from '../model/exportTexts.ts';
import { MASK_KINDS, type MaskKind } from '../model/masking.ts';
import type { MomentPlan } from '../model/planOfMoment.ts';
import { DATA_DIRECTORY } from '../words/area.ts';
import { styles } from './styles.ts';
import type { Shown } from './shown.ts';

const FILES: Readonly<Record<ExportFormat, string>> = {
  json: 'tree.json',
  csv: 'transactions.csv',
  zkcli: 'tree.zkcli',
  shiviz: 'transactions.log',
};

type Made =
  | { readonly is: 'none' | 'making' | 'failed' }
  | { readonly is: 'made'; readonly hash: string; readonly plan: MomentPlan };

/** The moment as a world of the lab or as a file, with what is masked first. */
export function OnwardPanel({ client, server, row }: Shown) {
  const words = useWords(DATA_DIRECTORY);
  const [mask, setMask] = useState<MaskKind>('data');
  const [made, setMade] = useState<Made>({ is: 'none' });
  const [hasFailed, setHasFailed] = useState(false);
  const save = (format: ExportFormat) => {
    setHasFailed(false);
    client.ask('export', { server, row, format, mask }).then(
      (blob) => saveFile(FILES[format], blob),
      () => setHasFailed(true),
    );
  };
  const make = () => {
    setMade({ is: 'making' });
    Promise.all([client.ask('world', { server, row, mask }), import('./linkOfPlan.ts')])
      .then(async ([plan, { hashOfPlan }]) => ({ plan, hash: await hashOfPlan(plan) }))
      .then(
        ({ plan, hash }) => setMade(hash === null ? { is: 'failed' } : { is: 'made', plan, hash }),
        () => setMade({ is: 'failed' }),
      );
  };
  return (
    <section className={styles.panel} aria-label={words.tabs.onward}>
      <h3>{words.onward.mask}</h3>
      <Choice
        className={styles.wrapping}
        name={words.onward.mask}
        value={mask}
        options={MASK_KINDS.map((value) => ({
          value,
          label: words.onward.masks[value],
        }))}
        onChoose={(chosen) => {
          setMask(chosen);
          setMade({ is: 'none' });
        }}
      />
      <p className={styles.quiet}>{words.onward.maskAbout}</p>
      <h3>{words.onward.world}</h3>
      <p>{words.onward.worldAbout}</p>
      <div className={styles.row}>
        <Button look="main" onClick={make}>
          {words.onward.world}
        </Button>
        {made.is === 'made' && (
          <a href={`./${made.hash}`} target="_blank" rel="noreferrer">
            {words.onward.worldOpen}
          </a>
        )}
      </div>
      <div role="status">
        {made.is === 'making' && <p>{words.reading.title}</p>}
        {made.is === 'failed' && <p className={styles.problem}>{words.onward.failed}</p>}
        {made.is === 'made' && (
          <p>
            {words.onward.worldMade(made.plan.znodes, made.plan.clients)}{' '}
            {made.plan.left.znodes + made.plan.left.clients > 0 &&
              words.onward.worldLeft(made.plan.left.znodes, made.plan.left.clients)}
          </p>
        )}
      </div>
      <h3>{words.onward.exports}</h3>
      <div className={styles.row}>
        {EXPORT_FORMATS.map((format) => (
          <Button key={format} onClick={() => save(format)}>
            {words.onward.formats[format]}
          </Button>
        ))}
      </div>
      {hasFailed && (
        <p role="alert" className={styles.problem}>
          {words.onward.failed}
        </p>
      )}
    </section>
  );
}

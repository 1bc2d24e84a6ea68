import { useState } from 'react';
import { Choice } from '../../../ui/parts/Choice.tsx';
import { Dialog } from '../../../ui/parts/Dialog.tsx';
import { VERDICTS, type Verdict } from '../model/row.ts';
import { rows } from '../model/rows/all.ts';
import { ClaimList } from './ClaimList.tsx';
import { CLAIMS } from '../words/claims.ts';
import { useWords } from '../../../words/useWords.ts';
import styles from './claims.module.css';

const ARTICLES = ['S0', 'S1', 'S2', 'S3', 'S4'] as const;

/** Every claim, by article and verdict. */
export function ClaimsDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(CLAIMS);
  const [article, setArticle] = useState<(typeof ARTICLES)[number] | 'all'>('all');
  const [verdict, setVerdict] = useState<Verdict | 'all'>('all');
  const shown = rows.filter(
    (row) =>
      (article === 'all' || row.id.startsWith(article)) && (verdict === 'all' || row.verdict === verdict),
  );
  const all = { value: 'all', label: words.all } as const;
  return (
    <Dialog title={words.title} look="wide" onClose={onClose}>
      <p className={styles.about}>{words.about}</p>
      <div className={styles.filters}>
        <Choice
          name={words.article}
          value={article}
          options={[all, ...ARTICLES.map((value) => ({ value, label: words.articles[value] }))]}
          onChoose={setArticle}
        />
        <Choice
          name={words.verdict}
          value={verdict}
          options={[all, ...VERDICTS.map((value) => ({ value, label: words.verdicts[value] }))]}
          onChoose={setVerdict}
        />
        <p role="status">{words.found(shown.length)}</p>
      </div>
      <ClaimList rows={shown} onOpen={onClose} />
    </Dialog>
  );
}

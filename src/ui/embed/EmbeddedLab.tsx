import { listOf, type EmbedValues } from '../../embed/parameters.ts';
import { NoticeBar } from '../controls/NoticeBar.tsx';
import { Sentence } from '../controls/Sentence.tsx';
import { TimelinePart } from '../controls/TimelinePart.tsx';
import { Transport } from '../controls/Transport.tsx';
import { useWords } from '../../words/useWords.ts';
import { latePart } from '../late/latePart.tsx';
import { Worlds } from '../panels/Worlds.tsx';
import { useSelection } from '../stores/selection.ts';
import styles from './EmbedApp.module.css';

const CardSheet = latePart(() => import('./CardSheet.tsx'), { say: 'notice' });
const OpenWhole = latePart(() => import('./OpenWhole.tsx'), {
  say: 'notice',
  fallback: <span className={styles.openSpace} />,
});

/** The worlds, and of everything else what the host asked for. */
export default function EmbeddedLab({ values }: { readonly values: EmbedValues }) {
  const words = useWords().shell;
  const panels = new Set(listOf(values.panels));
  const hasCard = useSelection(({ selected, why }) => selected !== null || why !== null);
  return (
    <>
      <main>
        <h1 className={panels.has('caption') && values.caption !== '' ? styles.caption : 'visually-hidden'}>
          {values.caption === '' ? words.title : values.caption}
        </h1>
        <div className={styles.picture}>
          {panels.has('sentence') && <Sentence />}
          <Worlds />
          {panels.has('card') && hasCard && <CardSheet />}
        </div>
      </main>
      <footer className={styles.time}>
        <NoticeBar />
        {panels.has('transport') && <Transport />}
        {panels.has('timeline') && <TimelinePart />}
        {panels.has('open') && <OpenWhole />}
      </footer>
    </>
  );
}

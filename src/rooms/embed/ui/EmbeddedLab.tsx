import { asksQuestion, listOf, offersEditor, type EmbedValues } from '../../../embed/parameters.ts';
import { Caption } from '../../../ui/controls/caption/Caption.tsx';
import { NoticeBar } from '../../../ui/controls/NoticeBar.tsx';
import { Timeline } from '../../../ui/controls/Timeline.tsx';
import { Transport } from '../../../ui/controls/Transport.tsx';
import { useWords } from '../../../words/useWords.ts';
import { Worlds } from '../../../ui/panels/Worlds.tsx';
import { route } from '../../../ui/parts/route.tsx';
import { fromRoom } from '../../../ui/stores/stage.ts';
import { useSelection } from '../../../ui/stores/selection.ts';
import { useOwnCode } from '../../../ui/stores/ownCode.ts';
import { useSession } from '../../../ui/stores/session.ts';
import { EmbedCard } from './EmbedCard.tsx';
import { EditorButton } from './EditorButton.tsx';
import { OpenWhole } from './OpenWhole.tsx';
import styles from './EmbedApp.module.css';

const Editor = route(() => fromRoom('Editor'));
const EmbeddedPart = route(() => fromRoom('EmbeddedPart'));

/** The worlds, and of everything else what the host asked for. */
export function EmbeddedLab({ values }: { readonly values: EmbedValues }) {
  const words = useWords().shell;
  const panels = new Set(listOf(values.panels));
  const asks = asksQuestion(values);
  const offers = offersEditor(values);
  const isEditing = useOwnCode(({ isOpen }) => isOpen);
  const hasWorld = useSession(({ experiment }) => experiment !== null);
  const hasCard = useSelection(({ selected, why }) => selected !== null || why !== null);
  return (
    <>
      <main
        className={asks ? styles.asked : offers ? styles.edited : undefined}
        data-alone={!hasWorld || undefined}
      >
        <h1 className={panels.has('caption') && values.caption !== '' ? styles.caption : 'visually-hidden'}>
          {values.caption === '' ? words.title : values.caption}
        </h1>
        {isEditing && <Editor />}
        <div className={styles.picture}>
          {panels.has('sentence') && <Caption />}
          <Worlds />
          {panels.has('card') && hasCard && <EmbedCard />}
        </div>
        {asks && (
          <div className={styles.question}>
            <EmbeddedPart />
          </div>
        )}
      </main>
      <footer className={styles.time}>
        <NoticeBar />
        {panels.has('transport') && <Transport />}
        {panels.has('timeline') && <Timeline />}
        <div className={styles.ways}>
          {offers && hasWorld && <EditorButton isOpen={isEditing} />}
          {panels.has('open') && <OpenWhole />}
        </div>
      </footer>
    </>
  );
}

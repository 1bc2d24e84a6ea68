import type { ComponentType } from 'react';
import { closeDialog, useOpenDialog, type DialogName } from './controls/dialogs.ts';
import { Header } from './controls/Header.tsx';
import { NoticeBar } from './controls/NoticeBar.tsx';
import { useIsPresenting } from './controls/presentation.ts';
import { Sentence } from './controls/Sentence.tsx';
import { TimelinePart } from './controls/TimelinePart.tsx';
import { Transport } from './controls/Transport.tsx';
import { latePart } from './late/latePart.tsx';
import { Dock } from './panels/Dock.tsx';
import { LiveRegion } from './panels/LiveRegion.tsx';
import { Worlds } from './panels/Worlds.tsx';
import { useSession } from './stores/session.ts';
import styles from './App.module.css';

const LinkMessages = latePart(() => import('./panels/LinkMessages.tsx'));
const FailurePanel = latePart(() => import('./panels/FailurePanel.tsx'));
const Presentation = latePart(() => import('./controls/Presentation.tsx'));

/** The page's layout: what is where. */
export function App() {
  const isPresenting = useIsPresenting();
  return (
    <div className={styles.app} data-presenting={isPresenting || undefined}>
      {!isPresenting && <Header />}
      <main className={styles.stage} id="picture" tabIndex={-1}>
        <div className={styles.picture}>
          <Messages />
          <Sentence />
          <Worlds />
        </div>
        {!isPresenting && <Dock />}
      </main>
      <footer className={styles.time}>
        <NoticeBar />
        <Transport />
        <TimelinePart />
      </footer>
      <LiveRegion />
      {isPresenting && <Presentation />}
      <OpenDialog />
    </div>
  );
}

/** What has to be said above the picture. */
function Messages() {
  const ofLink = useSession(
    ({ opening, linkError, linkNotices }) => opening !== null || linkError !== null || linkNotices.length > 0,
  );
  const hasFailed = useSession(({ failure }) => failure !== null);
  return (
    <>
      {ofLink && <LinkMessages />}
      {hasFailed && <FailurePanel />}
    </>
  );
}

type DialogPart = ComponentType<{ readonly onClose: () => void }>;

const lateDialog = (load: () => Promise<{ readonly default: DialogPart }>): DialogPart =>
  latePart(load, { say: 'dialog' });

const DIALOGS: Readonly<Record<DialogName, DialogPart>> = {
  scene: lateDialog(() => import('./controls/SceneDialog.tsx')),
  help: lateDialog(() => import('./controls/HelpDialog.tsx')),
  library: lateDialog(() => import('./controls/LibraryDialog.tsx')),
  lessons: lateDialog(() => import('./lesson/LessonsDialog.tsx')),
  museum: lateDialog(() => import('./controls/MuseumDialog.tsx')),
  partition: lateDialog(() => import('./controls/faults/PartitionDialog.tsx')),
  share: lateDialog(() => import('./controls/ShareDialog.tsx')),
  bookmarks: lateDialog(() => import('./deck/BookmarksDialog.tsx')),
  qr: lateDialog(() => import('./deck/QrDialog.tsx')),
};

function OpenDialog() {
  const open = useOpenDialog();
  const hasExperiment = useSession((session) => session.experiment !== null);
  if (open === null || !hasExperiment) return null;
  const Dialog = DIALOGS[open];
  return <Dialog onClose={closeDialog} />;
}

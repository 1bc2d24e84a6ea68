import { lazy, Suspense, type ComponentType } from 'react';
import { closeDialog, useOpenDialog, type DialogName } from './controls/dialogs.ts';
import { Header } from './controls/Header.tsx';
import { NoticeBar } from './controls/NoticeBar.tsx';
import { useIsPresenting } from './controls/presentation.ts';
import { Sentence } from './controls/Sentence.tsx';
import { Timeline } from './controls/Timeline.tsx';
import { Transport } from './controls/Transport.tsx';
import { Dock } from './panels/Dock.tsx';
import { LiveRegion } from './panels/LiveRegion.tsx';
import { Worlds } from './panels/Worlds.tsx';
import { useSession } from './stores/session.ts';
import styles from './App.module.css';

const LinkMessages = lazy(() => import('./panels/LinkMessages.tsx'));
const FailurePanel = lazy(() => import('./panels/FailurePanel.tsx'));
const Presentation = lazy(() => import('./controls/Presentation.tsx'));

/** The page's layout: what is where. */
export function App() {
  const isPresenting = useIsPresenting();
  return (
    <div className={styles.app} data-presenting={isPresenting || undefined}>
      {!isPresenting && <Header />}
      <main className={styles.stage} id="picture" tabIndex={-1}>
        <div className={styles.picture}>
          <Suspense>
            <Messages />
          </Suspense>
          <Sentence />
          <Worlds />
        </div>
        {!isPresenting && <Dock />}
      </main>
      <footer className={styles.time}>
        <NoticeBar />
        <Transport />
        <Timeline />
      </footer>
      <LiveRegion />
      <Suspense>{isPresenting && <Presentation />}</Suspense>
      <Suspense>
        <OpenDialog />
      </Suspense>
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

const DIALOGS: Readonly<Record<DialogName, ComponentType<{ readonly onClose: () => void }>>> = {
  scene: lazy(() => import('./controls/SceneDialog.tsx')),
  help: lazy(() => import('./controls/HelpDialog.tsx')),
  library: lazy(() => import('./controls/LibraryDialog.tsx')),
  lessons: lazy(() => import('./lesson/LessonsDialog.tsx')),
  museum: lazy(() => import('./controls/MuseumDialog.tsx')),
  partition: lazy(() => import('./controls/faults/PartitionDialog.tsx')),
  share: lazy(() => import('./controls/ShareDialog.tsx')),
  bookmarks: lazy(() => import('./deck/BookmarksDialog.tsx')),
  qr: lazy(() => import('./deck/QrDialog.tsx')),
};

function OpenDialog() {
  const open = useOpenDialog();
  const hasExperiment = useSession((session) => session.experiment !== null);
  if (open === null || !hasExperiment) return null;
  const Dialog = DIALOGS[open];
  return <Dialog onClose={closeDialog} />;
}

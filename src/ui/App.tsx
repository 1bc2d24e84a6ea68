import { lazy, Suspense } from 'react';
import { closeDialog, useOpenDialog } from './controls/dialogs.ts';
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
const SceneDialog = lazy(() => import('./controls/SceneDialog.tsx'));
const HelpDialog = lazy(() => import('./controls/HelpDialog.tsx'));
const LibraryDialog = lazy(() => import('./controls/LibraryDialog.tsx'));
const LessonsDialog = lazy(() => import('./lesson/LessonsDialog.tsx'));
const MuseumDialog = lazy(() => import('./controls/MuseumDialog.tsx'));
const PartitionDialog = lazy(() => import('./controls/faults/PartitionDialog.tsx'));
const ShareDialog = lazy(() => import('./controls/ShareDialog.tsx'));
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

function OpenDialog() {
  const open = useOpenDialog();
  const hasExperiment = useSession((session) => session.experiment !== null);
  if (open === null || !hasExperiment) return null;
  switch (open) {
    case 'scene':
      return <SceneDialog onClose={closeDialog} />;
    case 'help':
      return <HelpDialog onClose={closeDialog} />;
    case 'library':
      return <LibraryDialog onClose={closeDialog} />;
    case 'lessons':
      return <LessonsDialog onClose={closeDialog} />;
    case 'museum':
      return <MuseumDialog onClose={closeDialog} />;
    case 'partition':
      return <PartitionDialog onClose={closeDialog} />;
    case 'share':
      return <ShareDialog onClose={closeDialog} />;
    default:
      return open satisfies never;
  }
}

import type { ComponentType } from 'react';
import { closeDialog, useOpenDialog, type DialogName } from '../ui/stores/dialogs.ts';
import { Caption } from '../ui/controls/caption/Caption.tsx';
import { ClientsSlider } from '../ui/controls/ClientsSlider.tsx';
import { Header } from '../ui/controls/Header.tsx';
import { NoticeBar } from '../ui/controls/NoticeBar.tsx';
import { Presentation } from '../rooms/deck/ui/Presentation.tsx';
import { useIsPresenting } from '../ui/stores/presentation.ts';
import { CommandRing } from '../ui/controls/ring/CommandRing.tsx';
import { Timeline } from '../ui/controls/Timeline.tsx';
import { Transport } from '../ui/controls/Transport.tsx';
import { Dock } from '../ui/panels/Dock.tsx';
import { inspect } from '../ui/panels/inspect.ts';
import { FailurePanel } from '../ui/panels/FailurePanel.tsx';
import { LiveRegion } from '../ui/panels/LiveRegion.tsx';
import { Worlds } from '../ui/panels/Worlds.tsx';
import { route, RouteBoundary } from '../ui/parts/route.tsx';
import { deck } from '../rooms/deck/ui/deck.ts';
import { editor, lessons, library } from '../rooms/index.ts';
import { useLive } from '../ui/stores/live.ts';
import { useOwnCode } from '../ui/stores/ownCode.ts';
import { useSession } from '../ui/stores/session.ts';
import styles from './App.module.css';

/** The page's layout: what is where. */
export function App() {
  const isPresenting = useIsPresenting();
  const isEditing = useOwnCode(({ isOpen }) => isOpen) && !isPresenting;
  return (
    <div className={styles.app} data-presenting={isPresenting || undefined}>
      {!isPresenting && <Header />}
      <main className={styles.stage} id="picture" tabIndex={-1} data-editing={isEditing || undefined}>
        {isEditing && <Editor />}
        <div className={styles.picture}>
          <Messages />
          <Caption>
            <ClientsSlider />
          </Caption>
          <Worlds />
        </div>
        {!isPresenting && <Dock />}
      </main>
      <footer className={styles.time}>
        <NoticeBar />
        <Transport />
        <Timeline />
      </footer>
      <CommandRing />
      <LiveRegion />
      {isPresenting && <Presentation />}
      <OpenDialog />
    </div>
  );
}

const Editor = route(async () => (await editor()).Editor);
const LinkMessages = route(async () => (await inspect()).LinkMessages);
const LiveBar = route(async () => (await library()).LiveBar);

/** What has to be said above the picture. */
function Messages() {
  const ofLink = useSession(
    ({ opening, linkError, linkNotices }) => opening !== null || linkError !== null || linkNotices.length > 0,
  );
  const hasFailed = useSession(({ failure }) => failure !== null);
  const isLive = useLive(({ servers }) => servers !== null);
  return (
    <>
      {isLive && <LiveBar />}
      {ofLink && <LinkMessages />}
      {hasFailed && <FailurePanel />}
    </>
  );
}

type DialogPart = ComponentType<{ readonly onClose: () => void }>;

const DIALOGS: Readonly<Record<DialogName, DialogPart>> = {
  scene: route(async () => (await library()).SceneDialog, { say: 'dialog' }),
  breakIt: route(async () => (await library()).BreakItDialog, { say: 'dialog' }),
  help: route(async () => (await inspect()).HelpDialog, { say: 'dialog' }),
  library: route(async () => (await library()).FrontDoor, { say: 'dialog' }),
  palette: route(async () => (await library()).Palette, { say: 'dialog' }),
  lessons: route(async () => (await lessons()).LessonsDialog, { say: 'dialog' }),
  branches: route(async () => (await inspect()).BranchesDialog, { say: 'dialog' }),
  partition: route(async () => (await inspect()).PartitionDialog, { say: 'dialog' }),
  share: route(async () => (await inspect()).ShareDialog, { say: 'dialog' }),
  bookmarks: route(async () => (await deck()).BookmarksDialog, { say: 'dialog' }),
  qr: route(async () => (await deck()).QrDialog, { say: 'dialog' }),
  film: route(async () => (await inspect()).FilmDialog, { say: 'dialog' }),
  storyboard: route(async () => (await deck()).StoryboardDialog, { say: 'dialog' }),
  newWorld: route(async () => (await library()).NewWorldDialog, { say: 'dialog' }),
  changeWorld: route(async () => (await library()).ChangeWorldDialog, { say: 'dialog' }),
  savedWorlds: route(async () => (await library()).SavedWorldsDialog, { say: 'dialog' }),
};

function OpenDialog() {
  const open = useOpenDialog();
  const hasExperiment = useSession((session) => session.experiment !== null);
  if (open === null || !hasExperiment) return null;
  const Dialog = DIALOGS[open];
  return (
    <RouteBoundary key={open} say="dialog">
      <Dialog onClose={closeDialog} />
    </RouteBoundary>
  );
}

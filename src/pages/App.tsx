import { createElement, useMemo } from 'react';
import type { AnyRoom, DialogName, DialogPart, StageDialog } from '../ui/room/room.ts';
import { CommandRing } from '../ui/controls/ring/CommandRing.tsx';
import { closeDialog, useOpenDialog } from '../ui/stores/dialogs.ts';
import { Caption } from '../ui/controls/caption/Caption.tsx';
import { ClientsSlider } from '../ui/controls/ClientsSlider.tsx';
import { Header } from '../ui/controls/Header.tsx';
import { NoticeBar } from '../ui/controls/NoticeBar.tsx';
import { useIsPresenting } from '../ui/stores/presentation.ts';
import { Timeline } from '../ui/controls/Timeline.tsx';
import { Transport } from '../ui/controls/Transport.tsx';
import { Dock } from '../ui/panels/Dock.tsx';
import { inspect } from '../ui/panels/inspect.ts';
import { LiveRegion } from '../ui/panels/LiveRegion.tsx';
import { Worlds } from '../ui/panels/Worlds.tsx';
import { dialog, route, RouteBoundary } from '../ui/parts/route.tsx';
import { fromRoom, useStage } from '../ui/stores/stage.ts';
import { useClaim } from '../ui/stores/claim.ts';
import { useClassroom } from '../ui/stores/classroom.ts';
import { useLive } from '../ui/stores/live.ts';
import { useOwnCode } from '../ui/stores/ownCode.ts';
import { useSession } from '../ui/stores/session.ts';
import styles from './App.module.css';

/** The page's layout: what is where. `onDrawn`: once it is there; returns what ends it. */
export function App({ onDrawn }: { readonly onDrawn?: () => () => void }) {
  const isPresenting = useIsPresenting();
  const isEditing = useOwnCode(({ isOpen }) => isOpen) && !isPresenting;
  return (
    <div ref={onDrawn} className={styles.app} data-presenting={isPresenting || undefined}>
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

const Editor = route(() => fromRoom('Editor'));
const Presentation = route(() => fromRoom('Presentation'));
const ClaimCard = route(() => fromRoom('ClaimCard'));
const FailurePanel = route(async () => (await inspect()).FailurePanel);
const LinkMessages = route(async () => (await inspect()).LinkMessages);
const ClassBar = route(() => fromRoom('ClassBar'));
const LiveBar = route(() => fromRoom('LiveBar'));

/** What has to be said above the picture. */
function Messages() {
  const ofLink = useSession(
    ({ opening, linkError, linkNotices }) => opening !== null || linkError !== null || linkNotices.length > 0,
  );
  const hasFailed = useSession(({ failure }) => failure !== null);
  const hasClaim = useClaim(({ claim }) => claim !== null);
  const hasClass = useClassroom(({ isOpen }) => isOpen);
  const isLive = useLive(({ servers }) => servers !== null);
  return (
    <>
      {hasClass && <ClassBar />}
      {isLive && <LiveBar />}
      {hasClaim && <ClaimCard />}
      {ofLink && <LinkMessages />}
      {hasFailed && <FailurePanel />}
    </>
  );
}

const STAGE_DIALOGS: Readonly<Record<StageDialog, DialogPart>> = {
  help: dialog(async () => (await inspect()).HelpDialog),
  branches: dialog(async () => (await inspect()).BranchesDialog),
  partition: dialog(async () => (await inspect()).PartitionDialog),
  share: dialog(async () => (await inspect()).ShareDialog),
  film: dialog(async () => (await inspect()).FilmDialog),
};

function OpenDialog() {
  const rooms = useStage((stage) => stage.rooms);
  const dialogs = useMemo(() => allDialogs(rooms), [rooms]);
  const open = useOpenDialog();
  const hasExperiment = useSession((session) => session.experiment !== null);
  if (open === null || !hasExperiment) return null;
  return (
    <RouteBoundary key={open} say="dialog">
      {createElement(dialogs[open], { onClose: closeDialog })}
    </RouteBoundary>
  );
}

function allDialogs(rooms: readonly AnyRoom[]): Readonly<Record<DialogName, DialogPart>> {
  return Object.assign({}, STAGE_DIALOGS, ...rooms.map(({ dialogs }) => dialogs));
}

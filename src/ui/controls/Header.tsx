import { CircleHelp, DoorOpen, Expand, Search, Settings2, Share2 } from '../parts/icons.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../../words/useWords.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { Choice } from '../parts/Choice.tsx';
import { Menu } from '../parts/Menu.tsx';
import { useSession } from '../stores/session.ts';
import { CommandMenu } from './CommandMenu.tsx';
import { openDialog, openRooms } from '../stores/dialogs.ts';
import { LooksItems } from './LooksItems.tsx';
import { fromRoom } from '../stores/stage.ts';
import { present } from '../stores/presentation.ts';
import { ScenarioMenu } from './ScenarioMenu.tsx';
import { ViewsMenu } from './ViewsMenu.tsx';
import styles from './Header.module.css';

/** The page's name, the scene, and what changes how the page is seen. */
export function Header() {
  const words = useWords().shell;
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#picture">
        {words.toPicture}
      </a>
      <h1 className={styles.brand}>{words.title}</h1>
      <Button
        look="quiet"
        hotkey="/"
        aria-label={words.rooms}
        tip={words.roomsTip}
        onClick={() => openRooms()}
      >
        <DoorOpen aria-hidden="true" />
        <span className={styles.place}>{words.rooms}</span>
      </Button>
      <ScenarioMenu />
      <span className={styles.space} />
      <CompareSwitch />
      <CommandMenu />
      <ViewsMenu />
      <IconButton look="quiet" name={words.palette} hotkey="Ctrl+K" onClick={() => openDialog('palette')}>
        <Search aria-hidden="true" />
      </IconButton>
      <span className={styles.wide}>
        <Button look="quiet" hotkey="F" tip={words.presentTip} onClick={present}>
          <Expand aria-hidden="true" />
          <Word>{words.present}</Word>
        </Button>
      </span>
      <LooksMenu />
      <IconButton look="quiet" name={words.help} hotkey="?" onClick={() => openDialog('help')}>
        <CircleHelp aria-hidden="true" />
      </IconButton>
      <Button look="main" tip={words.shareTip} aria-label={words.share} onClick={() => openDialog('share')}>
        <Share2 aria-hidden="true" />
        <Word>{words.share}</Word>
      </Button>
    </header>
  );
}

/** Words that give way to their icon where there is little room. */
function Word({ children }: { readonly children: ReactNode }) {
  return <span className={styles.word}>{children}</span>;
}

function CompareSwitch() {
  const words = useWords().shell;
  const count = useSession((session) => session.experiment?.worlds.length ?? 2);
  return (
    <Choice
      name={words.worlds}
      value={count === 2 ? 'compare' : 'single'}
      options={[
        { value: 'compare', label: words.compare },
        { value: 'single', label: words.single },
      ]}
      onChoose={async (layout) => (await fromRoom('compareOrNot'))(layout)}
      className={styles.wide}
    />
  );
}

function LooksMenu() {
  const words = useWords().shell;
  return (
    <Menu look="quiet" name={words.settings} label={<Settings2 aria-hidden="true" />}>
      <LooksItems />
    </Menu>
  );
}

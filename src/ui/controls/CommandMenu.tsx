import { Zap } from '../parts/icons.tsx';
import { useWords } from '../../words/useWords.ts';
import { Menu } from '../parts/Menu.tsx';
import { CommandItems } from './CommandItems.tsx';
import styles from './Header.module.css';

/** Every command as a menu: for who is selected, else for the holder, for the server, for everybody. */
export function CommandMenu() {
  const words = useWords().controls;
  return (
    <Menu
      tip={words.faultsTip}
      name={words.faults}
      label={
        <>
          <Zap aria-hidden="true" />
          <span className={styles.word}>{words.faults}</span>
        </>
      }
    >
      <CommandItems />
    </Menu>
  );
}

import type { ReactNode } from 'react';
import { useWords } from '../../../words/useWords.ts';
import { distinctKeys } from '../../parts/distinctKeys.ts';
import { ChevronDown, Refused } from '../../parts/icons.tsx';
import { Menu } from '../../parts/Menu.tsx';
import { MenuHeading, MenuItem } from '../../parts/MenuItem.tsx';
import { Tip } from '../../parts/Tip.tsx';
import { jumpToStep } from '../../playback/transport.ts';
import { useSelection } from '../../stores/selection.ts';
import { lightCauses } from './lightCauses.ts';
import { useSession } from '../../stores/session.ts';
import { useIsDemonstrating } from '../demonstration.ts';
import { lengthOf, PATH_WITH_HYPHEN } from './lengthOf.ts';
import { SceneWords } from '../SceneWords.tsx';
import type { Said } from './said.ts';
import { useSaid, type SaidNow } from './useSaid.ts';
import styles from './Caption.module.css';

interface Props {
  /** What stands beside it where there is room, and below it where there is not. */
  readonly children?: ReactNode;
}

/** What this scene is, and below it what happens, sentence by sentence. Its place is the same whatever is said. */
export function Caption({ children }: Props) {
  const said = useSaid();
  const isOpening = useIsOpening();
  return (
    <div className={styles.bar}>
      <div className={styles.line}>
        <div
          className={styles.caption}
          data-said={isOpening || said !== null || undefined}
          data-opening={isOpening || undefined}
        >
          <p className={styles.scene} data-caption={isOpening || said === null ? '' : undefined}>
            <SceneWords say="sentence" />
          </p>
          {said !== null && !isOpening && (
            <div className={styles.now}>
              <Sentence said={said.now} />
              {!said.isFirst && <Earlier before={said.before} />}
            </div>
          )}
        </div>
        {children}
      </div>
    </div>
  );
}

/** Until the visitor touches something, or the first thing happens that the scene is about, it says what that will be. */
function useIsOpening(): boolean {
  const isDemonstrating = useIsDemonstrating();
  const isUntouched = useSession(({ experiment }) => experiment?.commands.length === 0);
  return isDemonstrating && isUntouched;
}

/** Choosing it lights what led to it. */
function Sentence({ said: { sentence, text, isRefused } }: { readonly said: Said }) {
  const words = useWords().controls;
  const isLit = useSelection(({ lit, why }) => lit.length > 0 && why === null);
  const length = lengthOf(text);
  // Its end may be cut off, which a screen reader does not mind.
  const whole = length === 'short' ? null : <span aria-hidden="true">{text} </span>;
  return (
    <Tip
      text={
        <>
          {whole}
          {words.causesTip}
        </>
      }
    >
      {(describedBy) => (
        <button
          type="button"
          className={styles.text}
          data-caption=""
          data-topic={sentence.topic}
          data-length={length}
          aria-pressed={isLit}
          aria-describedby={describedBy}
          onClick={() => lightCauses(sentence)}
        >
          <span className={styles.lines}>
            {isRefused && <Refused aria-hidden="true" />}
            <UnbrokenPaths text={text} />
          </span>
        </button>
      )}
    </Tip>
  );
}

/** A browser breaks a line at a hyphen, also at the one in `/fair-lock`. */
function UnbrokenPaths({ text }: { readonly text: string }): ReactNode {
  const parts = text.split(PATH_WITH_HYPHEN);
  const keys = distinctKeys(parts);
  return parts.map((part, at) => (
    <span key={keys[at]} className={at % 2 === 1 ? styles.path : undefined}>
      {part}
    </span>
  ));
}

function Earlier({ before }: Pick<SaidNow, 'before'>) {
  const words = useWords();
  return (
    <Menu name={words.controls.saidBefore} label={<ChevronDown aria-hidden="true" />} look="quiet">
      <MenuHeading>{words.controls.saidBefore}</MenuHeading>
      <EarlierItems before={before} />
    </Menu>
  );
}

function EarlierItems({ before }: Pick<SaidNow, 'before'>) {
  const { clock } = useWords().format;
  return before().map(({ sentence, text }) => (
    <MenuItem
      key={sentence.first}
      more={clock(sentence.lastMs)}
      onChoose={() => {
        jumpToStep(sentence.last);
        lightCauses(sentence);
      }}
    >
      {text}
    </MenuItem>
  ));
}

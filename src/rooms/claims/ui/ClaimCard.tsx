import { GraduationCap } from 'lucide-react';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { Button, IconButton } from '../../../ui/parts/Button.tsx';
import { ChevronLeft, ChevronRight, X } from '../../../ui/parts/icons.tsx';
import { fetched } from '../../../ui/fetching/fetched.ts';
import { visit } from '../../../ui/link/hashSync.ts';
import { closeClaim, useClaim, type OpenClaim } from '../../../ui/stores/claim.ts';
import { openDialog } from '../../../ui/stores/dialogs.ts';
import { usePlayhead } from '../../../ui/stores/playhead.ts';
import { useSession } from '../../../ui/stores/session.ts';
import { showPanel } from '../../../ui/stores/panelTab.ts';
import { select } from '../../../ui/stores/selection.ts';
import type { Row, Sight } from '../model/row.ts';
import { rows } from '../model/rows/all.ts';
import { openSight, showAgain } from './openClaim.ts';
import { CLAIMS } from '../words/claims.ts';
import { keepMarked, pointedAt, pointedAtBeside } from './pointer.ts';
import { useHeadline } from './useHeadline.ts';
import { lookOf, saidOf } from './said.ts';
import { useWords } from '../../../words/useWords.ts';
import styles from './claims.module.css';

/** What an article says, whether it is so, and where to look. */
export function ClaimCard() {
  const claim = useClaim((state) => state.claim);
  const row = rows.find(({ id }) => id === claim?.id);
  return claim === null || row === undefined ? null : <Card key={row.id} claim={claim} row={row} />;
}

function Card({ claim, row }: { readonly claim: OpenClaim; readonly row: Row }) {
  const words = useWords(CLAIMS);
  usePointer(claim);
  useHeadline(claim, row);
  useRoomBeside();
  const { quote, claim: statement, truth } = saidOf(row, words);
  const at = rows.indexOf(row);
  return (
    <section className={styles.card} data-claim={row.id} aria-label={words.card(row.id)}>
      <header className={styles.head}>
        <span className={styles.verdict} data-verdict={row.verdict} title={words.verdictTips[row.verdict]}>
          {words.verdicts[row.verdict]}
        </span>
        <button type="button" className={styles.id} onClick={() => openDialog('claims')}>
          {row.id} · {words.articles[row.id.slice(0, 2)]}
        </button>
        <span className={styles.moves}>
          <Move to={rows[at - 1]} name={words.previous}>
            <ChevronLeft aria-hidden="true" />
          </Move>
          <Move to={rows[at + 1]} name={words.next}>
            <ChevronRight aria-hidden="true" />
          </Move>
          <IconButton name={words.close} onClick={closeClaim}>
            <X aria-hidden="true" />
          </IconButton>
        </span>
      </header>
      <p className={styles.claim}>
        <q>{statement}</q>
        {quote !== null && (
          <q className={styles.quote} lang="zh-CN">
            {quote}
          </q>
        )}
      </p>
      <p className={styles.truth}>{unbroken(truth)}</p>
      <p className={styles.look}>
        <span>{unbroken(words.lookAt(lookOf(row, claim.sight, words)))}</span>
        {claim.moment !== null && (
          <Button look="quiet" onClick={() => showAgain(claim)}>
            {words.again}
          </Button>
        )}
        {row.sights.length > 1 &&
          row.sights.map((each, number) => (
            <button
              key={each.text}
              type="button"
              className={styles.sight}
              aria-pressed={number === claim.sight}
              title={lookOf(row, number, words)}
              onClick={() => void fetched(() => openSight(row.id, number))}
            >
              {isLesson(each) ? <GraduationCap aria-hidden="true" /> : number + 1}
              {number !== claim.sight && (
                <span className={styles.shows}>{unbroken(lookOf(row, number, words))}</span>
              )}
            </button>
          ))}
      </p>
    </section>
  );
}

/** Not a picture of what the card says, but where it can be tried. */
function isLesson(sight: Sight): boolean {
  return 'named' in sight && sight.named.kind === 'lesson';
}

/** No line ends within “…042”. */
function unbroken(text: string): string {
  return text.replaceAll(/…(?=\d)/g, '…\u2060');
}

interface MoveProps {
  readonly to: Row | undefined;
  readonly name: string;
  readonly children: ReactNode;
}

function Move({ to, name, children }: MoveProps) {
  return (
    <IconButton
      name={name}
      aria-disabled={to === undefined || undefined}
      onClick={() => {
        if (to !== undefined) void visit({ kind: 'claim', id: to.id });
      }}
    >
      {children}
    </IconButton>
  );
}

/** Whenever the playhead rests at the moment: marks the thing that decides, and selects it so that its card can be read. */
function usePointer(claim: OpenClaim): void {
  const { lookAt, moment } = claim;
  const current = useSession(({ experiment }) => experiment?.current);
  const isAtStep = usePlayhead(({ step, playing, resting }) =>
    moment === null ? !playing || resting : !playing && step === moment.step,
  );
  const isThere = isAtStep && (moment === null || moment.branch === current);
  useEffect(() => {
    if (!isThere || claim.experiment === null) return undefined;
    // Where the panel lies over the picture it would hide what is pointed at.
    if (lookAt !== null && matchMedia('(width >= 1200px)').matches) select(lookAt);
    if (claim.within?.view === 'log') showPanel('log');
    const ends = [keepMarked(() => pointedAt(claim)), keepMarked(() => pointedAtBeside(claim))];
    return () => ends.forEach((end) => end());
  }, [isThere, lookAt, claim]);
}

/** The views are drawn smaller beside a card. A style sheet that looked for the card itself would make every change of the page costly. */
function useRoomBeside(): void {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-claim-shown', true);
    return () => {
      document.documentElement.toggleAttribute('data-claim-shown', false);
    };
  }, []);
}

import type { ViewWords } from '../../../words/messages.ts';
import { useMemo, useState } from 'react';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { useWords } from '../../../words/useWords.ts';
import { SHELF } from '../../../words/shelf.ts';
import { memberOf, type CastMember } from '../../select/cast.ts';
import { resourceLedgers, runsOf, type LedgerRun, type ResourceLedger } from '../../select/resourceLedger.ts';
import { Measured } from '../../draw/view/Measured.tsx';
import { useLooks } from '../../draw/thing/useLooks.ts';
import { useScene, type Scene } from '../../draw/view/useScene.ts';
import { ViewFrame } from '../../draw/view/ViewFrame.tsx';
import { legible } from '../../draw/thing/legible.ts';
import { textWidth } from '../../draw/thing/textFit.ts';
import type { PictureSize } from '../../draw/view/useSize.ts';
import { freeEnd, ledgerLayout, stepsOf } from './layout.ts';
import { lineOf, runText } from './ledgerText.ts';
import { TheResource } from './TheResource.tsx';
import { TicketDrawn } from './TicketDrawn.tsx';
import styles from './resource.module.css';

/** What a lock guards: its value, and the tickets of those who wrote to it. */
export default function ResourceView({ side }: { readonly side: WorldSide }) {
  const words = useWords(SHELF).resource;
  const { format } = useWords();
  const scene = useScene(side);
  const ledger = useLedger(scene);
  const [told, setTold] = useState<string | null>(null);
  if (scene === null) return null;
  if (ledger === null) {
    return (
      <ViewFrame id="resource" line={words.none} spoken={[]}>
        {null}
      </ViewFrame>
    );
  }
  const line = lineOf(ledger, scene.cast, words);
  const textOf = (run: LedgerRun) => runText(run, scene.cast, words, format);
  return (
    <ViewFrame
      id="resource"
      line={told ?? line.text}
      tone={told === null ? line.tone : 'calm'}
      spoken={runsOf(ledger.writes).slice(-SPOKEN_AT_MOST).map(textOf)}
    >
      <Measured>
        {(size) => <Ledger {...{ side, ledger, size, words, textOf }} cast={scene.cast} onTell={setTold} />}
      </Measured>
    </ViewFrame>
  );
}

const SPOKEN_AT_MOST = 40;

/** The first resource of the world at the playhead; null without one. */
function useLedger(scene: Scene | null): ResourceLedger | null {
  const simulation = scene?.view.simulation ?? null;
  const step = scene?.now.step ?? 0;
  return useMemo(() => {
    if (simulation === null) return null;
    return resourceLedgers(simulation.trace, simulation.world, step)[0] ?? null;
  }, [simulation, step]);
}

interface LedgerProps {
  readonly side: WorldSide;
  readonly ledger: ResourceLedger;
  readonly cast: readonly CastMember[];
  readonly size: PictureSize;
  readonly words: ViewWords['resource'];
  readonly textOf: (run: LedgerRun) => string;
  readonly onTell: (text: string | null) => void;
}

function Ledger({ side, ledger, cast, size, words, textOf, onTell }: LedgerProps) {
  const layout = useMemo(() => ledgerLayout(ledger, size), [ledger, size]);
  const looks = useLooks(
    side,
    cast.map(({ id }) => ({ kind: 'client', id })),
  );
  const { width, height, left, trayY, ticket, type } = layout;
  const nameSize = legible(12, type, 'text');
  const nameEnd = freeEnd(layout, textWidth(words.rejectedRow, nameSize));
  return (
    <svg className={styles.ledger} width={width} height={height} role="group">
      {trayY !== null && (
        <>
          <rect
            className={styles.tray}
            x={left - 6}
            y={trayY - ticket.height / 2 - 4}
            width={width - left + 6}
            height={ticket.height + 7}
            rx={6}
          />
          <text
            className={styles.trayName}
            data-end={nameEnd}
            x={nameEnd === 'end' ? width - 8 : left + 2}
            y={trayY}
            dy="0.35em"
            fontSize={nameSize}
          >
            {words.rejectedRow}
          </text>
        </>
      )}
      <TheResource ledger={ledger} layout={layout} words={words} />
      {stepsOf(layout).map(({ key, d, way }) => (
        <path key={key} className={styles.way} data-way={way} d={d} />
      ))}
      {layout.tickets.map((drawn) => (
        <TicketDrawn
          key={drawn.run.first.number}
          {...{ side, layout, looks, words, onTell }}
          ticket={drawn}
          member={memberOf(cast, drawn.run.first.client)}
          text={textOf(drawn.run)}
        />
      ))}
    </svg>
  );
}

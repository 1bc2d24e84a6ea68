import type { ViewWords } from '../../../words/messages.ts';
import { useWords } from '../../../words/useWords.ts';
import { SHELF } from '../../../words/shelf.ts';
import { useMemo, useState } from 'react';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { barrier, type Barrier, type Comer, type Round } from './barrier.ts';
import { memberOf, type CastMember } from '../../select/cast.ts';
import { Measured } from '../../draw/view/Measured.tsx';
import { pointing } from '../../draw/thing/pointing.ts';
import { useLooks, type Looks } from '../../draw/thing/useLooks.ts';
import { useScene } from '../../draw/view/useScene.ts';
import { ViewFrame } from '../../draw/view/ViewFrame.tsx';
import { CROSS, discShape } from '../../draw/thing/glyphs.ts';
import type { PictureSize } from '../../draw/view/useSize.ts';
import { Gate } from './Gate.tsx';
import { gateLayout, type GateLayout, type Placed } from './layout.ts';
import styles from './barrierGate.module.css';

/** A barrier as a gate with a lamp for each who has to come; who passes goes through it. */
export default function BarrierGateView({ side }: { readonly side: WorldSide }) {
  const words = useWords(SHELF).barrierGate;
  const scene = useScene(side);
  const [told, setTold] = useState<string | null>(null);
  if (scene === null) return null;
  const shown = barrier(scene.view.simulation, scene.view.world, scene.line.parent);
  const round = shown.rounds.at(-1) ?? null;
  const textOf = (comer: Comer) => comerText(comer, shown, scene.cast, words);
  return (
    <ViewFrame
      id="barrierGate"
      line={round === null ? words.empty : (told ?? lineOf(round, shown, scene.cast, words))}
      tone={told === null && isBroken(round) ? 'alarm' : 'calm'}
      spoken={(round?.comers ?? []).map(textOf)}
    >
      {round === null ? null : (
        <Measured>
          {(size) => (
            <Drawn {...{ side, shown, round, size, words, textOf }} cast={scene.cast} onTell={setTold} />
          )}
        </Measured>
      )}
    </ViewFrame>
  );
}

interface DrawnProps {
  readonly side: WorldSide;
  readonly shown: Barrier;
  readonly round: Round;
  readonly cast: readonly CastMember[];
  readonly size: PictureSize;
  readonly words: ViewWords['barrierGate'];
  readonly textOf: (comer: Comer) => string;
  readonly onTell: (text: string | null) => void;
}

function Drawn({ side, shown, round, cast, size, words, textOf, onTell }: DrawnProps) {
  const layout = useMemo(() => gateLayout(round, shown.members, size), [round, shown.members, size]);
  const looks = useLooks(
    side,
    round.comers.map(({ client }) => ({ kind: 'client', id: client })),
  );
  const { labelX, type, width } = layout;
  return (
    <svg className={styles.barrier} width={width} height={layout.height} role="group">
      <text className={styles.place} x={labelX.before} y={13 * type} fontSize={12 * type}>
        {words.waiting}
      </text>
      <text className={styles.place} x={labelX.beyond} y={13 * type} fontSize={12 * type}>
        {words.beyond}
      </text>
      <Gate
        layout={layout}
        round={round}
        text={
          shown.opensBy === 'opener' ? words.lamp(round.lit > 0) : words.gate(round.arrived, shown.members)
        }
      />
      {layout.comers.map((placed) => (
        <ComerDrawn
          key={placed.comer.client}
          {...{ side, placed, layout, looks, onTell }}
          member={memberOf(cast, placed.comer.client)}
          ghost={isGhost(placed.comer, shown)}
          text={textOf(placed.comer)}
        />
      ))}
    </svg>
  );
}

function ComerDrawn({
  side,
  placed,
  layout,
  looks,
  member,
  ghost,
  text,
  onTell,
}: {
  readonly side: WorldSide;
  readonly placed: Placed;
  readonly layout: GateLayout;
  readonly looks: Looks;
  readonly member: CastMember | undefined;
  readonly ghost: boolean;
  readonly text: string;
  readonly onTell: (text: string | null) => void;
}) {
  const { comer, x, y } = placed;
  const { radius: r } = layout;
  const thing = { kind: 'client', id: comer.client } as const;
  const name = member?.name ?? '?';
  return (
    <g
      role="button"
      aria-label={text}
      aria-pressed={looks.isSelected(thing)}
      className={styles.comer}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      data-hue={(member?.index ?? 7) % 8}
      data-state={ghost ? 'ghost' : comer.state}
      data-pace={comer.pace}
      data-look={looks.of(thing)}
      {...pointing(side, thing, (isPointedAt) => onTell(isPointedAt ? text : null))}
    >
      <path className={styles.disc} d={discShape(member?.index ?? 0, r)} />
      <text className={styles.letter} y={r * 0.35} fontSize={r * (name.length > 1 ? 0.8 : 1)}>
        {name}
      </text>
      {comer.state === 'turnedAway' && (
        <path className={styles.cross} d={CROSS} transform={`translate(${r * 0.8} ${-r * 0.8})`} />
      )}
    </g>
  );
}

/** It has come, and is gone; its znode is there. */
function isGhost({ client }: Comer, { nodes }: Barrier): boolean {
  return nodes.some((node) => node.client === client && node.owner === 'forsaken');
}

function isBroken(round: Round | null): boolean {
  return round?.outcome === 'early' || round?.outcome === 'divided';
}

function lineOf(
  round: Round,
  { members, opensBy }: Barrier,
  cast: readonly CastMember[],
  words: ViewWords['barrierGate'],
): string {
  const { name, arrived, outcome, comers } = round;
  const kept = opensBy === 'opener';
  switch (outcome) {
    case 'gathering':
      return kept ? words.closed(name, arrived) : words.gathering(name, arrived, members);
    case 'open':
      return kept ? words.opened(name) : words.open(name, arrived, members);
    case 'divided':
      return words.divided(name);
    case 'early': {
      const early = comers.filter(({ pace }) => pace === 'early');
      const names = early.map(({ client }) => memberOf(cast, client)?.name ?? '?');
      return kept ? words.unopened(name, names) : words.early(name, names, members);
    }
    default:
      return outcome satisfies never;
  }
}

function comerText(
  comer: Comer,
  shown: Barrier,
  cast: readonly CastMember[],
  words: ViewWords['barrierGate'],
): string {
  const parts: string[] = [words.states[comer.state]];
  if (comer.pace === 'early') parts.push(shown.opensBy === 'opener' ? words.unopened1 : words.early1);
  if (isGhost(comer, shown)) parts.push(words.ghost);
  return words.comer(memberOf(cast, comer.client)?.name ?? '?', parts);
}

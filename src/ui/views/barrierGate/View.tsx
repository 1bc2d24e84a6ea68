import { boardOf, type BoardProps } from '../../draw/board/boardOf.tsx';
import { Disc } from '../../draw/thing/Disc.tsx';
import { CROSS } from '../../draw/thing/glyphs.ts';
import { Thing } from '../../draw/thing/Thing.tsx';
import { viewOf } from '../../draw/view/viewOf.tsx';
import { Gate } from './Gate.tsx';
import { gateLayout, type GateLayout, type Placed } from './layout.ts';
import { barrierModel, isGhost, type BarrierModel } from './model.ts';
import styles from './barrierGate.module.css';
import { words as english } from './words/en.ts';

export const BarrierGateView = viewOf(
  'barrierGate',
  english,
  barrierModel,
  boardOf(gateLayout, Drawing, styles.barrier),
);

function Drawing({ model, layout }: BoardProps<BarrierModel, GateLayout>) {
  const { labelX, type, comers } = layout;
  const { words } = model;
  return (
    <>
      <text className={styles.place} x={labelX.before} y={13 * type} fontSize={12 * type}>
        {words.waiting}
      </text>
      <text className={styles.place} x={labelX.beyond} y={13 * type} fontSize={12 * type}>
        {words.beyond}
      </text>
      <Gate layout={layout} round={model.round} text={model.gate} />
      {comers.map((placed) => (
        <ComerDrawn key={placed.comer.client} model={model} placed={placed} r={layout.radius} />
      ))}
    </>
  );
}

interface ComerProps {
  readonly model: BarrierModel;
  readonly placed: Placed;
  readonly r: number;
}

function ComerDrawn({ model, placed: { comer, x, y }, r }: ComerProps) {
  const member = model.memberOf(comer);
  const isThere = comer.state === 'passed' ? 'awake' : 'asleep';
  return (
    <Thing
      name={{ kind: 'client', id: comer.client }}
      text={model.textOf(comer)}
      className={styles.comer}
      x={x}
      y={y}
    >
      <Disc
        index={member?.index}
        name={member?.name ?? '?'}
        r={r}
        body={isGhost(comer, model.shown) ? 'dead' : isThere}
        edge={comer.pace === 'early' ? 'wrong' : 'plain'}
      />
      {comer.state === 'turnedAway' && (
        <path className={styles.cross} d={CROSS} transform={`translate(${r * 0.8} ${-r * 0.8})`} />
      )}
    </Thing>
  );
}

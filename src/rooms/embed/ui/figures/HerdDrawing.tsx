// One half of “herd against line” as a drawing: znodes above, clients below them, and under each client a dot for every
// time it was woken. It styles itself, so that it can also be a picture in a file.
import { uprightPath } from '../../../../ui/draw/board/bends.ts';
import { BareDisc } from '../../../../ui/draw/thing/Disc.tsx';
import { KEY } from '../../../../ui/draw/thing/glyphs.ts';
import { ZnodeBox } from '../../../../ui/draw/thing/ZnodeBox.tsx';
import { hueOf } from '../../../../ui/draw/thing/hues.ts';
import type { HerdClient, HerdLane, HerdLook, HerdNode } from './herdLane.ts';

export const HERD_SIZE = { width: 350, height: 196 };
/** Where each is woken once at most, and where nobody was woken yet. */
export const LINE_HEIGHT = 142;
export const WAITING_HEIGHT = 130;
const NODE = { y: 22, height: 24 };
const DISC_Y = 104;
const EDGE = 8;

interface Measures {
  readonly pitch: number;
  readonly radius: number;
  readonly nodeWidth: number;
  readonly xOf: (place: number) => number;
  readonly nodeX: (node: HerdNode) => number;
}

export function HerdDrawing({ lane }: { readonly lane: HerdLane }) {
  const measures = measuresOf(lane);
  return (
    <>
      {lane.looks.map((look) => (
        <Look key={look.key} look={look} lane={lane} measures={measures} />
      ))}
      {lane.nodes.map((node) => (
        <Node key={node.path} node={node} measures={measures} />
      ))}
      {lane.clients.map((client) => (
        <Client
          key={client.name}
          client={client}
          node={lane.nodes.find(({ owner, standing }) => owner === client.index && standing !== 'ghost')}
          count={lane.clients.length}
          measures={measures}
        />
      ))}
    </>
  );
}

function measuresOf({ clients, nodes }: HerdLane): Measures {
  const pitch = (HERD_SIZE.width - 2 * EDGE) / Math.max(1, clients.length);
  const xOf = (place: number) => EDGE + (place + 0.5) * pitch;
  const isLine = nodes.some(({ label }) => label.startsWith('#'));
  return {
    pitch,
    radius: Math.round(Math.min(17, Math.max(2.5, pitch / 2 - 2)) * 10) / 10,
    nodeWidth: isLine ? Math.floor(Math.min(44, pitch - 4)) : 58,
    xOf,
    nodeX: ({ owner }) => (isLine && owner !== null ? xOf(owner) : HERD_SIZE.width / 2),
  };
}

function Node({ node, measures }: { readonly node: HerdNode; readonly measures: Measures }) {
  const { nodeWidth: width } = measures;
  return (
    <g transform={`translate(${one(measures.nodeX(node))} ${NODE.y})`}>
      <ZnodeBox
        width={width}
        height={NODE.height}
        rx={Math.min(6, width / 4)}
        isEphemeral
        standing={node.standing === 'waits' ? 'there' : node.standing}
        owner={node.owner}
        label={width >= 18 ? node.label : ''}
        fontSize={11.5}
      />
    </g>
  );
}

function Client({
  client,
  node,
  count,
  measures,
}: {
  readonly client: HerdClient;
  readonly node: HerdNode | undefined;
  readonly count: number;
  readonly measures: Measures;
}) {
  const { radius: r } = measures;
  const { line } = hueOf(client.index);
  const isHolder = client.state === 'holds';
  const x = measures.xOf(client.index);
  return (
    <g>
      {node !== undefined && (
        <path
          d={`M${one(measures.nodeX(node))} ${NODE.y + NODE.height / 2}L${one(x)} ${one(DISC_Y - r)}`}
          style={{ fill: 'none', stroke: line, strokeWidth: 2 }}
        />
      )}
      <g transform={`translate(${one(x)} ${DISC_Y})`} opacity={client.state === 'done' ? 0.45 : 1}>
        <BareDisc
          index={client.index}
          name={client.name}
          r={r}
          body={isHolder ? 'awake' : 'asleep'}
          letter={r >= 7 ? r * 0.95 : 0}
        />
        {isHolder && r >= 7 && (
          <g transform={`translate(${r * 0.85} ${-r * 0.85}) scale(0.85)`}>
            <circle r={9} style={{ fill: 'var(--panel)', stroke: 'var(--ink)', strokeWidth: 1.25 }} />
            <path
              d={KEY}
              transform="scale(0.78)"
              style={{ fill: 'none', stroke: 'var(--ink)', strokeWidth: 2 }}
            />
          </g>
        )}
      </g>
      <Dots x={x} top={DISC_Y + r + 9} wakeUps={client.wakeUps} most={count - 1} colour={line} />
    </g>
  );
}

/** One dot a wake-up, in a column that has room for as many as there may be. */
function Dots({
  x,
  top,
  wakeUps,
  most,
  colour,
}: {
  readonly x: number;
  readonly top: number;
  readonly wakeUps: number;
  readonly most: number;
  readonly colour: string;
}) {
  const apart = Math.min(9.5, (HERD_SIZE.height - top - 2) / Math.max(1, most));
  const r = Math.min(3.4, apart * 0.42);
  return (
    <g style={{ fill: colour }}>
      {Array.from({ length: wakeUps }, (_, at) => (
        <circle key={at} cx={x} cy={top + at * apart} r={r} />
      ))}
    </g>
  );
}

function Look({
  look,
  lane,
  measures,
}: {
  readonly look: HerdLook;
  readonly lane: HerdLane;
  readonly measures: Measures;
}) {
  const node = lane.nodes.find(({ path }) => path === look.to);
  const { line } = hueOf(look.from);
  const startX = measures.xOf(look.from);
  const startY = DISC_Y - measures.radius;
  const endX = node === undefined ? HERD_SIZE.width / 2 : endOf(measures, node, startX);
  const endY = NODE.y + NODE.height / 2 + 2;
  const isFired = look.state === 'fired';
  return (
    <g style={{ stroke: line, fill: 'none', strokeLinecap: 'round' }}>
      <path
        d={uprightPath({ x: startX, y: startY }, { x: endX, y: endY })}
        style={{ strokeWidth: isFired ? 3 : 1.75, ...(isFired ? {} : { strokeDasharray: '0.1 4.5' }) }}
      />
      <path
        d={`M${one(endX - 3.5)} ${one(endY + 5)}L${one(endX)} ${one(endY)}L${one(endX + 3.5)} ${one(endY + 5)}`}
        style={{ strokeWidth: 1.75 }}
      />
    </g>
  );
}

/** Looks at one znode end side by side below it. */
function endOf(measures: Measures, node: HerdNode, startX: number): number {
  const x = measures.nodeX(node);
  const reach = (startX - x) / (HERD_SIZE.width / 2);
  const sign = Math.sign(reach);
  return x + sign * measures.nodeWidth * (0.16 + 0.3 * Math.min(1, Math.abs(reach)));
}

function one(value: number): string {
  return value.toFixed(1);
}

import type { ViewWords } from '../../../words/messages.ts';
import { useWords } from '../../../words/useWords.ts';
import { SHELF } from '../../../words/shelf.ts';
import { useMemo, type ReactNode } from 'react';
import type { ClientId } from '../../../engine/index.ts';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { memberOf, type CastMember } from '../../select/cast.ts';
import { laneNodes, type Lane } from '../../select/laneNodes.ts';
import { Measured } from '../../draw/view/Measured.tsx';
import { useLooks, type Name } from '../../draw/thing/useLooks.ts';
import { wordsFor } from '../../draw/view/otherwise.ts';
import { useScene } from '../../draw/view/useScene.ts';
import { ViewFrame } from '../../draw/view/ViewFrame.tsx';
import type { PictureSize } from '../../draw/view/useSize.ts';
import { LaneClient, LaneLooks, LaneNodeDrawn, Gap } from './LaneParts.tsx';
import { dotAt, laneLayout } from './layout.ts';
import { isUnaware, nodeText, waiterText } from './laneText.ts';
import styles from './lockLane.module.css';

/** The line for a lock: its znodes in the order of their numbers, the one that holds it first, and who watches whom. */
export default function LockLaneView({ side }: { readonly side: WorldSide }) {
  const ofLocks = useWords(SHELF).lockLane;
  const scene = useScene(side);
  if (scene === null) return null;
  const words = wordsFor(ofLocks, scene.scenario);
  const { line } = scene;
  const lane = laneNodes(scene.view.simulation, scene.view.world, line);
  const isEmpty = lane.nodes.length === 0 && lane.crowd.length === 0;
  const sentences = [
    ...lane.nodes.map((node) => nodeText(node, lane, scene.cast, words)),
    ...lane.crowd.map((waiter) => waiterText(waiter, lane, scene.cast, words)),
  ];
  return (
    <ViewFrame
      id="lockLane"
      line={isEmpty ? words.empty : lineOf(lane, scene.cast, words)}
      tone={orphansOf(lane) + mistakenIn(lane).length > 0 ? 'alarm' : 'calm'}
      spoken={sentences}
    >
      {isEmpty ? null : (
        <Measured>
          {(size) => (
            <Drawn side={side} parent={line.parent} lane={lane} cast={scene.cast} size={size} words={words} />
          )}
        </Measured>
      )}
    </ViewFrame>
  );
}

interface DrawnProps {
  readonly side: WorldSide;
  readonly parent: string;
  readonly lane: Lane;
  readonly cast: readonly CastMember[];
  readonly size: PictureSize;
  readonly words: ViewWords['lockLane'];
}

function Drawn({ side, parent, lane, cast, size, words }: DrawnProps): ReactNode {
  const layout = useMemo(() => laneLayout(lane, size), [lane, size]);
  const looks = useLooks(side, thingsOf(lane));
  const shared = { side, layout, looks, words };
  const foremost = lane.nodes.find(({ standing }) => standing === 'first');
  return (
    <svg className={styles.lane} width={layout.width} height={layout.height}>
      <line
        className={styles.rail}
        x1={0}
        x2={layout.width}
        y1={layout.nodeY}
        y2={layout.nodeY}
        aria-hidden="true"
      />
      {lane.looks.some(({ table }) => table === 'child') && (
        <text className={styles.parent} x={layout.width - 4} y={layout.nodeY - 7}>
          {parent}
        </text>
      )}
      <LaneLooks lane={lane} cast={cast} layout={layout} looks={looks} />
      {lane.nodes.map((node) => (
        <LaneNodeDrawn
          key={node.path}
          {...shared}
          node={node}
          isForemost={node === foremost}
          owner={memberOf(cast, node.client)}
          text={nodeText(node, lane, cast, words)}
        />
      ))}
      {lane.nodes.map((node) => (
        <Gap key={node.path} node={node} layout={layout} words={words} />
      ))}
      {lane.nodes.map((node) => (
        <LaneClient
          key={node.path}
          {...shared}
          member={memberOf(cast, node.client)}
          x={dotAt(layout, node)}
          node={node}
          belief={node.belief}
          wakeUps={node.wakeUps}
        />
      ))}
      {lane.crowd.map(({ client, belief, wakeUps }) => (
        <LaneClient
          key={client}
          {...shared}
          member={memberOf(cast, client)}
          x={layout.dotX.get(client)}
          node={null}
          belief={belief}
          wakeUps={wakeUps}
        />
      ))}
    </svg>
  );
}

function lineOf(lane: Lane, cast: readonly CastMember[], words: ViewWords['lockLane']): string {
  const orphans = orphansOf(lane);
  if (orphans > 0) return words.orphans(orphans);
  const mistaken = mistakenIn(lane).map((client) => memberOf(cast, client)?.name ?? '?');
  if (mistaken.length > 0) return words.mistaken(mistaken);
  const firsts = lane.nodes.filter(({ standing }) => standing === 'first');
  const forsaken = firsts.find(({ owner }) => owner === 'forsaken');
  const waiters = lane.crowd.length + lane.nodes.filter(({ standing }) => standing === 'waits').length;
  if (firsts.length === 0) return words.free(waiters);
  if (forsaken !== undefined)
    return words.heldByForsaken(memberOf(cast, forsaken.client)?.name ?? null, waiters);
  const [only] = firsts;
  if (firsts.length === 1 && only !== undefined && isUnaware(only))
    return words.unaware(memberOf(cast, only.client)?.name ?? '?', waiters);
  return words.held(
    firsts.flatMap(({ client }) => memberOf(cast, client)?.name ?? []),
    waiters,
  );
}

function orphansOf(lane: Lane): number {
  return lane.nodes.filter(({ orphan }) => orphan === 'orphan').length;
}

/** Clients whose belief is not what the tree says. */
function mistakenIn(lane: Lane): readonly ClientId[] {
  const all = [...lane.nodes, ...lane.crowd];
  return all.flatMap(({ client, belief }) => (client !== null && belief === 'false' ? [client] : []));
}

function thingsOf(lane: Lane): readonly Name[] {
  return [
    ...lane.nodes.map(({ path }): Name => ({ kind: 'znode', id: path })),
    ...[...lane.nodes, ...lane.crowd].flatMap(({ client }): Name[] =>
      client === null ? [] : [{ kind: 'client', id: client }],
    ),
  ];
}

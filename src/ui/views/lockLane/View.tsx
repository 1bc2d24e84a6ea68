import { boardOf, type BoardProps } from '../../draw/board/boardOf.tsx';
import { WatchLook } from '../../draw/board/WatchLook.tsx';
import { useDrawing } from '../../draw/thing/drawing.ts';
import { viewOf } from '../../draw/view/viewOf.tsx';
import { LaneClient } from './LaneClient.tsx';
import { Gap, LaneNodeDrawn } from './LaneNodes.tsx';
import { dotAt, laneLayout, lookPath, type LaneLayout } from './layout.ts';
import { laneModel, type LaneModel } from './model.ts';
import styles from './lockLane.module.css';
import { words as english } from './words/en.ts';

export const LockLaneView = viewOf('lockLane', english, laneModel, boardOf(laneLayout, Drawing, styles.lane));

function Drawing({ model, layout }: BoardProps<LaneModel, LaneLayout>) {
  const { shown: lane, parent } = model;
  const shared = { model, layout };
  return (
    <>
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
      <LaneLooks {...shared} />
      {lane.nodes.map((node) => (
        <LaneNodeDrawn key={node.path} {...shared} node={node} />
      ))}
      {lane.nodes.map((node) => (
        <Gap key={node.path} {...shared} node={node} />
      ))}
      {lane.nodes.map((node) => (
        <LaneClient
          key={node.path}
          {...shared}
          member={model.memberOf(node.client)}
          waits={node}
          node={node}
          x={dotAt(layout, node)}
        />
      ))}
      {lane.crowd.map((waiter) => (
        <LaneClient
          key={waiter.client}
          {...shared}
          member={model.memberOf(waiter.client)}
          waits={waiter}
          node={null}
          x={layout.dotX.get(waiter.client)}
        />
      ))}
    </>
  );
}

function LaneLooks({ model, layout }: BoardProps<LaneModel, LaneLayout>) {
  const { looks } = useDrawing();
  return model.shown.looks.map((look) => {
    const path = lookPath(layout, look, model.shown);
    const { key, client, to, state, table } = look;
    return path === null ? null : (
      <WatchLook
        key={key}
        path={path}
        hue={model.memberOf(client)?.index ?? 0}
        state={state}
        isList={table === 'child'}
        head="up"
        isDim={looks.of({ kind: 'client', id: client }, { kind: 'znode', id: to }) === 'dim'}
      />
    );
  });
}

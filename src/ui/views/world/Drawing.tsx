import { useWords } from '../../../words/useWords.ts';
import type { WorldPicture } from './worldPicture.ts';
import type { Thing } from '../../stores/selection.ts';
import { Client } from './Client.tsx';
import type { DiscBox, WorldLayout } from './layout.ts';
import type { Lines } from './lines.ts';
import { LinesLayer } from './LinesLayer.tsx';
import { MoreNodes } from './MoreNodes.tsx';
import { overLabels } from './overLabels.ts';
import { Canvas, type CanvasProps } from '../../draw/board/Canvas.tsx';
import { lookIn, thingKey, type ThingKey } from '../../draw/thing/things.ts';
import { ServerFrame } from './ServerFrame.tsx';
import { Tray } from './Tray.tsx';
import { Wires } from './Wires.tsx';
import { Znode } from './Znode.tsx';
import styles from './world.module.css';

interface Props extends CanvasProps {
  readonly picture: WorldPicture;
  readonly layout: WorldLayout;
  readonly lines: Lines;
  readonly lit: ReadonlySet<ThingKey> | null;
  readonly differing: ReadonlySet<string>;
  readonly selected: Thing | null;
  /** The one thing that the Tab key reaches. */
  readonly current: ThingKey;
  /** Over whom an invitation stands. */
  readonly invited: DiscBox | null;
}

/** What stands still between two steps, bottom layer first. */
export function Drawing(props: Props) {
  const { picture, layout, lines, lit, differing, current, invited, selected, ...canvas } = props;
  const { type } = layout.size;
  const isSelected = (kind: Thing['kind'], id: string) => selected?.kind === kind && selected.id === id;
  const over = overLabels(picture.nodes, layout, useWords());
  const hues = new Map(picture.clients.map((client) => [client.id, client.index % 8]));
  return (
    <Canvas {...canvas} className={styles.drawing} size={layout.size}>
      <ServerFrame
        server={picture.server}
        layout={layout}
        tabIndex={tabIndexOf(thingKey('server', picture.server.id), current)}
      />
      {layout.tray !== null && <Tray clients={picture.clients} layout={layout} />}
      <Wires clients={picture.clients} server={picture.server.id} {...{ layout, lit, selected, current }} />
      <LinesLayer lines={lines} lit={lit} />
      {picture.nodes.map((node) => {
        const box = layout.nodes.get(node.path);
        const above = node.parent === null ? undefined : layout.nodes.get(node.parent);
        if (box === undefined) return null;
        const key = thingKey('znode', node.path);
        return (
          <Znode
            key={node.path}
            node={node}
            box={box}
            fromX={above?.x ?? box.x}
            fromY={above?.y ?? box.y}
            hue={node.owner === null ? null : (hues.get(node.owner) ?? null)}
            type={type}
            over={over.get(node.path)?.text ?? ''}
            overShift={over.get(node.path)?.shift ?? 0}
            look={lookIn(lit, key, differing)}
            isSelected={isSelected('znode', node.path)}
            tabIndex={tabIndexOf(key, current)}
          />
        );
      })}
      {picture.more.length > 0 && <MoreNodes more={picture.more} layout={layout} />}
      {picture.clients.map((disc) => {
        const box = layout.discs.get(disc.id);
        if (box === undefined) return null;
        const key = thingKey('client', disc.id);
        return (
          <Client
            key={disc.id}
            disc={disc}
            box={box}
            size={layout.size}
            look={lookIn(lit, key, differing)}
            isSelected={isSelected('client', disc.id)}
            tabIndex={tabIndexOf(key, current)}
          />
        );
      })}
      {invited !== null && (
        <circle className={styles.breath} cx={invited.x} cy={invited.y} r={invited.r + 3} />
      )}
    </Canvas>
  );
}

function tabIndexOf(key: ThingKey, current: ThingKey): 0 | -1 {
  return key === current ? 0 : -1;
}

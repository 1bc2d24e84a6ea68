import { memo, type ReactNode } from 'react';
import { useWords } from '../../../words/useWords.ts';
import type { EnsemblePicture } from '../../select/ensemble/ensemblePicture.ts';
import type { PeerLink } from '../../select/ensemble/peerLinks.ts';
import type { Sides } from '../../select/ensemble/networkParts.ts';
import type { Thing } from '../../stores/selection.ts';
import { pathOf } from '../../draw/board/geometry.ts';
import { textWidth, firstThatFits } from '../../draw/thing/textFit.ts';
import { standingOf } from '../../draw/thing/thingNames.ts';
import { ClientNode } from './ClientNode.tsx';
import type { EnsembleLayout } from './ensembleLayout.ts';
import { gapOn } from './gapOn.ts';
import { isLiveLink } from '../../select/ensemble/liveLinks.ts';
import { LinkDrawn } from './LinkDrawn.tsx';
import { ServerNode } from './ServerNode.tsx';
import { Canvas, type CanvasProps } from '../../draw/board/Canvas.tsx';
import { lookIn, thingKey, type ThingKey } from '../../draw/thing/things.ts';
import styles from './ensemble.module.css';
import card from './server.module.css';
import type { Crowd } from './clientDocks.ts';
import crowdStyles from './crowd.module.css';

interface Props extends Scene, CanvasProps {
  /** Between the links and the servers: cuts. */
  readonly children: ReactNode;
  /** Above everything: a line being drawn. */
  readonly preview: ReactNode;
}

interface Scene {
  readonly picture: EnsemblePicture;
  readonly layout: EnsembleLayout;
  readonly lit: ReadonlySet<ThingKey> | null;
  readonly differing: ReadonlySet<string>;
  readonly selected: Thing | null;
  /** The one thing that the Tab key reaches. */
  readonly current: ThingKey;
  /** Who would stand where, while a line is drawn. */
  readonly sides: Sides | null;
}

/** What stands still between two steps, bottom layer first. */
export function EnsembleDrawing(props: Props) {
  const { ref, zoom, name, hintId, handlers, children, preview, ...scene } = props;
  const { layout } = scene;
  return (
    <Canvas
      {...{ ref, zoom, name, hintId, handlers }}
      className={styles.drawing}
      size={layout.size}
      scrolls={layout.needs === 'scrolling'}
      defs={<Hatch />}
    >
      <g data-crowded={layout.crowds.length > 0 || undefined}>
        <Links {...scene} />
        {layout.crowds.map((crowd) => (
          <CrowdDrawn key={crowd.server} crowd={crowd} type={layout.size.type} />
        ))}
        {children}
        <Servers {...scene} />
        <Clients {...scene} />
        {preview}
      </g>
    </Canvas>
  );
}

function Links({ picture, layout, lit, selected, current }: Scene) {
  const isSelected = (id: string) => selected?.kind === 'link' && selected.id === id;
  const wires = picture.clients.flatMap(({ disc, at, link }) =>
    link !== null && layout.spots.has(disc.id) && disc.wire !== 'off' ? [{ disc, at, link }] : [],
  );
  return (
    <>
      {layout.rings.map((ring) => (
        <path key={ring} className={styles.ring} d={ring} />
      ))}
      {picture.links.map((link) => {
        const curve = layout.curves.get(link.id);
        const key = thingKey('link', link.id);
        const look = lookIn(lit, key);
        return curve === undefined ? null : (
          <LinkDrawn
            key={link.id}
            link={link}
            curve={curve}
            look={look === 'plain' && !isLiveLink(picture, link) ? 'faint' : look}
            cutBy={isAcross(picture.parts, link) ? 'line' : 'none'}
            gapAt={gapOn(curve, layout.cards, [...layout.spots.values()])}
            isSelected={isSelected(link.id)}
            tabIndex={key === current ? 0 : -1}
            type={layout.size.type}
          />
        );
      })}
      {layout.crowds.map(({ server: at, clients: [first] }) => {
        const curve = layout.curves.get(`${first}~${at}`);
        return curve === undefined ? null : <path key={at} className={styles.crowdWire} d={pathOf(curve)} />;
      })}
      {wires.map(({ disc, at, link }) => {
        const curve = layout.curves.get(link.id);
        return curve === undefined ? null : (
          <g key={disc.id} data-wire={disc.wire}>
            <LinkDrawn
              link={link}
              curve={curve}
              look={lookIn(lit, thingKey('client', disc.id))}
              cutBy={at !== null && isAcross(picture.parts, { a: at, b: link.b }) ? 'line' : 'none'}
              gapAt={gapOn(curve, layout.cards, othersThan(disc.id, layout))}
              isSelected={isSelected(link.id)}
              tabIndex={thingKey('link', link.id) === current ? 0 : -1}
              type={layout.size.type}
            />
          </g>
        );
      })}
    </>
  );
}

function othersThan(client: string, { spots }: Scene['layout']) {
  return [...spots].flatMap(([id, spot]) => (id === client ? [] : [spot]));
}

function isAcross(parts: EnsemblePicture['parts'], { a, b }: Pick<PeerLink, 'a' | 'b'>): boolean {
  const partOf = (id: string) => parts.findIndex((part) => part.some((server) => server === id));
  return partOf(a) !== partOf(b);
}

function Servers({ picture, layout, lit, differing, selected, current, sides }: Scene) {
  return picture.servers.map((face) => {
    const box = layout.cards.find(({ server }) => server === face.id);
    const key = thingKey('server', face.id);
    return box === undefined ? null : (
      <ServerNode
        key={face.id}
        face={face}
        cells={picture.logs.tails.find((strip) => strip.server === face.id)?.cells ?? NO_CELLS}
        box={box}
        density={layout.density}
        type={layout.size.type}
        look={lookIn(lit, key, differing)}
        side={sides === null ? 'none' : sides[0].includes(face.id) ? 'left' : 'right'}
        isSelected={selected?.kind === 'server' && selected.id === face.id}
        tabIndex={key === current ? 0 : -1}
      />
    );
  });
}

const NO_CELLS = [] as const;

function Clients({ picture, layout, lit, differing, selected, current }: Scene) {
  const words = useWords();
  const docks = new Map(layout.cards.map(({ server, dock }) => [server, dock]));
  return picture.clients.map((client) => {
    const spot = layout.spots.get(client.disc.id);
    const key = thingKey('client', client.disc.id);
    if (spot === undefined) return null;
    const fits =
      client.disc.outside !== null ||
      textWidth(standingOf(client.disc, words), 11 * layout.size.type) <= spot.captionWidth;
    return (
      <ClientNode
        key={client.disc.id}
        client={client}
        sessionIds={picture.sessionIds}
        spot={spot}
        outward={docks.get(spot.server) === 'above' ? -1 : 1}
        type={layout.size.type}
        caption={layout.density === 'full' && fits ? 'shown' : 'none'}
        look={lookIn(lit, key, differing)}
        isSelected={selected?.kind === 'client' && selected.id === client.disc.id}
        tabIndex={key === current ? 0 : -1}
      />
    );
  });
}

/** What will be discarded. */
function Hatch() {
  return (
    <pattern id="doomed" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect className={card.doomedGround} width="4" height="4" />
      <rect className={card.doomedLine} width="1.4" height="4" />
    </pattern>
  );
}

interface CrowdProps {
  readonly crowd: Crowd;
  readonly type: number;
}

/** Clients of one server that are too many to be drawn: their number, with a few discs behind it. */
const CrowdDrawn = memo(function CrowdDrawn({ crowd, type }: CrowdProps) {
  const { ensemble } = useWords();
  const { x, y, w, h, count } = crowd;
  const size = 11.5 * type;
  const text = firstThatFits([ensemble.crowd(count), ensemble.crowdMore(count)], w - 10, size, 'sans');
  return (
    <g className={crowdStyles.crowd} transform={`translate(${x} ${y})`} aria-hidden="true">
      <rect
        className={crowdStyles.behind}
        x={-w / 2 + 6}
        y={-h / 2 - 5}
        width={w - 12}
        height={h}
        rx={h / 2}
      />
      <rect className={crowdStyles.front} x={-w / 2} y={-h / 2} width={w} height={h} rx={h / 2} />
      <text className={crowdStyles.count} y={size * 0.36} style={{ fontSize: size }}>
        {text}
      </text>
    </g>
  );
});

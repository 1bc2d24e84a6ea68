import { useMemo, useRef, type SyntheticEvent } from 'react';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { openDialog } from '../../stores/dialogs.ts';
import { healNetwork, movePartition, partitionBySides } from '../../commands/partitions.ts';
import { useWords } from '../../../words/useWords.ts';
import type { Messages } from '../../../words/messages.ts';
import { zxidText } from '../../../words/names.ts';
import type { EnsemblePicture as Picture } from '../../select/ensemble/ensemblePicture.ts';
import type { Packet } from '../../select/ensemble/packets.ts';
import { MotionLayer } from '../../draw/board/MotionLayer.tsx';
import { Grown, PictureBox } from '../../draw/board/PictureBox.tsx';
import { closeRing } from '../../stores/ring.ts';
import { keyAt } from '../../draw/thing/things.ts';
import { useLit } from '../../draw/board/useLit.ts';
import { useDiffering } from '../../stores/differing.ts';
import { useOwn, usePointing } from '../../draw/board/usePointing.ts';
import type { PictureSize } from '../../draw/view/useSize.ts';
import { useZoom } from '../../draw/board/useZoom.ts';
import { ZoomButtons } from '../../draw/board/ZoomButtons.tsx';
import { EnsembleDrawing } from './EnsembleDrawing.tsx';
import { ensembleLayout, takenIn, partOf, placedIn } from './ensembleLayout.ts';
import { slowBoxes } from './slowLabel.ts';
import { EnsembleText } from './EnsembleText.tsx';
import { isInEnsemble, startOfEnsembleWalk, walkEnsemble } from './ensembleWalk.ts';
import { packetPaths } from './packetPaths.ts';
import { partitionCurves } from './partitionCurves.ts';
import { labelBoxes } from './partitionLabel.ts';
import { PartitionLine } from './PartitionLine.tsx';
import { relatedKeys } from './related.ts';
import { StrokePreview } from './StrokePreview.tsx';
import { sidesOf, type Stroke } from './strokeSides.ts';
import { useShared } from './useShared.ts';
import { useStroke } from './useStroke.ts';
import styles from './ensemble.module.css';

interface Props {
  readonly side: WorldSide;
  readonly picture: Picture;
  readonly title: string;
}

/** The servers on their ring, the clients at them, and what goes between. */
export function EnsemblePicture(props: Props) {
  return (
    <PictureBox
      className={styles.picture}
      renderText={(hintId) => <EnsembleText picture={props.picture} title={props.title} hintId={hintId} />}
    >
      {(size, hintId) => <Sized {...props} size={size} hintId={hintId} />}
    </PictureBox>
  );
}

interface SizedProps extends Props {
  readonly size: PictureSize;
  readonly hintId: string;
}

/** Letters, but for those of the page, of a talk, and the one for a new client: they act on what has the focus. */
const FAULT_KEYS = / [c-eg-mo-tv-z]$/i;

function Sized({ side, picture, title, size, hintId }: SizedProps) {
  const words = useWords();
  const drawing = useRef<SVGSVGElement>(null);
  const selected = useOwn(side, 'selected');
  const hovered = useOwn(side, 'hovered');
  const selectedClient = picture.clients.find(({ disc }) => disc.id === selected?.id)?.disc.id ?? null;
  const placed = useShared(placedIn(picture));
  const layout = useMemo(() => ensembleLayout(placed, selectedClient, size), [placed, selectedClient, size]);
  const zoom = useZoom(drawing, layout.size, 'draws');
  const curves = useMemo(() => partitionCurves(layout), [layout]);
  const causes = useLit(side);
  const { things: differing } = useDiffering(side);
  const related = useMemo(() => relatedKeys(picture, hovered), [picture, hovered]);
  const lit = causes ?? related;
  const chosen = selected?.kind === 'message' ? Number(selected.id) : null;
  const scene = useMemo(() => {
    const hues = new Map(picture.clients.map(({ disc }) => [disc.id, disc.index % 8]));
    return {
      timeMs: picture.timeMs,
      size: layout.size,
      marks: packetPaths(picture.packets, layout, hues, labelsOf(picture, words)),
      taken: [
        ...takenIn(layout),
        ...labelBoxes(curves, layout, words),
        ...slowBoxes(picture.links, layout, words),
      ],
      chosen,
      bars: new Map(picture.clients.map(({ disc }) => [disc.id as string, disc.session])),
      endsAtMs: new Map<string, number>(),
      countdownText: words.picture.expiresIn,
    };
  }, [picture, layout, curves, chosen, words]);

  const onStroke = (stroke: Stroke, replaces: 'nothing' | 'cut') => {
    const sides = sidesOf(stroke, layout);
    if (replaces === 'cut') movePartition(sides);
    else partitionBySides(sides);
  };
  const { stroke, begin, take } = useStroke(drawing, zoom.camera, onStroke);
  const sides = stroke === null ? null : sidesOf(stroke, layout);

  const { current, handlers } = usePointing(side, drawing, selected, {
    start: startOfEnsembleWalk(picture),
    isInPicture: (key) => isInEnsemble(picture, key),
    next: (from, key) => walkEnsemble(picture, [...layout.spots.keys()], from, key),
    choosing: FAULT_KEYS,
  });
  const focus = (event: SyntheticEvent) => {
    const key = keyAt(event.target);
    closeRing();
    zoom.focusOn(key === null ? null : partOf(layout, key));
  };

  return (
    <>
      <Grown type={layout.size.type}>
        <EnsembleDrawing
          ref={drawing}
          zoom={zoom}
          picture={picture}
          layout={layout}
          lit={stroke === null ? lit : null}
          differing={differing}
          selected={selected}
          current={current}
          sides={sides}
          name={words.ensemble.pictureOf(title)}
          hintId={hintId}
          preview={
            stroke !== null &&
            sides !== null && <StrokePreview stroke={stroke} sides={sides} layout={layout} />
          }
          handlers={{
            ...handlers,
            onDoubleClick: focus,
            onPointerDown: (event) => {
              if (keyAt(event.target) === null && !event.shiftKey) begin(event);
            },
          }}
        >
          {curves.map((curve, at) => (
            <PartitionLine
              key={curve.key}
              curve={curve}
              layout={layout}
              label={at === 0 ? 'shown' : 'none'}
              onHeal={healNetwork}
              onChange={() => openDialog('partition')}
              onDrag={take}
            />
          ))}
        </EnsembleDrawing>
        <MotionLayer drawing={drawing} camera={zoom.camera} scene={scene} side={side} />
      </Grown>
      <ZoomButtons zoom={zoom} />
    </>
  );
}

/** ZooKeeper's own words. A vote shows whom it is for by itself. What stands at a cut and has no name says why it stands. */
function labelsOf({ links, clients }: Picture, { ensemble }: Messages): (packet: Packet) => string {
  const cut = new Set(
    [...links, ...clients.flatMap(({ link }) => (link === null ? [] : [link]))]
      .filter((link) => link.cut !== 'none')
      .map(({ id }): string => id),
  );
  return ({ name, shape, zxid, votesFor, link, state }) => {
    if (votesFor !== null || name === '')
      return state === 'stalled' && shape !== 'ping' && cut.has(link) ? ensemble.heldAtCut : '';
    return zxid === null ? name : `${name} ${zxidText(zxid)}`;
  };
}

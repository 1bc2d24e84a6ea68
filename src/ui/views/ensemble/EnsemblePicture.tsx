import { useId, useMemo, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { isClientId } from '../../../engine/index.ts';
import type { WorldSide } from '../../../scenarios/experiment.ts';
import { openDialog } from '../../controls/dialogs.ts';
import { healNetwork, movePartition, partitionBySides } from '../../controls/faults/partitions.ts';
import { useWords } from '../../../words/useWords.ts';
import type { EnsemblePicture as Picture } from '../../select/ensemble/ensemblePicture.ts';
import type { Packet } from '../../select/ensemble/packets.ts';
import { togglePlay } from '../../playback/transport.ts';
import { hover, sameThing, select, useSelection, type Thing } from '../../stores/selection.ts';
import { zxidText } from '../../../words/names.ts';
import type { PictureSize } from '../picture/useSize.ts';
import shared from '../picture/picture.module.css';
import { isWalkKey } from '../world/walkStart.ts';
import { useSize } from '../picture/useSize.ts';
import { EnsembleDrawing } from './EnsembleDrawing.tsx';
import { ensembleLayout } from './ensembleLayout.ts';
import { EnsembleText } from './EnsembleText.tsx';
import { isInEnsemble, startOfEnsembleWalk, walkEnsemble } from './ensembleWalk.ts';
import { PacketLayer } from './PacketLayer.tsx';
import { partitionCurves } from './partitionCurves.ts';
import { PartitionLine } from './PartitionLine.tsx';
import { StrokePreview } from './StrokePreview.tsx';
import { sidesOf, type Stroke } from './strokeSides.ts';
import { keyAt, relatedKeys, thingOf, type EnsembleKey } from './things.ts';
import { useStroke } from './useStroke.ts';
import styles from './ensemble.module.css';

interface Props {
  readonly side: WorldSide;
  readonly picture: Picture;
  readonly title: string;
}

/** The servers on their ring, the clients at them, and what goes between. */
export function EnsemblePicture(props: Props) {
  const host = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLSpanElement>(null);
  const size = useSize(host, probe);
  const hintId = useId();
  return (
    <div ref={host} className={styles.picture}>
      <span ref={probe} className={shared.probe} aria-hidden="true" />
      {size !== null && <Sized {...props} size={size} hintId={hintId} />}
      <EnsembleText picture={props.picture} title={props.title} hintId={hintId} />
    </div>
  );
}

interface SizedProps extends Props {
  readonly size: PictureSize;
  readonly hintId: string;
}

function Sized({ side, picture, title, size, hintId }: SizedProps) {
  const words = useWords();
  const drawing = useRef<SVGSVGElement>(null);
  const [walkedTo, setWalkedTo] = useState<EnsembleKey | null>(null);
  const selected = useOwn(side, 'selected');
  const hovered = useOwn(side, 'hovered');

  const selectedClient = selected !== null && isClientId(selected.id) ? selected.id : null;
  const layout = useMemo(
    () => ensembleLayout(picture, selectedClient, size),
    [picture, selectedClient, size],
  );
  const curves = useMemo(() => partitionCurves(picture.parts, layout), [picture.parts, layout]);
  const lit = useMemo(() => relatedKeys(picture, hovered), [picture, hovered]);
  const chosen = selected?.kind === 'message' ? Number(selected.id) : null;
  const scene = useMemo(() => ({ picture, layout, chosen, labelOf }), [picture, layout, chosen]);
  const current =
    walkedTo !== null && isInEnsemble(picture, walkedTo) ? walkedTo : startOfEnsembleWalk(picture);

  const onStroke = (stroke: Stroke, replaces: 'nothing' | 'cut') => {
    const sides = sidesOf(stroke, layout);
    if (replaces === 'cut') movePartition(sides);
    else partitionBySides(sides);
  };
  const { stroke, begin, take } = useStroke(drawing, onStroke);
  const sides = stroke === null ? null : sidesOf(stroke, layout);

  const onKeyDown = (event: KeyboardEvent) => {
    const key = keyAt(event.target);
    if (key === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const thing = thingOf(side, key);
    if (event.key === 'Enter') select(thing);
    // Once it is selected the space bar has its usual meaning.
    else if (event.key === ' ' && sameThing(selected, thing)) togglePlay();
    else if (event.key === ' ') select(thing);
    else if (isWalkKey(event.key))
      focusThing(drawing.current, walkEnsemble(picture, [...layout.spots.keys()], key, event.key));
    else {
      // The letters act on what is selected: here that is what has the focus.
      if (isFaultKey(event.key)) select(thing);
      return hover(null);
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const pointAt = (event: SyntheticEvent) => {
    const key = keyAt(event.target);
    hover(key === null ? null : thingOf(side, key));
  };

  return (
    <>
      <EnsembleDrawing
        ref={drawing}
        picture={picture}
        layout={layout}
        lit={stroke === null ? lit : null}
        selected={selected}
        current={current}
        sides={sides}
        name={words.ensemble.pictureOf(title)}
        hintId={hintId}
        preview={
          stroke !== null && sides !== null && <StrokePreview stroke={stroke} sides={sides} layout={layout} />
        }
        handlers={{
          onClick: (event) => pick(side, event),
          onKeyDown,
          onFocus: (event) => {
            setWalkedTo(keyAt(event.target));
            pointAt(event);
          },
          onBlur: () => hover(null),
          onPointerOver: pointAt,
          onPointerLeave: () => hover(null),
          onPointerDown: (event) => {
            if (keyAt(event.target) === null) begin(event);
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
      <PacketLayer drawing={drawing} scene={scene} side={side} />
    </>
  );
}

/** What is selected or pointed at, if it is in this world. */
function useOwn(side: WorldSide, which: 'selected' | 'hovered'): Thing | null {
  return useSelection((selection) => (selection[which]?.world === side ? selection[which] : null));
}

/** Whoever has chosen wants to see what comes of it everywhere. */
function pick(side: WorldSide, event: SyntheticEvent): void {
  const key = keyAt(event.target);
  if (key === null) return;
  select(thingOf(side, key));
  hover(null);
}

/** Letters, but for those that are about the page or about everybody. */
function isFaultKey(key: string): boolean {
  return /^[b-eg-z]$/i.test(key);
}

/** ZooKeeper's own words. A vote shows whom it is for by itself. */
function labelOf({ name, zxid, votesFor }: Packet): string {
  if (votesFor !== null) return '';
  return zxid === null ? name : `${name} ${zxidText(zxid)}`;
}

function focusThing(drawing: SVGSVGElement | null, key: EnsembleKey): void {
  drawing?.querySelector<SVGElement>(`[data-thing="${CSS.escape(key)}"]`)?.focus();
}

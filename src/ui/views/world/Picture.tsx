import { useId, useMemo, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import type { ClientId } from '../../../engine/index.ts';
import type { WorldSide } from '../../../scenarios/experiment.ts';
import { useWords } from '../../../words/useWords.ts';
import type { WorldPicture } from '../../select/worldPicture.ts';
import { hover, select, useSelection, type Thing } from '../../stores/selection.ts';
import { Drawing } from './Drawing.tsx';
import { FlightLayer } from './FlightLayer.tsx';
import { worldLayout } from './layout.ts';
import type { PictureSize } from '../picture/useSize.ts';
import { linesOf } from './lines.ts';
import { relatedThings, type ThingKey } from './related.ts';
import { walk } from './roving.ts';
import { TextForm } from './TextForm.tsx';
import { isWalkKey, startOfWalk, type WalkKey } from './walkStart.ts';
import { useSize } from '../picture/useSize.ts';
import styles from '../picture/picture.module.css';

/** An invitation written over a client, once. */
export interface Hint {
  readonly client: ClientId;
  readonly text: string;
}

interface Props {
  readonly side: WorldSide;
  readonly picture: WorldPicture;
  readonly title: string;
  readonly hint: Hint | null;
}

/** One world: the server with its tree above, the clients below, and what goes between them. */
export function Picture(props: Props) {
  const host = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLSpanElement>(null);
  const size = useSize(host, probe);
  const hintId = useId();
  return (
    <div ref={host} className={styles.picture}>
      <span ref={probe} className={styles.probe} aria-hidden="true" />
      {size !== null && <Sized {...props} size={size} hintId={hintId} />}
      <TextForm picture={props.picture} title={props.title} hintId={hintId} />
    </div>
  );
}

function Sized({ side, picture, title, hint, size, hintId }: SizedProps) {
  const words = useWords();
  const drawing = useRef<SVGSVGElement>(null);
  const [walkedTo, setWalkedTo] = useState<ThingKey | null>(null);
  const selected = useOwn(side, 'selected');
  const hovered = useOwn(side, 'hovered');

  const selectedClient = selected?.kind === 'client' ? (selected.id as ClientId) : null;
  const layout = useMemo(() => worldLayout(picture, selectedClient, size), [picture, selectedClient, size]);
  const lines = useMemo(() => linesOf(picture, layout), [picture, layout]);
  const lit = useMemo(() => relatedThings(picture, hovered), [picture, hovered]);
  const current = walkedTo !== null && isInPicture(picture, walkedTo) ? walkedTo : startOfWalk(picture);
  const scene = useMemo(
    () => ({ picture, layout, lines, countdownText: words.picture.expiresIn }),
    [picture, layout, lines, words],
  );

  const pick = (event: SyntheticEvent) => {
    const key = keyAt(event.target);
    if (key === null) return;
    select(thingOf(side, key));
    // Whoever has chosen wants to see what comes of it everywhere.
    hover(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = keyAt(event.target);
    if (key === null || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      event.stopPropagation();
      select(thingOf(side, key));
    } else if (isWalkKey(event.key)) {
      event.preventDefault();
      event.stopPropagation();
      walkBy(event.key);
      return;
    }
    hover(null);
  };
  /** From where the focus is by then: two quick presses are two steps. */
  const walkBy = (key: WalkKey) => {
    const from = document.activeElement === null ? null : keyAt(document.activeElement);
    if (from !== null) focusThing(drawing.current, walk(picture, layout, from, key));
  };
  const onFocus = (event: SyntheticEvent) => {
    const key = keyAt(event.target);
    setWalkedTo(key);
    hover(key === null ? null : thingOf(side, key));
  };
  const onPoint = (event: SyntheticEvent) => {
    const key = keyAt(event.target);
    hover(key === null ? null : thingOf(side, key));
  };

  return (
    <>
      <Drawing
        ref={drawing}
        picture={picture}
        layout={layout}
        lines={lines}
        lit={lit}
        selected={selected}
        current={current}
        hint={hint}
        name={words.picture.pictureOf(title)}
        hintId={hintId}
        onClick={pick}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={() => hover(null)}
        onPointerOver={onPoint}
        onPointerLeave={() => hover(null)}
      />
      <FlightLayer drawing={drawing} scene={scene} side={side} />
    </>
  );
}

interface SizedProps extends Props {
  readonly size: PictureSize;
  readonly hintId: string;
}

/** What is selected or pointed at, if it is in this world. */
function useOwn(side: WorldSide, which: 'selected' | 'hovered'): Thing | null {
  return useSelection((selection) => (selection[which]?.world === side ? selection[which] : null));
}

function keyAt(target: EventTarget): ThingKey | null {
  const thing = target instanceof Element ? target.closest<SVGElement>('[data-thing]') : null;
  return (thing?.dataset['thing'] as ThingKey | undefined) ?? null;
}

function thingOf(side: WorldSide, key: ThingKey): Thing {
  const space = key.indexOf(' ');
  const kind = key.slice(0, space);
  const id = key.slice(space + 1);
  return { world: side, kind: kind === 'client' || kind === 'server' ? kind : 'znode', id };
}

function isInPicture(picture: WorldPicture, key: ThingKey): boolean {
  const id = key.slice(key.indexOf(' ') + 1);
  if (key.startsWith('client ')) return picture.clients.some((client) => client.id === id);
  return key.startsWith('server ') || picture.nodes.some((node) => node.path === id);
}

function focusThing(drawing: SVGSVGElement | null, key: ThingKey): void {
  drawing?.querySelector<SVGElement>(`[data-thing="${CSS.escape(key)}"]`)?.focus();
}

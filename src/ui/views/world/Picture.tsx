import { useMemo, useRef, type SyntheticEvent } from 'react';
import { isClientId, type ClientId } from '../../../engine/index.ts';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { useWords } from '../../../words/useWords.ts';
import { classes } from '../../parts/classes.ts';
import { closeRing } from '../../stores/ring.ts';
import type { WorldPicture } from './worldPicture.ts';
import { MotionLayer } from '../../draw/board/MotionLayer.tsx';
import { Grown, PictureBox } from '../../draw/board/PictureBox.tsx';
import { focusThing, keyAt, thingKey } from '../../draw/thing/things.ts';
import { useLit } from '../../draw/board/useLit.ts';
import { useDiffering } from '../../stores/differing.ts';
import { useOwn, usePointing } from '../../draw/board/usePointing.ts';
import type { PictureSize } from '../../draw/view/useSize.ts';
import { useZoom } from '../../draw/board/useZoom.ts';
import { ZoomButtons } from '../../draw/board/ZoomButtons.tsx';
import { Drawing } from './Drawing.tsx';
import { flightPaths } from './flightPaths.ts';
import { Invitation } from './Invitation.tsx';
import { levelsBelow, partOf, worldLayout } from './layout.ts';
import { linesOf } from './lines.ts';
import { relatedThings } from './related.ts';
import { TextForm } from './TextForm.tsx';
import { isInPicture, startOfWalk, walk } from './walk.ts';
import styles from './world.module.css';

/** An invitation over a client, once. A click on the client accepts it too. */
export interface Hint {
  readonly client: ClientId;
  readonly text: string;
  readonly accept: () => void;
}

interface Props {
  readonly side: WorldSide;
  readonly picture: WorldPicture;
  readonly title: string;
  readonly hint: Hint | null;
}

/** One world: the server with its tree above, the clients below, and what goes between them. */
export function Picture(props: Props) {
  return (
    <PictureBox
      className={classes(styles.picture, levelsBelow(props.picture) > 0 && styles.deep)}
      renderText={(hintId) => <TextForm picture={props.picture} title={props.title} hintId={hintId} />}
    >
      {(size, hintId) => <Sized {...props} size={size} hintId={hintId} />}
    </PictureBox>
  );
}

/** Below what the frame says of its server. */
const ZOOM_BELOW_FRAME = 30;

/** Letters are about a client, but for those of the page, of a talk, and the one for a new client. */
const CLIENT_KEYS = /^client.* [c-eg-mo-tv-z]$/i;

interface SizedProps extends Props {
  readonly size: PictureSize;
  readonly hintId: string;
}

function Sized({ side, picture, title, hint, size, hintId }: SizedProps) {
  const words = useWords();
  const drawing = useRef<SVGSVGElement>(null);
  const zoom = useZoom(drawing, size, 'pans');
  const selected = useOwn(side, 'selected');
  const hovered = useOwn(side, 'hovered');
  const selectedClient = selected !== null && isClientId(selected.id) ? selected.id : null;
  const layout = useMemo(() => worldLayout(picture, selectedClient, size), [picture, selectedClient, size]);
  const lines = useMemo(() => linesOf(picture, layout), [picture, layout]);
  const causes = useLit(side);
  const { things: differing } = useDiffering(side);
  const related = useMemo(() => relatedThings(picture, hovered), [picture, hovered]);
  const lit = causes ?? related;
  const chosen = selected?.kind === 'message' ? Number(selected.id) : null;
  const scene = useMemo(
    () => ({
      timeMs: picture.timeMs,
      size: layout.size,
      marks: flightPaths(picture.flights, layout, lines.arrows),
      taken: [...layout.nodes.values()],
      chosen,
      bars: new Map(picture.clients.map(({ id, session }) => [id as string, session])),
      endsAtMs: new Map(picture.nodes.map(({ path, slipping }) => [path, slipping?.expiresAtMs ?? 0])),
      countdownText: words.picture.expiresIn,
    }),
    [picture, layout, lines, chosen, words],
  );
  const { current, handlers } = usePointing(side, drawing, selected, {
    start: startOfWalk(picture),
    isInPicture: (key) => isInPicture(picture, key),
    next: (from, key) => walk(picture, layout, from, key),
    choosing: CLIENT_KEYS,
    invited: hint === null ? null : { key: thingKey('client', hint.client), accept: hint.accept },
  });
  const invited = hint === null ? undefined : layout.discs.get(hint.client);
  // Accepting removes the button: keyboard focus moves to the client.
  const accept = () => {
    hint?.accept();
    if (hint !== null) focusThing(drawing.current, thingKey('client', hint.client));
  };
  const focus = (event: SyntheticEvent) => {
    const key = keyAt(event.target);
    closeRing();
    zoom.focusOn(key === null ? null : partOf(layout, picture, key));
  };
  return (
    <>
      <Grown type={layout.size.type}>
        <Drawing
          ref={drawing}
          zoom={zoom}
          picture={picture}
          layout={layout}
          lines={lines}
          lit={lit}
          differing={differing}
          selected={selected}
          current={current}
          invited={invited ?? null}
          name={words.picture.pictureOf(title)}
          hintId={hintId}
          handlers={{ ...handlers, onDoubleClick: focus }}
        />
        {hint !== null && invited !== undefined && (
          <Invitation
            key={hint.text}
            text={hint.text}
            box={invited}
            size={layout.size}
            camera={zoom.camera}
            onAccept={accept}
          />
        )}
        <MotionLayer drawing={drawing} camera={zoom.camera} scene={scene} side={side} />
      </Grown>
      {/* Within the server, where its tree has nothing: below, they would lie over what the last client does. */}
      <ZoomButtons zoom={zoom} top={layout.frame.top + ZOOM_BELOW_FRAME * layout.size.type} />
    </>
  );
}

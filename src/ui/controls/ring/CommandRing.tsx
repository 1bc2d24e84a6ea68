import { actorName, isClientId, type ClientId } from '../../../engine/index.ts';
import { isOwnProgram, runsOwnCode } from '../../../scenarios/scenario/ownCodes.ts';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { commandWord } from '../../../words/commandWord.ts';
import type { Messages } from '../../../words/messages.ts';
import { calledClient } from '../../../words/names.ts';
import { useWords } from '../../../words/useWords.ts';
import { openCard } from '../../stores/panelTab.ts';
import { Button } from '../../parts/Button.tsx';
import { isStepAfterPress } from '../../parts/focusOrigin.ts';
import { placeAside, type Area } from '../../parts/placeAside.ts';
import { showEditorFor } from '../../stores/ownCode.ts';
import { isPresenting } from '../../stores/presentation.ts';
import { closeRing, useRing, type Ring } from '../../stores/ring.ts';
import type { Thing } from '../../stores/selection.ts';
import { getExperiment, useSession } from '../../stores/session.ts';
import { areCommandsFew } from '../../commands/allowedCommands.ts';
import { isPossible, type SlotOffer } from '../../commands/offers.ts';
import { CommandIcon } from '../CommandIcon.tsx';
import { give } from '../../commands/give.ts';
import { objectName } from '../../commands/objectName.ts';
import { reasonOf } from '../../commands/reasonOf.ts';
import { useViews } from '../useViews.ts';
import { keptInPlace, newSince, ringOffers, slotOf } from './ringOffers.ts';
import styles from './ring.module.css';

/** The commands of what was chosen in the picture, beside it; on a phone a sheet from below. */
export function CommandRing() {
  const ring = useRing((state) => state.ring);
  useEffect(
    () =>
      useSession.subscribe((now, before) => {
        if (now.experiment !== before.experiment) closeRing();
      }),
    [],
  );
  return ring === null ? null : (
    <OpenRing key={`${ring.thing.world} ${ring.thing.kind} ${ring.thing.id}`} ring={ring} />
  );
}

function OpenRing({ ring }: { readonly ring: Ring }) {
  const words = useWords();
  const menu = useRef<HTMLDivElement>(null);
  const [extent, setExtent] = useState<'first' | 'all'>('first');
  const views = useViews();
  const view = views.find(({ side }) => side === ring.thing.world);
  useDismissal(menu);
  const now = view === undefined ? null : ringOffers(ring.thing, view, views);
  const [opened] = useState(now);
  if (now === null || opened === null) return null;
  const inPlace = keptInPlace([...opened.first, ...opened.rest], now, views);
  const own = extent === 'first' ? inPlace.slice(0, opened.first.length) : inPlace;
  const shown = [...own, ...newSince(opened, now)];
  const code = programmedBy(ring.thing);
  const leave = () => {
    closeRing();
    ring.drawn.focus({ preventScroll: true });
  };
  return (
    <>
      <div
        ref={menu}
        popover="manual"
        role="menu"
        tabIndex={-1}
        className={styles.ring}
        aria-label={words.stage.ring.name(nameOf(ring.thing, words))}
        onKeyDown={(event) => onKey(event, leave)}
      >
        {shown.map((each) => (
          <Item key={slotOf(each)} of={each} about={now.about} onChosen={leave} />
        ))}
        {extent === 'first' && opened.rest.length > 0 && (
          <Way label={words.stage.ring.more} onChosen={() => setExtent('all')} />
        )}
        {code !== null && (
          <Way
            label={words.stage.ring.code}
            tip={words.stage.ring.codeTip}
            onChosen={() => {
              closeRing();
              showEditorFor(code);
            }}
          />
        )}
        <Way
          label={words.stage.ring.details}
          tip={words.stage.ring.detailsTip}
          onChosen={() => {
            closeRing();
            openCard();
          }}
        />
      </div>
      <Placed
        key={extent}
        place={() => (menu.current === null ? undefined : placeMenu(menu.current, ring))}
      />
    </>
  );
}

/** Behind the menu, so that it is there, and its size is known by its items. */
function Placed({ place }: { readonly place: () => (() => void) | undefined }) {
  const latest = useRef(place);
  useLayoutEffect(() => latest.current(), []);
  return null;
}

interface WayProps {
  readonly label: string;
  readonly tip?: string;
  readonly onChosen: () => void;
}

const AS_ITEM = { look: 'quiet', role: 'menuitem', tabIndex: -1, className: styles.item } as const;

/** No command: it leads to something else. */
function Way({ label, tip, onChosen }: WayProps) {
  return (
    <Button {...AS_ITEM} {...(tip === undefined ? {} : { tip })} onClick={onChosen}>
      <span className={styles.label}>{label}</span>
    </Button>
  );
}

interface ItemProps {
  readonly of: SlotOffer;
  readonly about: 'itself' | 'owner';
  readonly onChosen: () => void;
}

function Item({ of, about, onChosen }: ItemProps) {
  const words = useWords();
  const { key, command } = of;
  const own = commandWord(command, words);
  const label = about === 'owner' ? own.action(objectName(command, words)) : own.label;
  return (
    <Button
      {...AS_ITEM}
      {...(key === null ? {} : { hotkey: key })}
      tip={
        <>
          {own.explanation}
          {key !== null && <span className={styles.key}>{words.stage.ring.key(key)}</span>}
        </>
      }
      refused={isPossible(of) ? null : reasonOf(of, words)}
      onClick={() => {
        onChosen();
        give(command);
      }}
    >
      <CommandIcon type={command.type} />
      <span className={styles.label}>{label}</span>
    </Button>
  );
}

/** The client whose code can be edited; null: of this thing there is none, or no editor beside it. */
function programmedBy({ kind, world, id }: Thing): ClientId | null {
  const choices = getExperiment()?.choices ?? [];
  // Of two worlds with own code the editor is about the first.
  const choice = choices.findIndex(runsOwnCode) === world ? choices[world] : undefined;
  if (kind !== 'client' || choice === undefined || areCommandsFew() || isPresenting()) return null;
  return isClientId(id) && isOwnProgram(choice, id) ? id : null;
}

/** “client A”, “/lock”. */
function nameOf({ kind, id }: Thing, { controls }: Messages): string {
  const own = actorName(id);
  if (kind === 'client') return controls.client(calledClient(id));
  return kind === 'server' ? controls.server(own) : id;
}

/** A thing of this size or more has its commands where it was pointed at. */
const LARGE_PX = 220;
const POINTED_PX = 16;
/** Between a thing and the sheet below it. */
const CLEAR_PX = 16;

/** Beside the thing. Where the commands are a sheet that would cover it, the picture gives way until the end of it. */
function placeMenu(menu: HTMLElement, ring: Ring): (() => void) | undefined {
  if (!menu.matches(':popover-open')) menu.showPopover();
  items(menu)[0]?.focus({ preventScroll: true });
  const thing = areaOf(ring);
  if (getComputedStyle(menu).getPropertyValue('--sheet').trim() === '1') return liftedAbove(menu, thing);
  const { left, top } = placeAside(
    thing,
    { width: menu.offsetWidth, height: menu.offsetHeight },
    { width: innerWidth, height: innerHeight },
  );
  menu.style.left = `${left}px`;
  menu.style.top = `${top}px`;
  return undefined;
}

function liftedAbove(sheet: HTMLElement, thing: Area): (() => void) | undefined {
  const stage = document.querySelector<HTMLElement>('main');
  const covered = thing.top + thing.height + CLEAR_PX - sheet.getBoundingClientRect().top;
  if (stage === null || covered <= 0) return undefined;
  stage.style.translate = `0 ${-Math.min(covered, thing.top)}px`;
  return () => {
    stage.style.translate = '';
  };
}

function areaOf({ drawn, at }: Ring): Area {
  const area = drawn.getBoundingClientRect();
  const isLarge = area.width > LARGE_PX || area.height > LARGE_PX;
  return at === null || !isLarge
    ? area
    : {
        left: at.x - POINTED_PX,
        top: at.y - POINTED_PX,
        width: 2 * POINTED_PX,
        height: 2 * POINTED_PX,
      };
}

/** A press elsewhere is done with it, and is what it would be without. */
function useDismissal(menu: { readonly current: HTMLDivElement | null }): void {
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && menu.current?.contains(target) !== true) closeRing();
    };
    document.addEventListener('pointerdown', onPress, { capture: true });
    return () => document.removeEventListener('pointerdown', onPress, { capture: true });
  }, [menu]);
}

function items(menu: HTMLElement): readonly HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];
}

/** Arrows walk, a command's own key gives it, Escape and Tab leave. */
function onKey(event: KeyboardEvent<HTMLElement>, leave: () => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isStepAfterPress(event)) return;
  const all = items(event.currentTarget);
  const at = all.findIndex((item) => item === document.activeElement);
  event.stopPropagation();
  const pressed = `${event.shiftKey ? 'Shift+' : ''}${event.key.toUpperCase()}`;
  const byKey = all.find((item) => item.getAttribute('aria-keyshortcuts') === pressed);
  const next = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: -1,
  }[event.key];
  if (event.key === 'Escape' || event.key === 'Tab') leave();
  else if (next !== undefined) all.at(next % all.length)?.focus();
  else if (byKey !== undefined) byKey.click();
  else return;
  event.preventDefault();
}

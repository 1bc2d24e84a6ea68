import { memo } from 'react';
import { epochOf } from '../../../engine/index.ts';
import type { Messages } from '../../../words/messages.ts';
import { useWords } from '../../../words/useWords.ts';
import type { LogCell } from '../../select/ensemble/logTails.ts';
import type { ServerFace } from '../../select/ensemble/serverFaces.ts';
import { PAUSE } from '../../draw/thing/glyphs.ts';
import shared from '../../draw/thing/picture.module.css';
import { legible } from '../../draw/thing/legible.ts';
import { firstThatFits, textWidth, wrap } from '../../draw/thing/textFit.ts';
import { doingWords, isNoMember, serverName, standingMeaning, standingWord } from './ensembleNames.ts';
import { LogTailDrawn } from './LogTailDrawn.tsx';
import { Odometer } from './Odometer.tsx';
import type { CardBox, Density } from './ringSlots.ts';
import { CROWN } from '../../draw/thing/glyphs.ts';
import { ServerBox, type ServerStanding } from '../../draw/thing/ServerBox.tsx';
import { standingOf } from '../../draw/thing/ServerTag.tsx';
import { thingKey, type Look } from '../../draw/thing/things.ts';
import styles from './server.module.css';

interface Props {
  readonly face: ServerFace;
  readonly cells: readonly LogCell[];
  readonly box: CardBox;
  readonly density: Density;
  readonly type: number;
  readonly look: Look;
  /** On which side of a line being drawn it stands. */
  readonly side: 'none' | 'left' | 'right';
  readonly isSelected: boolean;
  readonly tabIndex: 0 | -1;
}

/** A server as a card: its name and role, what it is about, its epoch and zxid, the end of its log. */
export const ServerNode = memo(function ServerNode(props: Props) {
  const { face, cells, box, look, side, isSelected, tabIndex } = props;
  const words = useWords();
  return (
    <g
      role="button"
      className={shared.thing}
      style={{ transform: `translate(${box.x - box.w / 2}px, ${box.y - box.h / 2}px)` }}
      data-thing={thingKey('server', face.id)}
      data-look={look}
      aria-pressed={isSelected}
      tabIndex={tabIndex}
      aria-label={serverName(face, cells, words)}
    >
      <g
        className={styles.server}
        data-process={face.process}
        data-role={face.role}
        data-selected={isSelected || undefined}
        data-side={side}
      >
        <rect className={styles.halo} x={-4} y={-4} width={box.w + 8} height={box.h + 8} rx={15} />
        <ServerBox width={box.w} height={box.h} rx={11} standing={outlineOf(face)} />
        <Inside {...props} words={words} />
      </g>
    </g>
  );
});

/** Dots, as of an observer, for who follows without a vote. */
function outlineOf(face: ServerFace): ServerStanding {
  if (face.process !== 'running') return face.process;
  return face.role === 'FOLLOWING' && isNoMember(face) ? 'OBSERVING' : face.role;
}

interface InsideProps extends Props {
  readonly words: Messages;
}

const PAD = 11;

function Inside(props: InsideProps) {
  const { face, cells, box, density, type } = props;
  const width = box.w - 2 * PAD;
  const hasZxid = face.lastZxid > 0;
  const log = { cells, isEmpty: !hasZxid, type };
  switch (density) {
    case 'full':
      return (
        <>
          <Heading {...props} y={22 * type} />
          <Doing {...props} y={40 * type} x={PAD} width={width} />
          <Epoch {...props} y={62 * type} />
          {hasZxid && <Odometer zxid={face.lastZxid} right={box.w - PAD} y={50 * type} type={type} label />}
          <LogTailDrawn {...log} x={PAD} y={78 * type} width={width} height={14 * type} />
        </>
      );
    case 'compact':
      return (
        <>
          <Heading {...props} y={18 * type} />
          {hasZxid && <Odometer zxid={face.lastZxid} right={box.w - PAD} y={26 * type} type={type} />}
          <Doing {...props} y={38 * type} x={PAD} width={width - 56 * type} />
          <LogTailDrawn
            {...log}
            x={PAD}
            y={52 * type}
            width={isAhead(face) ? width - 52 * type : width}
            height={11 * type}
          />
          {isAhead(face) && <Epoch {...props} y={61 * type} at="end" />}
        </>
      );
    case 'small':
      return (
        <>
          <Heading {...props} y={17 * type} />
          {hasZxid && <Odometer zxid={face.lastZxid} right={box.w - PAD} y={25 * type} type={type} />}
          <LogTailDrawn {...log} x={PAD} y={29 * type} width={width - 58 * type} height={10 * type} />
        </>
      );
    case 'tiny':
      return (
        <>
          <Heading {...props} y={16 * type} />
          <LogTailDrawn {...log} x={PAD} y={24 * type} width={width} height={9 * type} />
        </>
      );
    default:
      return density satisfies never;
  }
}

function Heading(props: InsideProps & { readonly y: number }) {
  const { face, box, type, words, y: line } = props;
  const { leads, size, sign, name, role, roleSize, hasRole } = headingOf(props);
  const y = Math.max(line, size * 0.73 + 9);
  return (
    <>
      {leads && (
        <path className={styles.crown} d={CROWN} transform={`translate(${PAD + 7} ${y - 4.5 * type})`} />
      )}
      {face.process === 'frozen' && (
        <path className={styles.pause} d={PAUSE} transform={`translate(${PAD + 5} ${y - 4.5 * type})`} />
      )}
      <text className={styles.name} x={PAD + sign} y={y} style={{ fontSize: size }}>
        {name}
      </text>
      {hasRole && (
        <text className={styles.role} x={box.w - PAD} y={y} style={{ fontSize: roleSize }}>
          {role}
          <title>{standingMeaning(face, words)}</title>
        </text>
      )}
    </>
  );
}

function headingOf({ face, box, type, words }: Pick<InsideProps, 'face' | 'box' | 'type' | 'words'>) {
  const leads = standingOf(face) === 'LEADING';
  const role = standingWord(face, words);
  const size = legible(leads ? 15.5 : 13.5, type, 'name');
  const roleSize = legible(11, type, 'text');
  const sign = leads ? 20 : face.process === 'frozen' ? 15 : 0;
  const room = box.w - 2 * PAD - sign;
  const full = words.ensemble.server(face.number);
  const name = textWidth(full, size) <= room ? full : words.ensemble.serverShort(face.number);
  // Its name comes first: what it is can be seen by its crown and its frame as well.
  const hasRole = textWidth(name, size) + textWidth(role, roleSize) * ROLE_SPACING + 8 <= room;
  return { leads, size, sign, name, role, roleSize, hasRole };
}

/** How much wider capitals with room between them are. */
const ROLE_SPACING = 1.4;

interface DoingProps extends InsideProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** In words of every day; a disk or a clock that is not as it should be comes first. */
function Doing({ face, box, type, words, x, y, width }: DoingProps) {
  const { ensemble } = words;
  const { role, hasRole } = headingOf({ face, box, type, words });
  const doing = doingWords(face, words);
  const texts = [
    ...(face.process === 'running' && face.disk !== 'sound' ? [ensemble.disk[face.disk]] : []),
    ...(face.process === 'running' && face.clockOffsetMs !== 0
      ? [ensemble.clockOff(face.clockOffsetMs)]
      : []),
    ...(isNoMember(face) ? [ensemble.noVote] : []),
    doing,
  ];
  const size = legible(11, type, 'text');
  // What it is about in fewer words, or what it is, tells more than words that are cut.
  const [short = doing] = doing.split(' · ');
  const amiss = texts.slice(0, -1);
  const shorter =
    amiss.length === 0
      ? [doing, short, role]
      : [[...amiss, short].join(' · '), amiss.join(' · '), ...amiss.slice(0, 1)];
  const fitting = firstThatFits([texts.join(' · '), ...shorter], width, size, 'sans');
  // The heading says it already.
  if (fitting === role && hasRole) return null;
  const [line = ''] = wrap(fitting, width, size, 1);
  return (
    <text className={styles.doing} x={x} y={y} style={{ fontSize: size }}>
      {line}
    </text>
  );
}

/** Where the epoch of its newest transaction is not the one it is in: the figures beside it do not say the latter. */
function isAhead({ role, epoch, lastZxid }: ServerFace): boolean {
  return role !== 'standalone' && lastZxid > 0 && epoch !== epochOf(lastZxid);
}

function Epoch({ face, box, type, words, y, at }: InsideProps & { readonly y: number; readonly at?: 'end' }) {
  if (face.role === 'standalone') return null;
  const x = at === 'end' ? box.w - PAD : PAD;
  return (
    <text className={styles.fact} x={x} y={y} style={{ fontSize: legible(11, type, 'text') }} data-at={at}>
      {words.ensemble.epoch} <tspan className={styles.figure}>{face.epoch}</tspan>
    </text>
  );
}

import { expect, test } from 'vitest';
import { drawn, sceneOf, textsOf } from '../../draw/view/testing/scene.ts';
import { stage } from '../../select/testing/stage.ts';
import { textWidth } from '../../draw/thing/textFit.ts';
import { overFontSize } from './LaneNodes.tsx';
import { fontSizeOf, laneLayout } from './layout.ts';
import { bodyAt, captionOf, laneModel } from './model.ts';
import { words } from './words/en.ts';

test('whose programs have ended waits no more, though its znode stands in line', () => {
  const values = { variant: 'article', second: 'tryLock', rounds: '1' };
  const played = stage('fair-lock', 3, values).until(2000);
  const model = drawn(laneModel(sceneOf(played), textsOf(words, played.simulation.nowMs)));
  expect(model.shown.nodes.map(({ client }) => client)).toEqual(['client:A', 'client:B', 'client:C']);
  expect(model.memberOf('client:B')?.hasEnded).toBe(true);
  expect(model.line).not.toContain('2 waiting');
});

test('as many are said to wait as have that below them: who has come to a place in the line may be awake', () => {
  const played = stage('predecessor-lock', 3);
  const awakeBehind = new Set<number>();
  const differing: string[] = [];
  for (let step = 0; step < 200; step++) {
    if (played.simulation.isIdle()) break;
    played.simulation.step();
    const model = laneModel(sceneOf(played), textsOf(words, played.simulation.nowMs));
    if (typeof model === 'string') continue;
    const behind = model.shown.nodes.filter(({ standing }) => standing === 'waits');
    const captions = behind.map((node) => {
      const member = model.memberOf(node.client);
      return member === undefined ? '' : captionOf(member, node, node.belief, model.words);
    });
    if (captions.includes('awake')) awakeBehind.add(step);
    const [, said] = /(\d+) waiting/.exec(model.line) ?? [];
    const count = captions.filter((each) => each === 'waiting').length;
    if (said !== undefined && Number(said) !== count) differing.push(`${model.line} ${count}`);
  }
  expect(differing).toEqual([]);
  expect(awakeBehind.size).toBeGreaterThan(0);
});

test('where a client needs two locks, the line says of which it is', () => {
  const played = stage('multi-lock', 6).until(1500);
  const model = drawn(laneModel(sceneOf(played), textsOf(words, played.simulation.nowMs)));
  expect(model.line).toBe('/multi_lock/x: Client A holds the lock. 2 waiting.');
});

test('while no server runs nobody can tell who is in line', () => {
  const played = stage('predecessor-lock', 3).settle().give({ type: 'crashServer', server: 'server:1' });
  const told = laneModel(sceneOf(played), textsOf(words, played.simulation.nowMs));
  expect(told).toBe('Nobody can tell: no server is running.');
});

test('a client that believes that it holds is not said to wait, though its session is over', () => {
  const played = stage('line-lock', 3, { variant: 'article' })
    .settle()
    .give({ type: 'expireSession', client: 'client:A' });
  const model = drawn(laneModel(sceneOf(played.until(3000)), textsOf(words, played.simulation.nowMs)));
  const believer = model.shown.crowd.find(({ client }) => client === 'client:A');
  const member = model.memberOf('client:A');
  if (believer === undefined || member === undefined) throw new Error('A is not drawn');
  expect(believer.belief).toBe('false');
  expect(captionOf(member, null, believer.belief, model.words)).toBe('awake');
  expect(bodyAt(member, null, believer.belief)).toBe('awake');
});

test('of two threads of one client, one holds and the other one is said to wait', () => {
  const played = stage('fair-lock', 2, { variant: 'corrected', threads: '2' }).settle();
  const model = drawn(laneModel(sceneOf(played), textsOf(words, played.simulation.nowMs)));
  const said = model.shown.nodes.map((node) => {
    const member = model.memberOf(node.client);
    if (member === undefined) throw new Error(`Nobody stands at ${node.name}`);
    return [
      member.name,
      captionOf(member, node, node.belief, model.words),
      bodyAt(member, node, node.belief),
    ];
  });
  expect(said).toEqual([
    ['A', 'awake', 'awake'],
    ['A', 'waiting', 'asleep'],
    ['B', 'waiting', 'asleep'],
    ['B', 'waiting', 'asleep'],
  ]);
});

test('a lock of znodes that no session owns is free when nobody believes in the first, and clients wait, not znodes', () => {
  const played = stage('line-lock', 3, { variant: 'persistent' }).settle();
  const said = (): string => {
    const model = drawn(laneModel(sceneOf(played), textsOf(words, played.simulation.nowMs)));
    return [model.line, ...model.spoken.slice(0, 1)].join(' ');
  };
  const first = 'n-0000000000, owned by no client in this picture, 1st in line';
  // A may believe what it likes: the znode is of no session.
  expect(said()).toBe(`Client A believes that it holds the lock, but does not. ${first}`);
  played.give({ type: 'killClient', client: 'client:A' });
  expect(said()).toBe(`The lock is free. 2 waiting. ${first}`);
  played.give({ type: 'killClient', client: 'client:B' }).until(25_000);
  expect(said()).toBe(`The lock is free. 1 waiting. ${first}`);
});

test.each([
  [560, 6, '2', 2],
  [540, 6, '2', 1],
  [900, 6, '3', 3],
  // Words of each would not be legible: the first one's speak for all.
  [360, 12, '4', 1],
])(
  'in %i pixels, of %i clients with %s permits, the znodes of %i say so, and no words meet',
  (width, clients, permits, count) => {
    const played = stage('semaphore', clients, { permits }).settle();
    const model = drawn(laneModel(sceneOf(played), textsOf(words, played.simulation.nowMs)));
    const layout = laneLayout(model.shown, { width, height: 180, type: 1 });
    const sizes = model.shown.nodes
      .filter(({ standing }) => standing === 'first')
      .flatMap((node) => overFontSize('has a permit', node, model, layout) ?? []);
    expect(sizes).toHaveLength(count);
    const widths = sizes.map((size) => textWidth('has a permit', size));
    // The words of the only one may reach over the others, which have none.
    expect(widths.slice(1).filter((one) => one > layout.nodeWidth + 0.01)).toEqual([]);
  },
);

test.each([84, 96, 120, 168])(
  'in a lane of %i pixels nothing written is too small to read, or cut off',
  (height) => {
    const played = stage('predecessor-lock', 3).settle();
    const model = drawn(laneModel(sceneOf(played), textsOf(words, played.simulation.nowMs)));
    const layout = laneLayout(model.shown, { width: 600, height, type: 1 });
    const over = overFontSize('holds the lock', model.shown.nodes[0]!, model, layout)!;
    for (const size of [over, fontSizeOf(12, layout), fontSizeOf(13, layout), layout.dotRadius])
      expect(size).toBeGreaterThanOrEqual(11);
    expect(layout.nodeY - layout.nodeHeight / 2 - 6 * layout.scale - over * ASCENT).toBeGreaterThanOrEqual(0);
    expect(layout.height).toBeLessThanOrEqual(Math.max(height, NEEDED));
  },
);

/** Of capital letters and such as rise above small ones, in ems. */
const ASCENT = 0.8;
/** The least height of a lane: it scrolls in less. */
const NEEDED = 84;

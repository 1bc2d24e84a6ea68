// The fifth article: an application's own election, by five candidates.
import { A, B, C, kill, once, openGate, quiet } from '../../../../scenarios/locks/cues.ts';
import { give, run } from '../../../../scenarios/lessons/scenes.ts';
import { museum, nothing, row, scene, twins, typed, withCard, type Row } from '../row.ts';

const CANDIDATES = 'candidates';
const ARTICLE = { variant: 'article' };
const TRANSCRIPT = { ...ARTICLE, firstNumber: 133, rounds: 1, leadMs: 5000 };
const LINE = scene('the lowest leads, a chain behind it', CANDIDATES, 5, {}, run(quiet()));

export const s4: readonly Row[] = [
  row(
    'S4-01',
    'right',
    'Not the ensemble’s own election, but one for applications.',
    'Two things of one name: clients that elect among themselves, and servers that do.',
    LINE,
    scene('servers elect', 'ensemble-start', 1, {}, run(once('leader.established'))),
  ),
  row(
    'S4-02',
    'right',
    'It needs ephemeral, and it needs sequence.',
    'Without the first a dead leader leads for ever; without the second there is no order.',
    museum('not ephemeral', 'leader-for-ever'),
    scene(
      'no sequence: the first to try again leads',
      'try-lock',
      4,
      { variant: 'corrected', arrival: 'together' },
      run(once('reply.delivered', { where: { op: 'create', err: 'NodeExists' }, nth: 3 })),
    ),
  ),
  row('S4-03', 'right', '/election/n_xxx, the smallest leads.', 'One leader by the tree.', LINE),
  row(
    'S4-04',
    'right',
    'Simplest: all watch the leader, and list again: a load.',
    'N(N − 1)/2 bells over N leaders.',
    museum('everyone watches the leader', 'everyone-watches-the-leader'),
  ),
  row(
    'S4-05',
    'wrong',
    'Watch the previous one only: the one that is notified becomes leader.',
    'Only if the one that went was the leader.',
    scene(
      'B died; C was notified, does not lead, and watches A',
      CANDIDATES,
      4,
      {},
      give(quiet(), kill(B)),
      run(once('session.closed', { afterMs: 200 })),
    ),
  ),
  row(
    'S4-06',
    'right',
    'Create, list, watch the largest smaller one.',
    'The step list says it.',
    withCard(
      'client',
      'client:C',
      scene('C sets its watch', CANDIDATES, 4, {}, run(once('watch.set', { nth: 2 }))),
    ),
  ),
  row(
    'S4-07',
    'right',
    'After the event: list; smallest: leader; else watch again.',
    'That is the rule.',
    withCard(
      'client',
      'client:B',
      scene(
        'A has left; B looked, and leads',
        CANDIDATES,
        4,
        {},
        give(quiet(), openGate(A, 'leave')),
        run(once('belief.stated', { actor: B })),
      ),
    ),
  ),
  row(
    'S4-08',
    'half',
    'Each candidate has its own handle, with a timeout of 3000.',
    'Asked for 3000, it gets 4000: twice the tickTime is the least.',
    withCard(
      'client',
      'client:A',
      scene('A’s timeout: 4 s', CANDIDATES, 5, ARTICLE, run(once('session.established', { actor: A }))),
    ),
  ),
  row(
    'S4-09',
    'half',
    'The path is /zookeeper/election.',
    'A reserved name that 3.8.0 allows all the same. Scenes use /election.',
    typed(
      'it is created',
      ['create /zookeeper/election'],
      run(once('txn.applied', { where: { type: 'create' } })),
    ),
  ),
  row(
    'S4-10',
    'right',
    'Sorted by number.',
    'As it must be.',
    museum('sorted by name instead', 'sorted-by-name'),
  ),
  row(
    'S4-11',
    'right',
    'The leader sleeps for 5 s and closes.',
    'A goodbye hands over at once; a crash costs T to T + tick.',
    scene(
      'closed by its own zk.close(): the next leads at once',
      CANDIDATES,
      3,
      ARTICLE,
      give(quiet(), openGate(A, 'leave')),
      run(once('belief.stated', { actor: B })),
    ),
    scene(
      'killed: seconds later',
      CANDIDATES,
      3,
      ARTICLE,
      give(quiet(), kill(A)),
      run(once('belief.stated', { actor: B })),
    ),
  ),
  row(
    'S4-12',
    'wrong',
    'The answer of exists is not looked at; then wait().',
    'The one before was gone already: it waits for ever.',
    museum('looked too late', 'candidate-looks-too-late'),
  ),
  row(
    'S4-13',
    'wrong',
    'notify() may come before wait().',
    'They are not under one lock: the wake-up is lost.',
    museum('told before it waits', 'candidate-told-before-it-waits'),
  ),
  row(
    'S4-14',
    'right',
    'The loop lists again after each wake-up.',
    'Which is why this code never makes two leaders where the fourth article’s makes two holders.',
    twins(
      'the same death: two holders left, one leader right',
      3,
      { scenario: 'fair-lock', values: ARTICLE },
      { scenario: CANDIDATES, values: ARTICLE },
      give(quiet(), kill(B)),
      run(once('belief.stated', { actor: C, afterMs: 500 })),
    ),
  ),
  nothing(
    'S4-15',
    'wrong',
    'lastNode is a plain field of two threads.',
    'Not shown: what one Java thread sees late of another’s writes is not modelled; here threads see each other’s at once.',
  ),
  row(
    'S4-16',
    'half',
    'Only NodeDeleted is handled.',
    'Expired is not: it waits for ever, without a node.',
    scene(
      'B’s session is over; its thread waits on',
      CANDIDATES,
      3,
      ARTICLE,
      give(quiet(), { type: 'expireSession', client: B }),
      run(once('session.learnedExpired', { actor: B, afterMs: 1000 })),
    ),
  ),
  row(
    'S4-17',
    'wrong',
    'The own node is not in the list.',
    'Then it has nothing to wait for, and lists without a pause.',
    museum('it lists without a pause', 'candidate-not-in-the-list'),
  ),
  row(
    'S4-18',
    'right',
    'Output of five threads: 133 elected, 134 to 137 each watch the one before; then down the chain.',
    'The transcript, played: compare the log line by line.',
    scene('137 is the last to lead', CANDIDATES, 5, TRANSCRIPT, run(once('belief.stated', { nth: 5 }))),
  ),
  row(
    'S4-19',
    'right',
    'The numbers begin at 133.',
    'And so are proof against S1-23: earlier creations count, not nodes that are there.',
    scene('133 to 137, and no others', CANDIDATES, 5, TRANSCRIPT, run(once('watch.set', { nth: 4 }))),
  ),
];

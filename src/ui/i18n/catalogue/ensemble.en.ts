import type { ParameterValue, ScenarioChoice } from '../../../scenarios/scenario.ts';
import { capital, spelled } from '../../../words/en/nouns.ts';
import type { FamilyWords, ParameterWords } from './contract.ts';
import { ensembleFailures } from './ensembleFailures.en.ts';

const SERVERS: ParameterWords = { label: 'Servers' };
const TICK: ParameterWords = {
  label: 'tickTime',
  values: { '2000': '2 s', '1000': '1 s', '500': '0.5 s' },
  hint: 'Silence is borne for five ticks (syncLimit).',
};
const WRITES: ParameterWords = { label: 'How often client B writes', values: { endless: 'for ever' } };

/** The stories of ensembles: the shelf of scenarios about several servers, and the pairs it offers. */
export const ensemble: FamilyWords = {
  scenarios: {
    'ensemble-start': {
      name: 'The first start',
      more: 'servers that know nothing agree on a leader',
      sentence: byStory({
        together: (servers) =>
          `All ${servers} servers start at once. Each votes for itself, then for the best it hears of: the highest number leads.`,
        oneByOne: () =>
          'The servers start one by one. With half of them nothing happens; the one that makes a majority leads, and those after it follow.',
        none: () => 'No server runs yet. Start them from their cards, in any order you like.',
      }),
      parameters: {
        story: story({ together: 'all start at once', oneByOne: 'they start one by one' }),
        servers: SERVERS,
      },
    },
    'quorum-write': {
      name: 'The way of a write',
      more: 'proposed, logged, acknowledged, committed',
      sentence: byStory({
        one: () =>
          'Client A writes. The leader proposes, every server logs and acknowledges; the one that makes a majority commits it.',
        three: () =>
          'Three clients write at once. Three proposals are under way together, and are committed in the order of their zxids.',
        slowMinority: () => 'Less than half of the disks are slow. The write does not wait for them.',
        slowMajority: () =>
          'So many disks are slow that no majority is without one: the write waits for the fastest of those.',
        none: () =>
          'Press Write on a client, slow down a disk, and see whose acknowledgement commits the write.',
      }),
      parameters: {
        story: story({
          one: 'one write',
          three: 'three writes at once',
          slowMinority: 'a minority of slow disks',
          slowMajority: 'a majority of slow disks',
        }),
        writerAt: { label: 'Client A is at', values: { follower: 'a follower', leader: 'the leader' } },
        servers: SERVERS,
      },
    },
    'stale-read': {
      name: 'A stale read, and sync',
      more: 'each server answers from what it has',
      sentence: byStory({
        staleThenSync: () =>
          'What the leader tells server 1 comes late. Client B reads there and gets the old value; after a sync it gets the new one.',
        behindTheClient: () =>
          'Client A has seen the new value and loses its connection. Server 1 is behind that, and turns it away.',
        none: () =>
          'Slow down the link from the leader to a follower, write at the leader, and read at the follower.',
      }),
      parameters: {
        story: story({
          staleThenSync: 'an old read, then sync',
          behindTheClient: 'a server behind its client',
        }),
        servers: SERVERS,
        lagMs: { label: 'How late server 1 hears', hint: 'Milliseconds from the leader to server 1' },
      },
    },
    'leader-crash': {
      name: 'The leader dies with a write on its hands',
      more: 'one ConnectionLoss, two endings',
      sentence: (choice) => crash(choice),
      parameters: {
        story: story({
          onlyLeader: 'only the leader has it',
          oneFollower: 'the leader and one follower have it',
          quorum: 'a majority has it, not committed',
          committed: 'committed, and no follower knows',
          frozen: 'it waits at frozen followers',
        }),
        voters: {
          label: 'Who votes afterwards',
          values: {
            survivors: 'all that are left',
            withoutWitness: 'those that never got it',
            oldLeaderToo: 'the old leader too',
          },
          hint: 'The newest log among those that vote decides.',
        },
        servers: SERVERS,
      },
    },
    failover: {
      name: 'Frozen is not crashed',
      more: 'three ways to lose a leader, by the clock',
      sentence: byStory({
        crashed: () =>
          'The leader’s process dies. Its connections close, so everybody knows at once: a new leader within half a second or so.',
        frozen: (_, { tickTimeMs }) =>
          `The leader stands still. Its connections stay open, so only silence tells: ${silence(tickTimeMs)}, then an election.`,
        cutOff: (_, { tickTimeMs }) =>
          `The leader is cut off from the others. Only silence tells: ${silence(tickTimeMs)}, then an election without it.`,
        none: () =>
          'Client B writes on and on. Crash, freeze or cut off the leader, and see how long nobody can write.',
      }),
      parameters: {
        story: story({
          crashed: 'the leader crashes',
          frozen: 'the leader freezes',
          cutOff: 'the leader is cut off',
        }),
        tickTimeMs: TICK,
        servers: SERVERS,
        writes: WRITES,
      },
    },
    'session-failover': {
      name: 'Sessions outlive servers',
      more: 'ephemerals and watches across a failover',
      sentence: byStory({
        leaderCrashes: () =>
          'The leader crashes, and every client loses its connection. Sessions, ephemeral nodes and watches are still there afterwards.',
        followerCrashes: () =>
          'One follower crashes. Only its own clients notice, and move on to another server with the same session.',
        changeMeanwhile: () =>
          'Client A leaves while client B has no connection. B is told as soon as it is back, because it sets its watch again.',
        ownerDiesToo: () =>
          'Client A dies, and just before its session would end the leader dies too. The new leader gives the session its whole time again.',
        none: () => 'Client A is a member, client B lists the members. Crash servers, and see what stays.',
      }),
      parameters: {
        story: story({
          leaderCrashes: 'the leader crashes',
          followerCrashes: 'a follower crashes',
          changeMeanwhile: 'a change while B is away',
          ownerDiesToo: 'a client and the leader die',
        }),
        servers: SERVERS,
      },
    },
    'away-too-long': {
      name: 'Away too long',
      more: 'a client learns of its end when it is back',
      sentence: byStory({
        tooLong: () =>
          'Client A is cut off until its session has expired. The others see its node go; A itself knows only when it is back.',
        inTime: () =>
          'Client A is cut off and back in time. It has lost a connection, not its session and not its node.',
        none: () => 'Cut client A off, and let it come back before or after its six seconds are over.',
      }),
      parameters: {
        story: story({ tooLong: 'back after its time', inTime: 'back in time' }),
        servers: SERVERS,
      },
    },
    partition: {
      name: 'A room cut in two',
      more: 'only the larger side can promise anything',
      sentence: byStory({
        leaderInMinority: () =>
          'The old leader is on the smaller side and still takes a write. The larger side elects; when the cut heals, that write is taken back.',
        carriedOver: () =>
          'One server of the larger side gets the write before the cut is whole. Its log is the newest there: the write lives on.',
        bothSidesWrite: () =>
          'Both sides are written to. The larger commits; the smaller cannot, and answers old reads until it gives up.',
        syncOnSmallerSide: () =>
          'A sync asks the leader, not a majority. On the smaller side the old leader answers it, and the read behind it is old.',
        leaderInMajority: () =>
          'The leader is on the larger side and goes on. The smaller side answers old reads until it notices, then nobody.',
        none: () => 'Draw a line between the servers, write on both sides, and heal it.',
      }),
      parameters: {
        story: story({
          leaderInMinority: 'the leader on the smaller side',
          carriedOver: 'the same, with a witness beyond',
          bothSidesWrite: 'both sides are written to',
          syncOnSmallerSide: 'a sync on the smaller side',
          leaderInMajority: 'the leader on the larger side',
        }),
        servers: SERVERS,
      },
    },
    'one-way-cut': {
      name: 'A link that carries one way',
      more: 'one side hears, the other does not',
      sentence: byStory({
        leaderUnheard: () =>
          'Nobody hears the leader any more, and it hears everybody. The others elect another one, and it has to give up.',
        leaderDeaf: () =>
          'The leader hears nobody, and everybody hears it. It gives up; the others elect it again and call it in vain, so nobody leads.',
        followerUnheard: () =>
          'The leader does not hear server 1. Server 1 is up to date, and is given up all the same.',
        followerDeaf: () => 'Server 1 hears the leader no more. It answers old reads until it gives up.',
        none: () => 'Cut a link between two servers in one direction only.',
      }),
      parameters: {
        story: story({
          leaderUnheard: 'nobody hears the leader',
          leaderDeaf: 'the leader hears nobody',
          followerUnheard: 'a follower is not heard',
          followerDeaf: 'a follower hears nothing',
        }),
        servers: SERVERS,
      },
    },
    'even-and-odd': {
      name: 'Even and odd',
      more: 'what one more server is good for',
      sentence: byStory({
        twoCrash: (servers, { servers: count }) =>
          Number(count) > 4
            ? `Two of ${servers} servers crash. More than half are left: writes go on.`
            : `Two of ${servers} servers crash. What is left is no majority: nothing is written until one is back.`,
        cutInHalf: (servers, { servers: count }) =>
          Number(count) % 2 === 0
            ? `${capital(servers)} servers are cut in two halves. Neither is a majority, so neither can write.`
            : `${capital(servers)} servers cannot be cut in two halves: the larger side goes on.`,
        none: () => 'Crash servers one after the other, and see with how many left writing stops.',
      }),
      parameters: {
        story: story({ twoCrash: 'two servers crash', cutInHalf: 'cut through the middle' }),
        servers: SERVERS,
      },
    },
    'split-brain': {
      name: 'Split brain',
      more: 'what the majority forbids',
      sentence: (choice) => splitBrain(choice),
      parameters: {
        story: story({ oldLeaderStays: 'an old leader and a new one', bothElect: 'both halves elect' }),
        quorum: {
          label: 'What decides',
          values: { majority: 'a majority', oneVote: 'a single vote' },
          hint: 'A single vote is not how ZooKeeper works: it shows what the majority is for.',
        },
        servers: SERVERS,
      },
    },
    'rolling-restart': {
      name: 'A rolling restart',
      more: 'every server once, as few elections as possible',
      sentence: byStory({
        leaderLast: () => 'Every server is restarted, the leader last: one election in all.',
        leaderFirst: () =>
          'Every server is restarted, the leader first. The next one in line is the new leader: two elections.',
        none: () => 'Client B writes on and on. Restart every server once, and count the elections.',
      }),
      parameters: {
        story: story({ leaderLast: 'the leader last', leaderFirst: 'the leader first' }),
        servers: SERVERS,
        writes: WRITES,
      },
    },
    observer: {
      name: 'Observers',
      more: 'they read along and never vote',
      sentence: byStory({
        write: () =>
          'Client A writes by an observer. The voters alone decide; the observers are told what was committed.',
        observersCrash: () => 'All observers crash. Nobody needed their votes: writes go on.',
        votersCrash: () =>
          'So many voters crash that no majority is left. The observers are all there, and do not help.',
        none: () => 'Some servers only learn. Crash voters and observers, and see which are missed.',
      }),
      parameters: {
        story: story({
          write: 'a write by an observer',
          observersCrash: 'the observers crash',
          votersCrash: 'too many voters crash',
        }),
        servers: { label: 'Voters' },
        observers: { label: 'Observers' },
        log: { label: 'Log of observers', values: { kept: 'on disk (the default)', none: 'none' } },
      },
    },
    ...ensembleFailures,
  },
  pairs: {
    'frozen-against-crashed': {
      name: 'Frozen against crashed',
      more: 'the leader stands still · the leader is gone',
      sentence:
        'Left the leader freezes, right it crashes. Right is back within a second or so; left waits for ten.',
    },
    'four-against-five': {
      name: 'Four against five servers',
      more: 'two crash here · two crash there',
      sentence: 'Two servers crash on either side. Four stop, five go on.',
    },
    'four-against-three': {
      name: 'Four against three servers',
      more: 'one more server · not one loss more',
      sentence: 'Two servers crash on either side. Four bear no more than three do.',
    },
    'quorum-against-one-vote': {
      name: 'A majority against a single vote',
      more: 'one leader or none · a leader each',
      sentence:
        'The leader dies and the room is cut in half. Left neither half elects; right both do, and two truths are promised.',
    },
    'minority-leader-against-majority-leader': {
      name: 'The leader on the smaller or the larger side',
      more: 'a write is lost · a write is done',
      sentence: 'The same cut, the same write. Left the leader is with the few, right with the many.',
    },
    'lost-against-kept': {
      name: 'The same answer, two endings',
      more: 'only the leader had it · one follower had it too',
      sentence:
        'The leader dies, and client A is told the same in both. Left its write is gone for ever, right it is there.',
    },
    'leader-last-against-first': {
      name: 'The leader last or first',
      more: 'one election · two elections',
      sentence: 'Every server is restarted once on either side. Left the leader last, right first.',
    },
  },
  contradictions: {
    noWitness:
      'Only the leader has the write: there is no follower with it to leave out. Let all vote that are left.',
    noQuorumWithoutWitnesses:
      'A majority has the write: without those, too few are left to vote. Let all vote that are left.',
  },
};

type Values = ScenarioChoice['values'];

function story(values: Readonly<Record<string, string>>): ParameterWords {
  return { label: 'What happens', values: { ...values, none: 'what you do' } };
}

function byStory(
  sentences: Readonly<Record<string, (servers: string, values: Values) => string>>,
): (choice: ScenarioChoice) => string {
  return ({ values }) =>
    sentences[String(values['story'])]?.(spelled(Number(values['servers'])), values) ?? '';
}

function silence(tickTimeMs: ParameterValue | undefined): string {
  return `${(5 * Number(tickTimeMs ?? 2000)) / 1000} s`;
}

function crash({ values }: ScenarioChoice): string {
  const { story: how, voters } = values;
  if (how === 'none')
    return 'Write at client A, and crash the leader before, while or after the others log it.';
  const had = {
    onlyLeader: 'Only the leader has the write when it dies',
    oneFollower: 'The leader and one follower have the write when it dies',
    quorum: 'A majority has the write when the leader dies, and nobody knows that yet',
    committed: 'The leader has told client A that its write is done, and dies before it tells the others',
    frozen: 'The followers stand still, and the write waits in their receive buffers when the leader dies',
  }[String(how)];
  return `${had ?? ''}. ${crashEnd(how, voters)}`;
}

function crashEnd(how: ParameterValue | undefined, voters: ParameterValue | undefined): string {
  if (how === 'committed') return 'What was acknowledged is kept, whoever votes.';
  if (how === 'frozen') return 'Frozen is not cut off: they find it when they go on.';
  if (voters === 'oldLeaderToo') return 'It is back in time to vote, with the newest log: the write is kept.';
  if (voters === 'withoutWitness') return 'The one that has it does not vote: the write is lost.';
  return how === 'onlyLeader'
    ? 'Nobody that votes has it: the write is lost, and taken back when the old leader returns.'
    : 'Whoever has it has the newest log and wins the vote: the write is kept.';
}

function splitBrain({ values }: ScenarioChoice): string {
  const isMajority = values['quorum'] !== 'oneVote';
  if (values['story'] === 'none')
    return 'Cut the room in two and write on both sides, with a majority or with a single vote that decides.';
  if (values['story'] === 'bothElect')
    return isMajority
      ? 'The leader dies and the room is cut in half. Neither half is a majority: nobody leads until the cut heals.'
      : 'The leader dies and the room is cut in half. One vote is enough: both halves elect, and the same zxid names two writes.';
  return isMajority
    ? 'The old leader is on the smaller side. It commits nothing more, and joins the new one when the cut heals.'
    : 'The old leader is on the smaller side. One vote is enough: it says Ok to a write that is nowhere in the end.';
}

import type { ScenarioChoice } from '../../../scenarios/scenario.ts';
import { capital, spelled } from '../../../words/en/nouns.ts';
import type { FamilyWords, ParameterWords } from './contract.ts';

const LEAD_MS: ParameterWords = {
  label: 'How long each leads',
  values: { untilReleased: 'until it is told to leave' },
};

const COMMON_STEPS = {
  'election.lead': 'Lead, until its time is up or it is told to leave',
  'election.leave': 'Leave office: delete its znode',
} as const;
const COMMON_STEP_NAMES = { 'election.lead': 'leads', 'election.leave': 'leaves office' } as const;

/** Elections of applications, not of servers: what the shelf says of each, and of the pairs it offers. */
export const elections: FamilyWords = {
  scenarios: {
    candidates: {
      name: 'Candidates',
      more: 'a znode each, the lowest number leads',
      sentence: byChoice('variant', {
        corrected: (clients) =>
          `${clients} candidates. The lowest number leads; each watches the one before it.`,
        article: (clients) =>
          `${clients} candidates, as an article has them: each watches the one before it and waits to be notified.`,
        persistent: (clients) =>
          `${clients} candidates as in the article, but their znodes are persistent: they stay when their makers die.`,
        everyone: (clients) => `${clients} candidates. The lowest number leads, and everyone watches it.`,
      }),
      parameters: {
        variant: {
          label: 'Form',
          values: {
            corrected: 'corrected',
            article: 'as an article has it',
            persistent: 'the article, with persistent znodes',
            everyone: 'everyone watches the leader',
          },
        },
        company: {
          label: 'Who else is there',
          values: { candidates: 'nobody', stranger: 'a stranger who deletes znodes' },
          hint: 'The last client is the stranger. It acts when you tell it to go on.',
        },
        firstNumber: {
          label: 'First number',
          hint: 'So many children have come and gone before: numbers go on from there. The article’s begin at 133.',
        },
        leadMs: LEAD_MS,
      },
      steps: {
        ...COMMON_STEPS,
        'candidate.list': 'List the candidates. Its own number is the lowest: it leads',
        'candidate.watchLeader': 'Else ask whether the leader’s znode exists, with a watch',
      },
      stepNames: {
        ...COMMON_STEP_NAMES,
        'candidate.list': 'lists the candidates',
        'candidate.watchLeader': 'watches the leader',
      },
    },
    'scheme-one': {
      name: 'An article’s first scheme',
      more: 'a line, and every hop can fail',
      sentence: byChoice('variant', {
        published: (clients) =>
          `${clients} members in line, as an article has them. What a call fails with goes into a log, and nothing else happens.`,
        corrected: (clients) =>
          `${clients} members in line. A call without an answer is repeated, and a leader without a connection stops.`,
      }),
      parameters: {
        variant: { label: 'Form', values: { published: 'as an article has it', corrected: 'corrected' } },
        library: {
          label: 'Client library',
          values: { java: 'ZooKeeper’s own, Java', kazoo: 'kazoo, Python' },
          hint: 'What becomes of watches when the connection is lost',
        },
        leadMs: LEAD_MS,
      },
      steps: {
        'scheme.create': 'See that the parent is there, then create its znode',
        'scheme.determine': 'List the members. Its own is the first: it leads',
        'scheme.watch': 'Else it follows: ask whether the one before exists, with a watch',
        'scheme.await': 'Do nothing. When that one goes, the callback looks again',
      },
      stepNames: {
        'scheme.create': 'makes its offer',
        'scheme.determine': 'looks who leads',
        'scheme.watch': 'sets its watch',
        'scheme.await': 'follows',
      },
    },
    'scheme-two': {
      name: 'An article’s second scheme',
      more: 'a timer that makes up for what fails',
      sentence: byChoice('removal', {
        byAge: (clients) =>
          `${clients} members in line, each with a timer: it sends a heartbeat, removes whose heartbeat is old, and looks again who leads.`,
        never: (clients) =>
          `${clients} members in line, each with a timer: it sends a heartbeat and looks again who leads. Nobody removes anybody.`,
      }),
      subtitle: ({ values }) => (values['removal'] === 'byAge' ? 'removes the dead' : 'removes nobody'),
      parameters: {
        removal: {
          label: 'Members it takes for dead',
          values: { byAge: 'are removed', never: 'are left alone' },
          hint: 'Their heartbeat is old by its own clock. Whether their session lives it does not ask.',
        },
        checkMs: { label: 'Interval of the timer' },
        deadAfterMs: { label: 'A heartbeat is old after' },
        leadMs: LEAD_MS,
      },
      steps: {
        'scheme.heartbeat': 'Timer: write the time into its znode',
        'scheme.removeDead': 'Timer: read all, and delete those whose time is old. Then look who leads',
      },
      stepNames: { 'scheme.heartbeat': 'heartbeat', 'scheme.removeDead': 'removes the dead' },
    },
    'leader-latch': {
      name: 'Curator’s LeaderLatch',
      more: 'five versions, four mended faults',
      sentence: ({ clients, values }) =>
        `${capital(spelled(clients))} latches of Curator ${values['version']}. ${POLICIES[String(values['policy'])] ?? ''}`,
      subtitle: ({ values }) => `${values['version']} · ${values['policy']}`,
      parameters: {
        version: {
          label: 'Version',
          values: {
            '2.0.0': '2.0.0: closed latches may leave a znode',
            '4.0.1': '4.0.1: begins anew at every turn',
            '5.4.0': '5.4.0: lists again instead',
            '5.7.0': '5.7.0: checks whose znode it is',
            '5.8.0': '5.8.0: also survives a lost path',
          },
        },
        policy: {
          label: 'A suspended connection',
          values: {
            standard: 'ends leadership (standard policy)',
            session: 'does not, a lost session does (session policy)',
          },
        },
        closeMode: {
          label: 'Close mode',
          values: { SILENT: 'SILENT', NOTIFY_LEADER: 'NOTIFY_LEADER' },
          hint: 'Whether closing tells the listeners that it leads no more',
        },
        patienceMs: {
          label: 'How long the second one waits',
          values: { endless: 'as long as it takes' },
          hint: 'await(timeout), then close()',
        },
        leadMs: LEAD_MS,
      },
      steps: {
        'latch.create': 'reset(): delete its old znode, create a protected one',
        'latch.list': 'getChildren(): list the latches',
        'latch.watch': 'checkLeadership(): not the first, so read the one before, with a watch',
        'latch.await': 'await(): until isLeader',
        'latch.close': 'close(): delete its znode',
      },
      stepNames: {
        'latch.create': 'creates its znode',
        'latch.list': 'lists the latches',
        'latch.watch': 'sets its watch',
        'latch.await': 'awaits leadership',
        'latch.close': 'closes its latch',
      },
    },
    'leader-selector': {
      name: 'Curator’s LeaderSelector',
      more: 'a thread that leads until it returns',
      sentence: byChoice('listener', {
        adapter: (clients) =>
          `${clients} selectors. When the connection is lost, the listener cancels the leadership, and takeLeadership returns.`,
        deaf: (clients) => `${clients} selectors, whose listener does nothing when the connection is lost.`,
        swallows: (clients) =>
          `${clients} selectors. The leadership is cancelled with the connection, but takeLeadership catches the interruption and goes on.`,
      }),
      subtitle: ({ values }) => LISTENERS[String(values['listener'])] ?? '',
      parameters: {
        listener: {
          label: 'The user’s listener',
          values: {
            adapter: 'LeaderSelectorListenerAdapter',
            deaf: 'ignores the connection',
            swallows: 'swallows the interruption',
          },
        },
        requeue: {
          label: 'After a cancelled leadership',
          values: { auto: 'it stands again (autoRequeue)', never: 'it is over' },
        },
        leadMs: LEAD_MS,
      },
    },
  },
  pairs: {
    eyes: {
      name: 'All eyes on the leader, or on the one before',
      more: 'everyone is woken · one is woken',
      sentence: 'Kill the leader. Left: everyone is woken, and everyone asks. Right: one is.',
    },
    transcript: {
      name: 'The article’s transcript, 133 to 137',
      more: 'as printed · and corrected',
      sentence:
        'Five candidates, numbered 133 to 137 as in the article’s output. Each leads for five seconds and leaves. Left the article’s form, right the corrected one.',
    },
    'candidates-published': {
      name: 'Candidates: an article and its cure',
      more: 'waits to be notified · looks again',
      sentence: 'Left: the article’s candidates, faults and all. Right: the same election, corrected.',
    },
    schemes: {
      name: 'Two schemes of one article',
      more: 'nothing repeats what failed · a timer does',
      sentence:
        'Left: every hop can fail for good. Right: a timer makes up for it, and may remove the living.',
    },
    'latch-versions': {
      name: 'LeaderLatch, old and new',
      more: '4.0.1 · 5.8.0',
      sentence:
        'Restart the server. Left: the latches begin anew, and meet each other’s remains. Right: they look.',
    },
    'latch-policies': {
      name: 'LeaderLatch, two policies',
      more: 'gives up with the connection · with the session',
      sentence:
        'Cut the leader off. Left: it stops at once. Right: it goes on until its session counts as lost.',
    },
    'selector-listeners': {
      name: 'LeaderSelector and its listener',
      more: 'ignores the connection · cancels with it',
      sentence: 'Cut the leader off. Left: it is never told. Right: its leadership is cancelled.',
    },
  },
  contradictions: {
    storyEndsTheTerm:
      'A story tells leaders when to leave: let them lead until they are told, or choose no story.',
    correctedNeedsItsWatches:
      'The corrected form waits for its watch, and kazoo forgets watches when the connection is lost: choose the Java library, or the published form.',
    deadBeforeTheNextHeartbeat:
      'Heartbeats would be old before the next one is due, and everybody would remove everybody: let them grow older, or shorten the interval.',
    policiesCameLater: 'Curator 2.0.0 knows only the standard policy: choose that one, or a later version.',
    closeModesCameLater: 'Curator 2.0.0 knows only the mode SILENT: choose that one, or a later version.',
    standsOnlyOnce: 'Who is never requeued stands only once: choose one round, or autoRequeue.',
  },
};

const POLICIES: Readonly<Record<string, string>> = {
  standard: 'A leader whose connection is suspended stops.',
  session: 'A leader whose connection is suspended goes on until its session counts as lost.',
};

const LISTENERS: Readonly<Record<string, string>> = {
  adapter: 'cancels with the connection',
  deaf: 'ignores the connection',
  swallows: 'swallows the interruption',
};

function byChoice(
  parameter: string,
  sentences: Readonly<Record<string, (clients: string) => string>>,
): (choice: ScenarioChoice) => string {
  return ({ clients, values }) => sentences[String(values[parameter])]?.(capital(spelled(clients))) ?? '';
}

import type { ScenarioChoice } from '../../../scenarios/scenario.ts';
import { capital, spelled } from '../../../words/en/nouns.ts';
import type { FamilyWords, ParameterWords } from './contract.ts';

const LIBRARY: ParameterWords = {
  label: 'Client library',
  values: {
    java: 'ZooKeeper’s own, Java',
    kazoo: 'kazoo, Python',
    'curator-4.0.1': 'Curator 4.0.1',
    'curator-5.4': 'Curator 5.4',
    'curator-5.7': 'Curator 5.7',
  },
  hint: 'What becomes of watches and of the session when the connection is lost',
};

/** Locks and all who share them: what the shelf says of each, and of the pairs it offers. */
export const locks: FamilyWords = {
  scenarios: {
    'try-lock': {
      name: 'Try and give up',
      more: 'one name, and nobody waits for it',
      sentence: byVariant({
        article: (clients) =>
          `One name, ${clients} clients. Who fails goes away and tries again later. No answer counts as a no.`,
        'delete-until-done': (clients) =>
          `One name, ${clients} clients. Who fails goes away. The lock is deleted by its name, until somebody says that it is done.`,
        corrected: (clients) =>
          `One name, ${clients} clients. Who fails goes away. Who gets no answer looks whose znode it is.`,
      }),
      parameters: {
        variant: form({
          article: 'as an article has it',
          'delete-until-done': 'deletes by name until it is done',
          corrected: 'corrected',
        }),
        library: LIBRARY,
      },
    },
    'one-name-lock': {
      name: 'Waiting for one name',
      more: 'what each takes as news of its end',
      sentence: byVariant({
        'deleted-only': (clients) =>
          `One znode, ${clients} clients. All watch it, and only its deletion wakes them.`,
        'any-change': (clients) =>
          `One znode, ${clients} clients. All watch it, and whatever happens to it makes them try again.`,
        'any-event': (clients) =>
          `One znode, ${clients} clients. All watch it, and any news at all makes them try again.`,
      }),
      parameters: {
        variant: {
          label: 'What wakes them',
          values: {
            'deleted-only': 'its deletion alone',
            'any-change': 'any change of the znode',
            'any-event': 'any event, the connection’s too',
          },
        },
        library: LIBRARY,
      },
    },
    'line-lock': {
      name: 'The line, as published',
      more: 'one lock, ten ways to write it down',
      sentence: byVariant({
        'no-guid': (clients) =>
          `${capital(clients)} clients in line. A create without an answer is simply made again.`,
        'guid-gives-up': (clients) =>
          `${capital(clients)} clients in line. A create without an answer is reported as failed, and forgotten.`,
        'guid-cleans-up': (clients) =>
          `${capital(clients)} clients in line. A create without an answer is reported as failed, and its znode is removed.`,
        guid: (clients) =>
          `${capital(clients)} clients in line. A create without an answer is looked for by its GUID.`,
        'write-lock': (clients) =>
          `${capital(clients)} clients in line, with WriteLock as ZooKeeper ships it.`,
        article: (clients) =>
          `${capital(clients)} clients in line, as an article has it: who finds nobody to watch waits to be called.`,
        'article-looks-again': (clients) =>
          `${capital(clients)} clients in line, as an article has it, but who finds nobody to watch looks again.`,
        'beside-its-parent': (clients) =>
          `${capital(clients)} clients, whose znodes stand beside the lock’s znode: the list below it is empty, and each takes itself for the first.`,
        persistent: (clients) =>
          `${capital(clients)} clients in line with persistent znodes, which stay when their makers die.`,
        corrected: (clients) => `${capital(clients)} clients in line. Each watches the one before it.`,
      }),
      parameters: {
        variant: form({
          'no-guid': 'documented until 2011: no GUID',
          'guid-gives-up': 'GUID, gives up at the first lost answer',
          'guid-cleans-up': 'GUID, gives up and cleans up',
          guid: 'documented since: GUID in the name',
          'write-lock': 'WriteLock as shipped',
          article: 'as an article has it',
          'article-looks-again': 'the article, looking again',
          'beside-its-parent': 'the parent’s path as prefix',
          persistent: 'persistent znodes',
          corrected: 'corrected',
        }),
        library: LIBRARY,
        firstNumber: {
          label: 'First number',
          hint: 'Of the first znode; the last number there is is 2,147,483,647.',
        },
      },
    },
    'fair-lock': {
      name: 'The fair, re-entrant lock',
      more: 'lock, tryLock, tryLock for a time',
      sentence: byVariant({
        article: (clients) =>
          `One lock object in each of ${clients} clients, as an article has it: one count, one latch, one id for all threads.`,
        corrected: (clients) =>
          `One lock object in each of ${clients} clients. Every thread has its own place in line, and looks again when it wakes.`,
      }),
      parameters: {
        variant: form({ article: 'as an article has it', corrected: 'corrected' }),
        second: {
          label: 'How the second client asks',
          values: {
            lock: 'lock()',
            tryLock: 'tryLock()',
            tryLockFor: 'tryLock(time)',
            unlockedByAnother: 'lock(), and another thread unlocks',
          },
          hint: 'All others call lock() and wait as long as it takes',
        },
        patienceMs: { label: 'How long tryLock(time) waits' },
        threads: { label: 'Threads in each client' },
        depth: { label: 'How often each takes it', hint: 'Nested: it is given back as often' },
      },
    },
    'guarded-lock': {
      name: 'A lock and what it guards',
      more: 'tokens at the resource',
      subtitle: ({ values }) =>
        `${values['guard'] === 'on' ? 'fence' : 'no fence'} · ${HOLDERS[String(values['holder'])] ?? ''}`,
      sentence: ({ clients, values }) =>
        values['guard'] === 'on'
          ? `${capital(spelled(clients))} clients print on one printer, each while it has the lock. The printer turns away a token older than one it has seen.`
          : `${capital(spelled(clients))} clients print on one printer, each while it has the lock. The printer takes what comes.`,
      parameters: {
        guard: { label: 'Fence at the resource', values: { off: 'off', on: 'on' } },
        holder: {
          label: 'What makes a holder stop',
          values: {
            deaf: 'nothing it hears',
            stopsWhenLost: 'its session is lost',
            stopsWhenSuspended: 'its connection is lost',
          },
        },
        library: LIBRARY,
      },
    },
    'read-write-lock': {
      name: 'Readers and writers',
      more: 'shared for some, exclusive for others',
      sentence: byVariant({
        'host-names': (clients) =>
          `${capital(clients)} clients that read and write. Znodes bear the host’s name first, and are sorted by it.`,
        'all-writers': (clients) =>
          `${capital(clients)} clients that read and write. A reader waits for the last writer, even one that came after it.`,
        'downgrade-behind': (clients) =>
          `${capital(clients)} clients. Who has written goes on reading, with a new place at the end of the line.`,
        children: (clients) =>
          `${capital(clients)} clients that read and write. Everybody watches the whole line.`,
        'downgrade-in-place': (clients) =>
          `${capital(clients)} clients. Who has written goes on reading, with the number it wrote by.`,
        recipe: (clients) =>
          `${capital(clients)} clients that read and write. A reader waits for the last writer before it, a writer for whoever is before it.`,
      }),
      parameters: {
        variant: form({
          'host-names': 'host names first, sorted as text',
          'all-writers': 'kazoo until 2.8: all writers count',
          'downgrade-behind': 'Curator until 5.4: downgrade to the end',
          children: 'everybody watches the children',
          'downgrade-in-place': 'Curator since 5.5: downgrade in place',
          recipe: 'as documented',
        }),
        mix: {
          label: 'Who writes',
          values: {
            alternate: 'every other client',
            fewWriters: 'every fourth client',
            writers: 'all of them',
          },
        },
      },
      steps: { 'share.downgrade': 'Before it gives the lock back: create a znode to go on reading' },
      stepNames: { 'share.downgrade': 'turns reader' },
    },
    semaphore: {
      name: 'Semaphore',
      more: 'so many permits for more clients',
      sentence: (choice) => {
        const permits = Number(choice.values['permits']);
        const few = permits === 1 ? 'One permit' : `${capital(spelled(permits))} permits`;
        return `${few} for ${spelled(choice.clients)} clients. ${SEMAPHORES[String(choice.values['variant'])] ?? ''}`;
      },
      parameters: {
        variant: form({
          'nth-before': 'in line, watching one far ahead',
          'leases-careless': 'leases, taken back carelessly',
          children: 'in line, watching everybody',
          leases: 'leases, one asks at a time',
        }),
        permits: { label: 'Permits' },
        patienceMs: { label: 'How long the second client waits', values: { forever: 'as long as it takes' } },
      },
      steps: {
        'semaphore.lease': 'List the leases, with a watch. Few enough: it has a permit',
        'semaphore.await': 'Else sleep until they change, then list again',
      },
      stepNames: { 'semaphore.lease': 'counts the leases', 'semaphore.await': 'asleep' },
    },
    'multi-lock': {
      name: 'Two locks at once',
      more: 'all or nothing, one after the other',
      sentence: byVariant({
        'own-order': (clients) =>
          `${capital(clients)} clients need both locks. Every other client takes them in the other order.`,
        'one-order': (clients) =>
          `${capital(clients)} clients need both locks, and all take them in one order.`,
      }),
      parameters: {
        variant: {
          label: 'In which order',
          values: { 'own-order': 'each in its own', 'one-order': 'all in the same' },
        },
      },
    },
    'revocable-lock': {
      name: 'A lock that can be asked back',
      more: 'the holder watches its own znode',
      sentence: byVariant({
        deaf: (clients) =>
          `${capital(clients)} clients in line. Whoever waits may ask the holder for the lock, and is not heard.`,
        obeys: (clients) =>
          `${capital(clients)} clients in line. Whoever waits may ask the holder for the lock, and it obeys.`,
      }),
      parameters: {
        variant: { label: 'What the holder does', values: { deaf: 'keeps it', obeys: 'gives it back' } },
      },
    },
    'job-watcher': {
      name: 'A lock taken in a watcher',
      more: 'one thread for all events',
      sentence: byVariant({
        'in-watcher': () =>
          'Client C brings jobs. Client B’s watcher takes the lock for each, on the thread all its events come through.',
        'handed-over': () =>
          'Client C brings jobs. Client B’s watcher hands each to a thread of its own, which takes the lock.',
      }),
      parameters: {
        variant: {
          label: 'Who waits for the lock',
          values: { 'in-watcher': 'the watcher itself', 'handed-over': 'a thread of its own' },
        },
      },
      steps: {
        'job.watch': 'List the jobs, with a watch',
        'job.bring': 'Wait for its user, then create a job',
      },
      stepNames: { 'job.watch': 'watches for jobs', 'job.bring': 'brings jobs' },
    },
    'tidy-lock': {
      name: 'A line that tidies up',
      more: 'the last one out deletes the parent',
      sentence: byVariant({
        'waits-for-parent': (clients) =>
          `${capital(clients)} clients in line. The last one out deletes the parent. Who finds none waits for it to come back.`,
        'makes-parent': (clients) =>
          `${capital(clients)} clients in line. The last one out deletes the parent. Who finds none makes it.`,
      }),
      parameters: {
        variant: {
          label: 'When the parent is gone',
          values: { 'waits-for-parent': 'it is waited for', 'makes-parent': 'it is made again' },
        },
      },
      steps: { 'tidy.awaitParent': 'No parent: sleep until there is one again' },
      stepNames: { 'tidy.awaitParent': 'waits for the parent' },
    },
    'stranger-lock': {
      name: 'A stranger at the line',
      more: 'anybody may delete a znode',
      sentence: byVariant({
        'looks-on': () =>
          'Client C may delete anybody’s znode. Who does not find its own looks again, and again.',
        'joins-again': () =>
          'Client C may delete anybody’s znode. Who does not find its own stands in line once more.',
      }),
      parameters: {
        variant: {
          label: 'Who does not find its znode',
          values: { 'looks-on': 'goes on looking', 'joins-again': 'joins again' },
        },
      },
      steps: { 'stranger.wait': 'The stranger: wait for its user, then delete the last znode' },
      stepNames: { 'stranger.wait': 'looks for a victim' },
    },
  },
  pairs: {
    'lines-published': {
      name: 'The line: an article and its cure',
      more: 'waits to be called · looks again',
      sentence: 'One line, twice. Left: who finds nobody to watch waits to be called. Right: it looks again.',
    },
    'lines-guid': {
      name: 'Without and with a GUID',
      more: 'a lost answer leaves two znodes · or one',
      sentence: 'Let an answer get lost. Left: the create is made again. Right: it is looked for first.',
    },
    'fair-locks': {
      name: 'The fair lock: an article and its cure',
      more: 'one count for all · one for each thread',
      sentence: 'Left: the article’s lock, faults and all. Right: the same promises, kept.',
    },
    fence: {
      name: 'Without and with a fence',
      more: 'the printer takes what comes · checks the token',
      sentence:
        'Pause the holder for longer than its session lives. Left: its late write goes through. Right: it is turned away.',
    },
    'readers-writers': {
      name: 'Readers and writers, two ways to wait',
      more: 'everybody watches the line · one watches one',
      sentence: 'Left: every change wakes everybody. Right: only those that can go in.',
    },
    'orders-of-locks': {
      name: 'Two locks in two orders',
      more: 'each its own · one for all',
      sentence: 'Left: A has x and wants y, B has y and wants x. Right: one order for all.',
    },
    revocations: {
      name: 'Asking for the lock',
      more: 'the holder keeps it · gives it back',
      sentence: 'Have a waiting client ask for the lock. Left: the holder does not listen. Right: it does.',
    },
  },
  contradictions: {
    storyNeedsItsCast: 'This story has more parts than there are clients: add clients, or choose no story.',
    storyHasItsOwnOrder:
      'A story decides who goes when, and so does lock step: let the clients arrive in another way, or choose no story.',
    lockstepWaits:
      'In lock step nobody goes on before everybody stands still, so whoever counts the seconds is always too late: let the clients arrive in another way, or wait as long as it takes.',
    nobodyWouldWait:
      'With as many permits as clients nobody ever waits: choose fewer permits, or more clients.',
    waitsForEver:
      'Who stands in line for a permit cannot give up: choose a form with leases, or wait as long as it takes.',
  },
};

const HOLDERS: Readonly<Record<string, string>> = {
  deaf: 'heeds nothing',
  stopsWhenLost: 'heeds its session',
  stopsWhenSuspended: 'heeds its connection',
};

const SEMAPHORES: Readonly<Record<string, string>> = {
  'nth-before': 'Each watches the znode so many places before its own.',
  'leases-careless':
    'One client at a time asks for a lease. Who gives up takes it back once, and does not look whether that worked.',
  children: 'Everybody watches all znodes.',
  leases: 'One client at a time asks for a lease, and waits until there are few enough.',
};

function form(values: Readonly<Record<string, string>>): ParameterWords {
  return { label: 'Form', values };
}

function byVariant(
  sentences: Readonly<Record<string, (clients: string) => string>>,
): (choice: ScenarioChoice) => string {
  return ({ clients, values }) => sentences[String(values['variant'])]?.(spelled(clients)) ?? '';
}

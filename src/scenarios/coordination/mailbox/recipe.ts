// A mailbox: one client sends, and another acts on each message. The variants differ in what a message is: a value that the
// next one overwrites, a flag that is created and deleted, or its own znode that stays until it has been acted on.
import { type ProgramArgs, type Recipe, zk } from '../../../engine/index.ts';
import { answered, awaitNews, untilExpired } from '../../ensemble/untilExpired.ts';
import { isKeeperError, patiently } from '../../locks/lockProgram.ts';
import { byNumber } from '../../locks/predecessorLock/recipe.ts';

export const MAIL = '/mail';
export const MAIL_VALUE = `${MAIL}/value`;
const MAIL_FLAG = `${MAIL}/flag`;
const MAIL_BOX = `${MAIL}/box`;
export const MAILBOX_VARIANTS = ['numbered', 'one-value', 'flag'] as const;
export const MAILBOX_NODES = [MAIL_VALUE, MAIL_BOX];

const WATCHER = 'mail';
/** So long the flag is up: who looks will have seen it by then. */
const UP_MS = 1000;
/** Milliseconds between two messages. */
const REST_MS = 900;

export function mailbox(args: ProgramArgs): Recipe<void> {
  return untilExpired(() => (args['role'] === 'sender' ? send(args) : receive(args['variant'])));
}

export function mailboxSteps(variant: unknown): readonly string[] {
  const ends = variant === 'flag' ? ['mail.lower'] : [];
  const taken = variant === 'numbered' ? ['mail.delete'] : [];
  return ['mail.send', ...ends, 'mail.look', 'mail.act', ...taken, 'mail.await'];
}

function* send({ client, pace, rounds, variant }: ProgramArgs): Recipe<void> {
  const last = rounds === 'endless' ? Number.MAX_SAFE_INTEGER : Number(rounds);
  for (let n = 1; n <= last; n++) {
    if (pace === 'byHand') yield* zk.gate('produce');
    else if (n > 1) yield* zk.sleep(REST_MS);
    yield* zk.atStep('mail.send');
    yield* sendAs(variant, `${String(client)}${n}`);
  }
}

function* sendAs(variant: unknown, item: string): Recipe<void> {
  switch (variant) {
    case 'one-value':
      yield* answered(() => zk.setData(MAIL_VALUE, item));
      return yield* zk.fact({ type: 'produced', item, path: MAIL_VALUE });
    case 'flag':
      yield* answered(() => zk.create(MAIL_FLAG, { data: item }));
      yield* zk.fact({ type: 'produced', item, path: MAIL_FLAG });
      yield* zk.sleep(UP_MS);
      yield* zk.atStep('mail.lower');
      return yield* answered(() => zk.deleteNode(MAIL_FLAG));
    default: {
      // The item is in the name: made twice it would be found out.
      const { path } = yield* zk.create(`${MAIL_BOX}/${item}-`, {
        data: item,
        mode: 'PERSISTENT_SEQUENTIAL',
      });
      return yield* zk.fact({ type: 'produced', item, path });
    }
  }
}

function* receive(variant: unknown): Recipe<void> {
  let before = '';
  for (;;) {
    yield* zk.atStep('mail.look');
    if (variant === 'numbered') yield* emptyBox();
    else {
      const item = yield* variant === 'flag' ? read(MAIL_FLAG) : read(MAIL_VALUE);
      if (item !== '' && item !== before) yield* act(item);
      before = item;
    }
    yield* zk.atStep('mail.await');
    yield* awaitNews(WATCHER);
  }
}

/** What is in the znode, with a watch; empty if it is not there, and then the watch is for its coming. */
function* read(path: string): Recipe<string> {
  for (;;) {
    try {
      return (yield* patiently(() => zk.getData(path, { watch: WATCHER, latch: 'new' }))).data ?? '';
    } catch (error) {
      if (!isKeeperError(error, 'NoNode')) throw error;
      if ((yield* patiently(() => zk.exists(path, { watch: WATCHER, latch: 'new' }))) === null) return '';
    }
  }
}

/** All that is there, the oldest first; each goes once it was acted upon. */
function* emptyBox(): Recipe<void> {
  const names = yield* patiently(() => zk.getChildren(MAIL_BOX, { watch: WATCHER, latch: 'new' }));
  for (const name of names.toSorted(byNumber)) {
    yield* act(name.slice(0, name.lastIndexOf('-')));
    yield* zk.atStep('mail.delete');
    yield* answered(() => zk.deleteNode(`${MAIL_BOX}/${name}`));
  }
}

function* act(item: string): Recipe<void> {
  yield* zk.atStep('mail.act');
  yield* zk.fact({ type: 'took', item });
  yield* zk.fact({ type: 'processed', item });
}

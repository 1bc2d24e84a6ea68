// The admin words a client may send in place of a connect request: the server answers in text and closes
// (org.apache.zookeeper.server.command). Sizes of files and facts about the machine are fixed.
import { FOUR_LETTER_WORDS, type FourLetterWord } from '../model/fourLetterWord.ts';
import type { LinkId } from '../model/ids.ts';
import type { ClientMessage } from '../model/message.ts';
import { configText, directoriesText, environmentText } from './fourLetter/config.ts';
import { connectionsText, resetConnectionStats } from './fourLetter/connections.ts';
import { monitorText } from './fourLetter/monitor.ts';
import { dumpText } from './fourLetter/sessions.ts';
import { resetServerStats, serverText, VERSION_LINE } from './fourLetter/server.ts';
import { watchesByPath, watchesBySession, watchesSummary } from './fourLetter/watches.ts';
import type { ServerStep } from './serverStep.ts';

/** An unknown word is no packet the server can read: the connection ends without an answer ([Z56]). */
export function answerFourLetterWord(step: ServerStep, link: LinkId, asked: Asked): void {
  const text = answerTo(step, asked);
  if (text !== null) {
    step.outbox.send(link, { kind: 'fourLetterAnswer', text });
    countAnswer(step, text);
  }
  step.outbox.close(link);
}

/** Whether a server takes it for a word, answered or not; others count as no packet. */
export function isKnownWord(word: string): boolean {
  return word === 'stmk' || FOUR_LETTER_WORDS.some((each) => each === word);
}

/** Each piece that a BufferedWriter hands on is a packet (NIOServerCnxn.sendBufferSync), and an answer without text is none. */
function countAnswer({ self }: ServerStep, text: string): void {
  const { packetsSent } = self.vars.value;
  self.vars.update({ packetsSent: packetsSent + Math.ceil(text.length / PIECE_CHARACTERS) });
}

const PIECE_CHARACTERS = 8192;

type Asked = Pick<Extract<ClientMessage, { kind: 'fourLetterWord' }>, 'word' | 'traceMask'>;

function answerTo(step: ServerStep, { word, traceMask }: Asked): string | null {
  if (word === 'stmk') return setTraceMask(step, traceMask);
  if (word in ADMIN_RESETS) return resetForAdmin(step, word);
  const known = FOUR_LETTER_WORDS.find((each) => each === word);
  return known === undefined ? null : fourLetterText(step, known);
}

/** Commands of the AdminServer that change something: they come as words of their own, need no whitelist and count as no packet. */
const ADMIN_RESETS: Readonly<Record<string, (step: ServerStep) => string>> = {
  stat_reset: resetServerStats,
  connection_stat_reset: resetConnectionStats,
};

function resetForAdmin(step: ServerStep, command: string): null {
  if (step.self.vars.value.state !== 'notServing') ADMIN_RESETS[command]?.(step);
  return null;
}

/** Nothing is traced, whatever the mask; without one there is no answer. */
function setTraceMask(step: ServerStep, traceMask: string | undefined): string | null {
  if (!isEnabled(step, 'stmk')) return refusal('stmk');
  if (traceMask === undefined) return null;
  step.self.vars.update({ traceMask });
  return traceMask;
}

/** What a server answers to the word. */
export function fourLetterText(step: ServerStep, word: FourLetterWord): string {
  return isEnabled(step, word) ? textOf(step, word, ANSWERS[word]) : refusal(word);
}

function refusal(word: string): string {
  return `${word} is not executed because it is not in the whitelist.\n`;
}

/** A server without a leader has nothing to tell but that it lives. */
function textOf(step: ServerStep, word: string, answer: (step: ServerStep) => string): string {
  if (step.self.vars.value.state !== 'notServing' || WITHOUT_SERVING.has(word)) return answer(step);
  if (word === 'isro') return 'null';
  return `This ZooKeeper instance is not currently serving requests${word === 'hash' ? '' : '\n'}`;
}

const WITHOUT_SERVING: ReadonlySet<string> = new Set(['ruok', 'envi', 'gtmk']);

/** `srvr` is always allowed, as the server's own scripts depend on it, and so is `isro` where servers may be read-only. */
function isEnabled({ config }: ServerStep, word: string): boolean {
  if (word === 'srvr' || (word === 'isro' && config.readOnlyMode === true)) return true;
  return config.fourLetterWords.includes('*') || config.fourLetterWords.includes(word);
}

const ANSWERS: Readonly<Record<FourLetterWord, (step: ServerStep) => string>> = {
  ruok: () => 'imok',
  isro: ({ self }) => (self.vars.value.state === 'readOnly' ? 'ro' : 'rw'),
  srvr: (step) => `${VERSION_LINE}\n${serverText(step)}`,
  stat: (step) => `${VERSION_LINE}\nClients:\n${connectionsText(step, 'brief')}\n${serverText(step)}`,
  cons: (step) => `${connectionsText(step, 'full')}\n`,
  mntr: monitorText,
  wchs: ({ self }) => watchesSummary(self),
  wchc: ({ self }) => watchesBySession(self),
  wchp: ({ self }) => watchesByPath(self),
  dump: dumpText,
  conf: configText,
  envi: environmentText,
  dirs: directoriesText,
  crst: resetConnectionStats,
  srst: resetServerStats,
  gtmk: ({ self }) => self.vars.value.traceMask,
  hash: ({ self }) =>
    self.digestLog
      .toArray()
      .map(({ zxid, digest }) => `${zxid.toString(16)}: ${digest}\n`)
      .join(''),
};

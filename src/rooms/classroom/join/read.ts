// What the relay sends, checked by hand: a schema library would be most of this page. What has another form is left out or shown as
// nothing; texts are only ever set as text.
import type {
  Act,
  ClientFace,
  ClientState,
  ServerFace,
  ServerRole,
  SessionState,
  ToPhone,
  VoteShown,
} from '../model/protocol.ts';
import type { Texts } from './texts.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Null if it is no message that this page knows. `texts`: they have a word for whatever may come. */
export function readMessage(text: string, texts: Texts): ToPhone | null {
  const said = parse(text);
  switch (said['kind']) {
    case 'welcome':
      return {
        kind: 'welcome',
        version: 1,
        phone: number(said['phone']),
        token: string(said['token']),
        beatMs: Math.max(200, number(said['beatMs'])),
      };
    case 'beat':
      return { kind: 'beat' };
    case 'host':
      return { kind: 'host', isThere: said['isThere'] === true };
    case 'bye':
      return { kind: 'bye', why: oneOf(said['why'], texts.bye, 'removed') };
    case 'screen':
      return {
        kind: 'screen',
        ...('me' in said ? { me: faceOf(said['me'], texts) } : {}),
        ...('vote' in said ? { vote: voteOf(said['vote']) } : {}),
      };
    default:
      return null;
  }
}

function faceOf(said: unknown, texts: Texts): ClientFace | ServerFace | null {
  const face = fields(said);
  if (face['kind'] === 'client') return clientOf(face, texts);
  return face['kind'] === 'server' ? serverOf(face, texts) : null;
}

function clientOf(face: Fields, texts: Texts): ClientFace {
  return {
    kind: 'client',
    letters: string(face['letters']),
    hue: number(face['hue']) % 8,
    outline: string(face['outline']),
    worlds: list(face['worlds'], 2).map((world) => ({
      state: oneOf<ClientState>(world['state'], texts.states, 'idle'),
      waitsFor: typeof world['waitsFor'] === 'string' ? world['waitsFor'] : null,
      place: typeof world['place'] === 'number' ? world['place'] : null,
      wakeUps: number(world['wakeUps']),
      session: oneOf<SessionState>(world['session'], texts.sessions, 'NONE'),
    })),
    acts: array(face['acts'], 5).flatMap((act) => (isKey<Act>(act, texts.acts) ? [act] : [])),
    news: list(face['news'], 20).map((each) => ({
      state: oneOf<SessionState>(each['state'], texts.sessions, 'NONE'),
      atMs: number(each['atMs']),
    })),
  };
}

function serverOf(face: Fields, texts: Texts): ServerFace {
  return {
    kind: 'server',
    number: number(face['number']),
    role: oneOf<ServerRole>(face['role'], texts.roles, 'DOWN'),
    epoch: number(face['epoch']),
    votes: list(face['votes'], 9).map((vote) => ({
      from: number(vote['from']),
      for: number(vote['for']),
    })),
    log: list(face['log'], 20).map((entry) => ({
      zxid: string(entry['zxid']),
      what: string(entry['what']),
      isCommitted: entry['isCommitted'] === true,
    })),
    reaches: array(face['reaches'], 9).map(number),
  };
}

function voteOf(said: unknown): VoteShown | null {
  const vote = fields(said);
  if (typeof vote['id'] !== 'string') return null;
  const counts = vote['counts'];
  return {
    id: vote['id'],
    question: string(vote['question']),
    options: list(vote['options'], 12).map(({ id, text }) => ({ id: string(id), text: string(text) })),
    state: vote['state'] === 'open' ? 'open' : 'closed',
    counts:
      typeof counts === 'object' && counts !== null
        ? Object.fromEntries(Object.entries(counts).map(([option, count]) => [option, number(count)]))
        : null,
    right: typeof vote['right'] === 'string' ? vote['right'] : null,
    ...('chosen' in vote ? { chosen: typeof vote['chosen'] === 'string' ? vote['chosen'] : null } : {}),
  };
}

function parse(text: string): Fields {
  try {
    return fields(JSON.parse(text));
  } catch {
    return {};
  }
}

function fields(said: unknown): Fields {
  return typeof said === 'object' && said !== null ? (said as Fields) : {};
}

function array(said: unknown, most: number): readonly unknown[] {
  return Array.isArray(said) ? said.slice(0, most) : [];
}

function list(said: unknown, most: number): readonly Fields[] {
  return array(said, most).map(fields);
}

function string(said: unknown): string {
  return typeof said === 'string' ? said.slice(0, 1000) : '';
}

function number(said: unknown): number {
  return typeof said === 'number' && Number.isFinite(said) ? Math.max(0, said) : 0;
}

function isKey<Key extends string>(said: unknown, known: Readonly<Record<Key, unknown>>): said is Key {
  return typeof said === 'string' && Object.hasOwn(known, said);
}

function oneOf<Key extends string>(
  said: unknown,
  known: Readonly<Record<Key, unknown>>,
  otherwise: Key,
): Key {
  return isKey(said, known) ? said : otherwise;
}

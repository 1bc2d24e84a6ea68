// A mailbox, its sender and its receiver.
import { PACES, choiceParameter, variantParameter, isEndless } from '../../scenario/parameters.ts';
import { MAIL, MAILBOX_NODES, MAILBOX_VARIANTS, mailboxSteps, mailbox as recipe } from './recipe.ts';
import { castScenario } from '../castScenario.ts';
import { ROUNDS } from '../parameters.ts';
import { pieceWords, pieces } from './pieces.ts';
import { words } from './words.ts';

export const mailbox = castScenario({
  id: 'mailbox',
  recipe,
  words,
  pieces,
  pieceWords,
  family: 'coordination',
  views: ['conveyor', 'spaceTime'],
  parameters: [variantParameter(MAILBOX_VARIANTS), choiceParameter('pace', PACES), ROUNDS],
  clients: { min: 2, max: 2, initial: 2 },
  parent: MAIL,
  nodes: MAILBOX_NODES,
  invariants: ['I-8', 'I-9', 'I-24'],
  // A receiver that dies between acting and deleting acts again.
  expected: ({ variant }) => (variant === 'numbered' ? ['I-8'] : ['I-9']),
  stepList: ({ variant }) => mailboxSteps(variant),
  isEndless,
  seat: (place) => ({ role: place === 0 ? 'sender' : 'receiver' }),
});

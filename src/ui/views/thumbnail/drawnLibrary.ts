// The small pictures of what the library has, in the page that a build makes: drawn before, and fetched once for all cards.
import type { MuseumPiece } from '../../../scenarios/scenario/piece.ts';
import { fetched } from '../../fetching/fetched.ts';
import type { Drawn, ShownMoment } from './redMoments.ts';

export function picturedScene(id: string): Drawn {
  return { id, fetch: () => drawn.moment(id) };
}

export function picturedPiece({ id }: MuseumPiece): Drawn {
  return { id, fetch: () => drawn.moment(id) };
}

class DrawnMoments {
  #all: Promise<Readonly<Record<string, ShownMoment | null>>> | null = null;

  async moment(id: string): Promise<ShownMoment | null> {
    this.#all ??= fetched(async () => (await import('./drawnMoments.ts')).drawnMoments);
    return (await this.#all)[id] ?? null;
  }
}

const drawn = new DrawnMoments();

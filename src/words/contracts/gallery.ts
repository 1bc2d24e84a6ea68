import type { ArticleId } from '../../scenarios/museum/articles.ts';

/** What every language says of the gallery. */
export interface GalleryWords {
  readonly filter: string;
  readonly all: string;
  readonly byFamily: string;
  readonly byArticle: string;
  readonly articles: Readonly<Record<ArticleId, string>>;
  readonly count: (shown: number, all: number) => string;
  /** Where a picture will be. */
  readonly playing: string;
  /** The caption of a picture: when the promise broke, and how. */
  readonly moment: (time: string, why: string) => string;
  readonly legend: Readonly<Record<'belief' | 'waits' | 'away' | 'command' | 'red', string>>;
}

import type { MuseumPiece } from '../../../../scenarios/scenario/piece.ts';
import { useWords } from '../../../../words/useWords.ts';
import { ROOMS } from '../../words/rooms.ts';

/** Where a piece was reported, and the change that mended it. */
export function Sources({ piece: { source, patch } }: { readonly piece: MuseumPiece }) {
  const text = useWords(ROOMS).museum;
  return (
    <>
      {text.reported}
      <Source source={source} />
      {patch !== undefined && (
        <>
          {' · '}
          {text.patch}
          <Source source={patch} />
        </>
      )}
    </>
  );
}

function Source({ source }: { readonly source: string }) {
  if (!source.startsWith('https://')) return source;
  return (
    <a href={source} target="_blank" rel="noreferrer">
      {shortOf(source)}
    </a>
  );
}

/** An issue or a pull request by its number, any other address without what all have. */
function shortOf(address: string): string {
  const issue = /\/browse\/([A-Z]+-\d+)$/.exec(address)?.[1];
  const pull = /\/([\w-]+\/[\w-]+)\/pull\/(\d+)$/.exec(address);
  if (pull !== null) return `${pull[1]}#${pull[2]}`;
  return issue ?? address.replace(/^https:\/\/(?:www\.)?/, '').replace(/\/$/, '');
}

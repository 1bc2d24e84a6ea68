import { useWords } from '../../words/useWords.ts';

/** The way to the page that writes embeds, with the moment of that address. The single file has no such page beside it. */
export function IntoPage({ address }: { readonly address: string }) {
  const words = useWords().embed;
  if (document.documentElement.dataset['wholePage'] !== undefined) return null;
  const builder = new URL('./builder.html', address);
  builder.hash = new URL(address).hash;
  return (
    <a href={builder.href} target="_blank" rel="noreferrer">
      {words.intoPage}
    </a>
  );
}

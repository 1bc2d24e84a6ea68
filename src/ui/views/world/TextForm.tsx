import { useWords } from '../../i18n/words.ts';
import type { WorldPicture } from '../../select/worldPicture.ts';
import { clientName, znodeParts } from './thingNames.ts';

/** The same picture in words, for readers who do not see it: the tree as a tree, the clients as a list. */
export function TextForm({ picture, title }: { readonly picture: WorldPicture; readonly title: string }) {
  const words = useWords();
  return (
    <div className="visually-hidden">
      <ul role="tree" aria-label={words.picture.treeOf(title)}>
        <Branch picture={picture} path="/" />
      </ul>
      <ul aria-label={words.picture.clientsOf(title)}>
        {picture.clients.map((client) => (
          <li key={client.id}>{clientName(client, words)}</li>
        ))}
      </ul>
    </div>
  );
}

function Branch({ picture, path }: { readonly picture: WorldPicture; readonly path: string }) {
  const words = useWords();
  const node = picture.nodes.find((candidate) => candidate.path === path);
  if (node === undefined || node.presence !== 'there') return null;
  const children = picture.nodes.filter(
    (candidate) => candidate.parent === path && candidate.presence === 'there',
  );
  const more = picture.more.find((entry) => entry.parent === path);
  const parts = znodeParts(node, words);
  return (
    <li
      role="treeitem"
      aria-selected={false}
      aria-level={node.depth + 1}
      aria-expanded={children.length > 0 ? true : undefined}
      aria-label={path}
    >
      {words.picture.treeItem(path, parts)}
      {children.length > 0 && (
        <ul role="group">
          {children.map((child) => (
            <Branch key={child.path} picture={picture} path={child.path} />
          ))}
          {more !== undefined && (
            <li role="treeitem" aria-selected={false} aria-level={node.depth + 2}>
              {words.picture.moreNodes(more.count)}
            </li>
          )}
        </ul>
      )}
    </li>
  );
}

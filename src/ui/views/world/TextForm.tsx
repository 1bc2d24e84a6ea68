import { useMemo } from 'react';
import { useWords } from '../../../words/useWords.ts';
import type { WorldPicture } from '../../select/worldPicture.ts';
import { childrenByParent, type PictureNode } from '../../select/znodeTree.ts';
import { clientName, znodeParts } from '../picture/thingNames.ts';

/** The same picture in words, for readers who do not see it: the tree as a tree, the clients as a list. */
export function TextForm({
  picture,
  title,
  hintId,
}: {
  readonly picture: WorldPicture;
  readonly title: string;
  /** The id of the sentence that says how to walk through the picture. */
  readonly hintId: string;
}) {
  const words = useWords();
  const children = useMemo(
    () => childrenByParent(picture.nodes.filter((node) => node.presence === 'there')),
    [picture.nodes],
  );
  return (
    <div className="visually-hidden">
      <p id={hintId}>{words.picture.clientsAndZnodes}</p>
      <ul role="tree" aria-label={words.picture.treeOf(title)}>
        <Branches parent={null} nodes={children} more={picture.more} />
      </ul>
      <ul aria-label={words.picture.clientsOf(title)}>
        {picture.clients.map((client) => (
          <li key={client.id}>{clientName(client, words)}</li>
        ))}
      </ul>
    </div>
  );
}

function Branches({
  parent,
  nodes,
  more,
}: {
  readonly parent: PictureNode | null;
  readonly nodes: ReturnType<typeof childrenByParent>;
  readonly more: WorldPicture['more'];
}) {
  const words = useWords();
  const hidden = more.find((entry) => entry.parent === parent?.path);
  const siblings = nodes.get(parent?.path ?? null) ?? [];
  return (
    <>
      {siblings.map((node) => {
        const hasChildren = nodes.has(node.path);
        return (
          <li
            key={node.path}
            role="treeitem"
            aria-selected={false}
            aria-level={node.depth + 1}
            aria-expanded={hasChildren ? true : undefined}
            aria-label={node.path}
          >
            {words.picture.treeItem(node.path, znodeParts(node, words))}
            {hasChildren && (
              <ul role="group">
                <Branches parent={node} nodes={nodes} more={more} />
              </ul>
            )}
          </li>
        );
      })}
      {hidden !== undefined && (
        <li role="treeitem" aria-selected={false} aria-level={(parent?.depth ?? 0) + 2}>
          {words.picture.moreNodes(hidden.count)}
        </li>
      )}
    </>
  );
}

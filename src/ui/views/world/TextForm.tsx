import type { HierarchyNode } from 'd3-hierarchy';
import { useMemo } from 'react';
import { useWords } from '../../../words/useWords.ts';
import type { WorldPicture } from './worldPicture.ts';
import { hierarchyOf, type PictureNode } from '../../select/znodeTree.ts';
import { clientName, znodeParts } from '../../draw/thing/thingNames.ts';

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
  const root = useMemo(
    () => hierarchyOf(picture.nodes.filter((node) => node.presence === 'there')),
    [picture.nodes],
  );
  return (
    <div className="visually-hidden">
      <p id={hintId}>{words.picture.clientsAndZnodes}</p>
      <ul role="tree" aria-label={words.picture.treeOf(title)}>
        {root !== null && <Branch node={root} more={picture.more} />}
      </ul>
      <ul aria-label={words.picture.clientsOf(title)}>
        {picture.clients.map((client) => (
          <li key={client.id}>{clientName(client, words)}</li>
        ))}
      </ul>
    </div>
  );
}

interface BranchProps {
  readonly node: HierarchyNode<PictureNode>;
  readonly more: WorldPicture['more'];
}

function Branch({ node: { data, depth, children }, more }: BranchProps) {
  const words = useWords();
  const hidden = more.find(({ parent }) => parent === data.path);
  const hasChildren = children !== undefined || hidden !== undefined;
  return (
    <li
      role="treeitem"
      aria-selected={false}
      aria-level={depth + 1}
      aria-expanded={hasChildren ? true : undefined}
      aria-label={data.path}
    >
      {words.picture.treeItem(data.path, znodeParts(data, words))}
      {hasChildren && (
        <ul role="group">
          {children?.map((child) => (
            <Branch key={child.data.path} node={child} more={more} />
          ))}
          {hidden !== undefined && (
            <li role="treeitem" aria-selected={false} aria-level={depth + 2}>
              {words.picture.moreNodes(hidden.count)}
            </li>
          )}
        </ul>
      )}
    </li>
  );
}

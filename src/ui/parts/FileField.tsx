import type { Ref } from 'react';

interface Props {
  readonly ref: Ref<HTMLInputElement>;
  readonly name: string;
  readonly accept?: string;
  readonly takes?: 'one' | 'several' | 'folder';
  readonly onChoose: (files: readonly File[]) => void;
}

/** Not seen: a button beside it clicks it. Afterwards it is empty, so that the same file can be chosen again. */
export function FileField({ ref, name, accept, takes = 'one', onChoose }: Props) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      accept={accept}
      multiple={takes === 'several'}
      // Not in React's types.
      {...(takes === 'folder' ? { webkitdirectory: '' } : {})}
      aria-label={name}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        currentTarget.value = '';
        if (files.length > 0) onChoose(files);
      }}
    />
  );
}

export interface Option {
  readonly value: string;
  readonly label: string;
}

interface Props {
  readonly name: string;
  readonly value: string;
  readonly groups: readonly { readonly label: string | null; readonly options: readonly Option[] }[];
  readonly onChoose: (value: string) => void;
  /** Before it can be opened: by pointer or key. */
  readonly onReach?: (() => void) | undefined;
}

/** One of several, in groups where there are many. */
export function Select({ name, value, groups, onChoose, onReach }: Props) {
  return (
    <select
      aria-label={name}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value)}
      onPointerDown={onReach}
      onFocus={onReach}
    >
      {groups.map(({ label, options }) =>
        label === null ? (
          <Options key="" options={options} />
        ) : (
          <optgroup key={label} label={label}>
            <Options options={options} />
          </optgroup>
        ),
      )}
    </select>
  );
}

function Options({ options }: { readonly options: readonly Option[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

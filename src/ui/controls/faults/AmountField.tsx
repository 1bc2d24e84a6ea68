import styles from './amountField.module.css';

interface Props<Amount extends number> {
  readonly label: string;
  readonly value: Amount;
  readonly amounts: readonly Amount[];
  readonly text: (amount: Amount) => string;
  readonly onChoose: (amount: Amount) => void;
}

/** How much, for a fault that has a measure. */
export function AmountField<Amount extends number>({ label, value, amounts, text, onChoose }: Props<Amount>) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <select
        value={value}
        onChange={(event) => {
          const chosen = amounts[event.currentTarget.selectedIndex];
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {amounts.map((amount) => (
          <option key={amount} value={amount}>
            {text(amount)}
          </option>
        ))}
      </select>
    </label>
  );
}

import { useWords } from '../../../words/useWords.ts';
import { legible } from '../../draw/thing/legible.ts';
import { textWidth } from '../../draw/thing/textFit.ts';
import styles from './server.module.css';

interface Props {
  readonly zxid: number;
  readonly right: number;
  readonly y: number;
  readonly type: number;
  readonly label?: boolean;
}

const COUNTERS = 2 ** 32;

/** A zxid as the two-field counter it is: the epoch, and behind it how many transactions its leader had proposed. */
export function Odometer({ zxid, right, y, type, label = false }: Props) {
  const words = useWords().ensemble;
  const counter = zxid % COUNTERS;
  const epoch = (zxid - counter) / COUNTERS;
  const size = legible(11, type, 'text');
  const widthOf = (text: string) => textWidth(text, size, 'mono') + 9 * type;
  const fields = epoch === 0 ? [String(counter)] : [String(epoch), String(counter)];
  const widths = fields.map(widthOf);
  const left = right - widths.reduce((sum, width) => sum + width, 0);
  return (
    <g className={styles.odometer}>
      {label && (
        <text className={styles.fact} x={left - 5} y={y + 12 * type} style={{ fontSize: size }} data-at="end">
          {words.zxid}
        </text>
      )}
      {fields.map((text, at) => {
        const x = left + (at === 0 ? 0 : (widths[0] ?? 0));
        const width = widths[at] ?? 0;
        return (
          <g
            key={at === 0 && epoch > 0 ? 'epoch' : 'counter'}
            data-field={at === 0 && epoch > 0 ? 'epoch' : 'counter'}
          >
            <rect className={styles.drum} x={x} y={y} width={width} height={16 * type} rx={3} />
            <text className={styles.digits} x={x + width / 2} y={y + 12 * type} style={{ fontSize: size }}>
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
}

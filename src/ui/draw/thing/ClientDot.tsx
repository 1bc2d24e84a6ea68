import { memo } from 'react';
import type { Body } from '../../select/clientBody.ts';
import { Disc } from './Disc.tsx';
import styles from './dot.module.css';

interface Props {
  /** Its place among the clients, from 0; −1 for one that is not known. */
  readonly index: number;
  readonly name: string;
  readonly body?: Body;
}

/** A client in a line of text, small. */
export const ClientDot = memo(function ClientDot({ index, name, body = 'awake' }: Props) {
  return (
    <svg className={styles.dot} viewBox="-12 -12 24 24" aria-hidden="true">
      <Disc {...{ index, name, body }} r={10.5} letter={name.length > 1 ? 11 : 14.5} />
    </svg>
  );
});

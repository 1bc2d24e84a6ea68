// What a process has used of the processors, from /proc, where a hundredth of a second is one.
import { readFileSync } from 'node:fs';

export function processorMs(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

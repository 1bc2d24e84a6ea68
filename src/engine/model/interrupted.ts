/** java.lang.InterruptedException: thrown into a program whose thread was interrupted in a wait. What it called may be done. */
export class Interrupted {
  readonly name = 'Interrupted';
}

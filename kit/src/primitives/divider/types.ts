export interface DividerProps {
  /** Words on the line; a line alone when left out. */
  readonly children?: string;
  /** Place of the words on the line. @defaultValue `center` */
  readonly align?: 'start' | 'center' | 'end';
}

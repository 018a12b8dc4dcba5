export interface DividerProps {
  /** Words on the line; a line alone when left out. */
  readonly children?: string;
  /** Where on the line they stand. @defaultValue `center` */
  readonly align?: 'start' | 'center' | 'end';
}

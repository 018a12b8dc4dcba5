/** Things that are about to be there: lines of text, labelled fields, rows of a list with an avatar each. */
export type SkeletonKind = 'text' | 'fields' | 'rows';

export interface SkeletonProps {
  /** @defaultValue `text` */
  readonly kind?: SkeletonKind;
  /** Number of lines, fields or rows, 1 to 20. @defaultValue 4 */
  readonly count?: number;
  /** Name of what is loading, such as “work orders”: said and shown once it takes longer than a second. */
  readonly what: string;
}

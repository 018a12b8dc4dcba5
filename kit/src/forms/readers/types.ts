import type { Control, Read } from '../grammar/index.ts';

/** Props of what shows a value that is filled in. */
export interface ViewProps<C = Control> {
  readonly control: C;
  readonly value: unknown;
  readonly read: Read;
}

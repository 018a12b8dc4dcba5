import type { PartLooks } from '../../primitives/parts/index.ts';
import { requiredContext } from '../../primitives/required-context/index.ts';
import type { InputTablePart } from './types.ts';

/** Look that cells share; nothing in it changes from key to key, so that no cell is drawn for it. */
interface GridLook {
  readonly parts: PartLooks<InputTablePart> | undefined;
  /** Language of what a cell says, where it is not the page's. */
  readonly langOf: (text: string) => string | undefined;
  /** Makes room in the rows for a sentence of so many lines on what is wrong. */
  readonly noteLines: (lines: number) => void;
}

const [GridLookProvider, useGridLook] = requiredContext<GridLook>('input table', '<InputTable>');
export { GridLookProvider, useGridLook };
export type { GridLook };

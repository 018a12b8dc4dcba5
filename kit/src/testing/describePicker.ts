import { beforeEach, describe } from 'vitest';
import { page } from 'vitest/browser';
import { pickerBench } from './picker/pickerBench.tsx';
import { isTestAll } from './inTurn.ts';
import { promisesOfDeclaration } from './picker/promisesOfDeclaration.ts';
import { promisesOfOpening } from './picker/promisesOfOpening.ts';
import { promisesOfReason, promisesOfRefusal } from './picker/promisesOfRefusal.ts';
import { promisesOfRows } from './picker/promisesOfRows.ts';
import { promisesOfSight } from './picker/promisesOfSight.ts';
import { promisesOfValue } from './picker/promisesOfValue.ts';
import type { PickerExample } from './picker/types.ts';
import type { SlowFeed } from './slowFeed.ts';

export { hangingTable, hangingTree, tableDialog, treeAndTable, treeDialog } from './picker/ways.ts';
export type { Cardinality, DrawnPicker, PickerExample, PickerTitles, PickerWay, RowToPick } from './picker/types.ts';

/**
 * Promises of every picker, whatever it offers and however one gets through it: tests over one example of it. Peculiar
 * promises stand beside the call.
 * @source forms §2.1–2.6, §3, §4, §9
 */
export function describePicker<F extends SlowFeed, V>(title: string, example: PickerExample<F, V>): void {
  const bench = pickerBench(example);
  describe(`the ${title}`, () => {
    beforeEach(() => page.viewport(1280, 800));
    promisesOfDeclaration(bench);
    promisesOfRefusal(bench);
    if (example.promises === 'declared' && !isTestAll) return;
    promisesOfSight(bench);
    promisesOfReason(bench);
    if (example.promises === 'declared') return;
    promisesOfValue(bench);
    promisesOfOpening(bench);
    promisesOfRows(bench);
  });
}

import type { CompiledList, ModelRow } from '../../data/model/compile/index.ts';

const PLAIN = { text: String, moment: String };

/** Name of a record of a model: its first column that says something; empty where none does. @reading R-681 */
export const rowNameOf =
  (columns: readonly Pick<CompiledList['columns'][number], 'text'>[]) =>
  (values: object): string => {
    for (const column of columns) {
      const name = column.text(values as ModelRow, PLAIN).trim();
      if (name !== '') return name;
    }
    return '';
  };

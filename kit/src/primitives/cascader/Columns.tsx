import { OptionList } from '../option-list/index.ts';
import { partProps } from '../parts/index.ts';
import type { PartLooks } from '../parts/index.ts';
import { column, columnsFrame } from './Cascader.css.ts';
import type { CascadeColumnView } from './headless.ts';
import type { CascaderPart } from './types.ts';

interface ColumnsProps {
  readonly columns: readonly CascadeColumnView[];
  readonly parts: PartLooks<CascaderPart> | undefined;
}

/** Levels side by side. */
export function Columns({ columns, parts }: ColumnsProps) {
  return (
    <div {...partProps(parts, 'columns', columnsFrame)}>
      {columns.map(({ key, list, label, look }) => (
        <div key={key} {...partProps(parts, 'column', column)}>
          <OptionList {...{ list, label, look, parts }} />
        </div>
      ))}
    </div>
  );
}

/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one in a scroll region, which table elements cannot be */
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { isEmptyCell } from '../../engines/input-rows/index.ts';
import { Figure } from '../../primitives/figure/index.ts';
import { partProps } from '../../primitives/parts/index.ts';
import { useGridLook } from './gridLook.ts';
import type { GridLook } from './gridLook.ts';
import { inputCellProps, inputTextProps, useCellField } from './headless.ts';
import type { InputCellView } from './headless.ts';
import { Problem } from './Problem.tsx';
import * as css from './InputTable.css.ts';

interface CellProps {
  readonly cell: InputCellView;
}

const problemOf = (cell: InputCellView) => cell.content.problem !== undefined && <Problem cell={cell} text={cell.content.problem} />;

/** A text until the keyboard comes to it. No component: a row is all that is drawn of such cells. */
export function restingCell(cell: InputCellView, { langOf, parts }: GridLook) {
  const { column, content } = cell;
  const lang = langOf(content.text);
  return (
    <div key={column.id} {...inputCellProps(cell, partProps(parts, 'cell', css.resting[column.align ?? 'start']))}>
      {column.align === 'end' ? (
        <Figure>{content.text}</Figure>
      ) : lang === undefined ? (
        content.text
      ) : (
        <span lang={lang}>{content.text}</span>
      )}
      {problemOf(cell)}
    </div>
  );
}

/** One cell; it is drawn anew when its own value is, and for no other. */
export const Cell = memo(function Cell({ cell }: CellProps) {
  const { parts } = useGridLook();
  const { kind, column, content, isFixed, grid, rowId } = cell;
  if (kind === 'field') return <FieldCell cell={cell} />;
  if (kind === 'typed')
    return (
      <div {...inputCellProps(cell, partProps(parts, 'cell', css.typed))}>
        <input {...inputTextProps(cell, partProps(parts, 'input', `${css.input} ${css.inputAlign[column.align ?? 'start']}`))} />
        {problemOf(cell)}
      </div>
    );
  const look = `${css.shown[column.align ?? 'start']} ${isFixed ? css.fixed : css.chosen}${column.isHeld ? ` ${css.held}` : ''}`;
  return (
    <div {...inputCellProps(cell, partProps(parts, 'cell', look))}>
      {column.Shown && content.isShown && !isEmptyCell(content.value) ? (
        <column.Shown value={content.value} row={grid.table.store.row(rowId) ?? {}} />
      ) : (
        <Shown cell={cell} />
      )}
      {problemOf(cell)}
    </div>
  );
});

function Shown({ cell: { content, column, isFixed } }: CellProps) {
  const { t } = useLingui();
  const { langOf } = useGridLook();
  const { text, isShown } = content;
  if (text !== '' && column.align === 'end') return <Figure>{text}</Figure>;
  if (text !== '') return <span lang={langOf(text)}>{text}</span>;
  return <span className={css.quiet}>{isFixed ? (isShown ? '–' : '') : t`Choose`}</span>;
}

/** A cell with the field of its column in it. */
function FieldCell({ cell }: CellProps) {
  const { parts } = useGridLook();
  const { field, getCellProps } = useCellField(cell);
  const { Field } = cell.column;
  return (
    Field && (
      <div {...getCellProps(partProps(parts, 'cell', css.field))}>
        <Field {...field} />
        {problemOf(cell)}
      </div>
    )
  );
}

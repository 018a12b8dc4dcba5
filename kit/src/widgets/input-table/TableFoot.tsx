import { useLingui } from '@lingui/react/macro';
import { ListPlus, Plus, Redo2, Undo2 } from 'lucide';
import { Button } from '../../primitives/button/index.ts';
import { EitherText } from '../../primitives/data-text/index.ts';
import { partProps } from '../../primitives/parts/index.ts';
import type { useInputTable } from './headless.ts';
import type { InputTableProps } from './types.ts';
import * as css from './InputTable.css.ts';

interface TableFootProps extends Pick<InputTableProps, 'addLabel' | 'parts'> {
  readonly choice: InputTableProps['choice'] | undefined;
  readonly table: ReturnType<typeof useInputTable>;
  readonly isNarrow: boolean;
}

/** Buttons below a table: a row more, rows that are chosen, and on a narrow screen the steps back and on. */
export function TableFoot({ table, isNarrow, addLabel, choice, parts }: TableFootProps) {
  const { t } = useLingui();
  const { ref: addRef, onClick: add } = table.getAddProps();
  const { ref: chooseRef, onClick: choose } = table.getChooseProps();
  return (
    <div {...partProps(parts, 'foot', css.foot)}>
      {/* Cards are fields of their own, whose keys take back what was typed in them; the table has buttons there. */}
      {isNarrow && (
        <>
          <Button icon={Undo2} onPress={table.undo}>
            {t`Undo`}
          </Button>
          <Button icon={Redo2} onPress={table.redo}>
            {t`Redo`}
          </Button>
        </>
      )}
      {table.canAdd && choice?.isOnly !== true && (
        <Button ref={addRef} icon={Plus} onPress={add}>
          <EitherText>{addLabel}</EitherText>
        </Button>
      )}
      {table.canAdd && choice && (
        <Button ref={chooseRef} icon={ListPlus} opens={{ kind: 'dialog', isOpen: false }} onPress={choose}>
          <EitherText>{choice.label}</EitherText>
        </Button>
      )}
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import { ListPlus, Plus, Redo2, Undo2 } from 'lucide';
import type { Ref } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { EitherText } from '../../primitives/data-text/index.ts';
import type { TableModel } from './tableModel.ts';
import type { InputTableProps } from './types.ts';
import * as css from './InputTable.css.ts';

interface TableFootProps extends Pick<InputTableProps, 'addLabel'> {
  readonly choice: InputTableProps['choice'] | undefined;
  readonly table: TableModel;
  readonly isNarrow: boolean;
  readonly canAdd: boolean;
  /** Ref of the button rows are added with. */
  readonly addRef: Ref<HTMLButtonElement>;
  /** Carries a change out with the keyboard in its place. */
  readonly run: (act: () => void) => void;
}

/** Buttons below a table: a row more, rows that are chosen, and on a narrow screen the steps back and on. */
export function TableFoot({ table, isNarrow, canAdd, addLabel, choice, addRef, run }: TableFootProps) {
  const { t } = useLingui();
  async function choose() {
    const chosen = (await choice?.choose()) ?? [];
    if (chosen.length > 0) run(() => table.add(chosen));
  }
  return (
    <div className={css.foot}>
      {/* Cards are fields of their own, whose keys take back what was typed in them; the table has buttons there. */}
      {isNarrow && (
        <>
          <Button icon={Undo2} onPress={() => table.undo()}>
            {t`Undo`}
          </Button>
          <Button icon={Redo2} onPress={() => table.redo()}>
            {t`Redo`}
          </Button>
        </>
      )}
      {canAdd && choice?.isOnly !== true && (
        <Button ref={addRef} icon={Plus} onPress={() => run(() => table.add())}>
          <EitherText>{addLabel}</EitherText>
        </Button>
      )}
      {canAdd && choice && (
        <Button
          {...(choice.isOnly && { ref: addRef })}
          icon={ListPlus}
          opens={{ kind: 'dialog', isOpen: false }}
          onPress={() => void choose()}
        >
          <EitherText>{choice.label}</EitherText>
        </Button>
      )}
    </div>
  );
}

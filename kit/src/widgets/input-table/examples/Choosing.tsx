import { useState } from 'react';
import { Button } from '../../../primitives/button/index.ts';
import { CheckboxGroup } from '../../../primitives/checkbox-group/index.ts';
import { Dialog } from '../../../primitives/dialog/index.ts';
import { InputTable } from '../index.ts';
import type { InputTableProps, Row } from '../index.ts';

interface ChoosingProps extends InputTableProps {
  /** Rows on offer, each with a name. */
  readonly offered: readonly Row[];
}

const nameOf = ({ name }: Row) => String(name);

/** A table whose rows are chosen in a dialog. */
export function Choosing({ offered, ...table }: ChoosingProps) {
  const [answer, setAnswer] = useState<{ readonly give: (rows: readonly Row[]) => void } | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  function close(rows: readonly Row[]) {
    setAnswer(null);
    setChosen([]);
    answer?.give(rows);
  }
  return (
    <>
      <InputTable {...table} choice={{ label: '从库存选择', choose: () => new Promise((resolve) => setAnswer({ give: resolve })) }} />
      {answer && (
        <Dialog
          title="从库存选择"
          widthPx={600}
          onClose={() => close([])}
          footer={
            <>
              <Button onPress={() => close([])}>取消</Button>
              <Button
                variant="primary"
                isDisabled={chosen.length === 0}
                onPress={() => close(offered.filter((row) => chosen.includes(nameOf(row))))}
              >
                确定
              </Button>
            </>
          }
        >
          <CheckboxGroup
            label="库存物料"
            options={offered.map((row) => ({ id: nameOf(row), label: nameOf(row) }))}
            value={chosen}
            onChange={setChosen}
            hasSelectAll
          />
        </Dialog>
      )}
    </>
  );
}

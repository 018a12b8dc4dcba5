import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import type { CustomControl, EditProps } from '@milepost/kit/forms/grammar';
import { InputTable } from '@milepost/kit/input-table';
import type { InputTableHandle, Row } from '@milepost/kit/input-table';
import { TextField } from '@milepost/kit/text-field';
import { isList, isSame, kindNameOf, kindOfName } from '@milepost/openapi/domains/design';
import type { Json } from '@milepost/openapi/domains/design';
import { ArrowDown, ArrowUp, ClipboardPaste, IndentDecrease, IndentIncrease } from 'lucide';
import { useMemo, useRef, useState } from 'react';
import { useOwn } from '../sheetNode.ts';
import { namesOf } from './optionNames.ts';
import { MOST_OPTIONS, optionsOf, rowsOf, rowsOfText, valuesTwice, withLevel, withMoved, withValues } from './optionRows.ts';
import type { OptionRow } from './optionRows.ts';
import { useOptionColumns } from './useOptionColumns.ts';
import * as css from '../editors/editors.css.ts';

const TREES: ReadonlySet<string> = new Set(['cascader', 'treeSelect']);
const asRow = (row: Row): OptionRow => ({
  value: typeof row['value'] === 'string' ? row['value'] : '',
  label: typeof row['label'] === 'string' ? row['label'] : '',
  level: typeof row['level'] === 'number' ? row['level'] : 0,
  came: (row['came'] as OptionRow['came'] | undefined) ?? {},
});

/** Editor of options that stand in a design: rows of a label and a value, moved, pasted as lines, at most 2,000. @source designer §8.3 */
export function OptionsEditor({ field, value, onChange, onLeave }: EditProps<CustomControl>) {
  const { t } = useLingui();
  const own = useOwn();
  const names = useMemo(() => namesOf(own), [own]);
  const isTree = TREES.has(kindOfName(kindNameOf({ own })) ?? '');
  const handle = useRef<InputTableHandle>(null);
  const [isPasting, setPasting] = useState(false);
  const json = value as Json;
  // Rows nobody has named yet have no place in the design: they stay in the table.
  const [typed, setTyped] = useState<{ readonly of: Json; readonly rows: readonly OptionRow[] } | null>(null);
  const stored = useMemo(() => rowsOf(json, names), [json, names]);
  const rows = typed && isSame(typed.of, json) ? typed.rows : stored;
  const columns = useOptionColumns(isTree);
  function change(next: readonly OptionRow[]) {
    const named = withValues(next);
    const options = optionsOf(
      named.filter((row) => row.value !== '' || row.label !== ''),
      names,
    );
    const isNone = options.length === 0;
    setTyped({ of: isNone ? (isList(json) && json.length === 0 ? json : null) : options, rows: named });
    onChange(isNone ? null : options);
  }
  const twice = valuesTwice(rows);
  const values = twice.join(', ');
  const place = () => handle.current?.rowAt() ?? 0;
  const reorder = (moved: (rows: readonly OptionRow[], at: number) => readonly OptionRow[]) => () => {
    const next = moved(rows, place());
    if (next !== rows) change(next);
  };
  return (
    <div className={css.stack}>
      <InputTable
        {...field}
        handleRef={handle}
        columns={columns}
        rows={rows}
        onChange={(next) => change(next.map(asRow))}
        onLeave={onLeave}
        addLabel={t`Add an option`}
        addsBelow
        maxRows={MOST_OPTIONS}
        {...(twice.length > 0 && { error: t`More than one option has the value ${values}` })}
      />
      {field.use === 'editable' && (
        <div className={css.tools}>
          <IconButton icon={ArrowUp} label={t`Move the option up`} size="row" onPress={reorder((all, at) => withMoved(all, at, 'up'))} />
          <IconButton
            icon={ArrowDown}
            label={t`Move the option down`}
            size="row"
            onPress={reorder((all, at) => withMoved(all, at, 'down'))}
          />
          {isTree && (
            <>
              <IconButton
                icon={IndentIncrease}
                label={t`Put it below the option before`}
                size="row"
                onPress={reorder((all, at) => withLevel(all, at, 1))}
              />
              <IconButton
                icon={IndentDecrease}
                label={t`Put it one level up`}
                size="row"
                onPress={reorder((all, at) => withLevel(all, at, -1))}
              />
            </>
          )}
          <Button icon={ClipboardPaste} variant="text" onPress={() => setPasting(true)}>
            {t`Paste lines`}
          </Button>
        </div>
      )}
      {isPasting && (
        <PasteLines
          onClose={() => setPasting(false)}
          onPaste={(text) => {
            setPasting(false);
            change(rowsOfText(text, rows));
          }}
        />
      )}
    </div>
  );
}

/** Dialog that takes many options as lines. */
function PasteLines({ onClose, onPaste }: { readonly onClose: () => void; readonly onPaste: (text: string) => void }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const count = text.split(/\r?\n/).filter((line) => line.trim() !== '').length;
  return (
    <Dialog
      widthPx={600}
      title={t`Paste lines`}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" isDisabled={count === 0} onPress={() => onPaste(text)}>
            {t`Add ${plural(count, { one: '# option', other: '# options' })}`}
          </Button>
        </>
      }
    >
      <TextField
        label={t({ message: 'Options', context: 'setting' })}
        rows={10}
        value={text}
        onChange={setText}
        spellCheck={false}
        help={t`One option a line. A tab may part its label from its value. At most ${MOST_OPTIONS}; more belong into a dictionary.`}
      />
    </Dialog>
  );
}

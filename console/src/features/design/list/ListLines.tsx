import { useLingui } from '@lingui/react/macro';
import type { MenuItem } from '@milepost/kit/menu';
import type { JsonObject } from '@milepost/openapi/domains/design';
import type { ListName } from '../core/types.ts';
import { HEAD_BUTTONS, ROW_BUTTONS, buttonItem, customItem } from './listButtons.ts';
import type { KnownButton } from './listButtons.ts';
import { itemsOf, nameOf } from './listItems.ts';
import type { OpenItem } from './listItems.ts';
import * as css from './ListPart.css.ts';
import { addable } from './possibleFields.ts';
import type { PossibleField } from './possibleFields.ts';
import { LineChoice } from './LineChoice.tsx';
import { SortLine } from './SortLine.tsx';
import { useShownLine } from './useShownLine.ts';
import type { ListDesign } from './useListDesign.ts';

export interface ListLinesProps {
  readonly design: ListDesign;
  readonly open: OpenItem | null;
  readonly onOpen: (item: OpenItem | null) => void;
}

/** Fields under the headings of their sub-tables. */
function fieldItems(fields: readonly PossibleField[]): readonly MenuItem[] {
  const top = fields.filter(({ table }) => table === null).map(({ name, label }) => ({ id: name, label }));
  const tables = [...new Set(fields.flatMap(({ table }) => (table === null ? [] : [table])))];
  return [
    ...top,
    ...tables.map((table) => ({
      kind: 'section' as const,
      label: table,
      items: fields.filter((field) => field.table === table).map(({ name, label }) => ({ id: name, label })),
    })),
  ];
}

/** Filters, buttons and columns of a list, each in a line of its own. */
export function ListLines({ design, open, onOpen }: ListLinesProps) {
  const { t, i18n } = useLingui();
  const { document, owner, change } = design;
  const [shown, show] = useShownLine(open, owner);
  const there = (list: ListName) => itemsOf(design.list, list);
  const missing = (list: ListName, known: readonly KnownButton[]): readonly MenuItem[] => {
    const values = new Set(there(list).map(({ own }) => nameOf(own)));
    return known.filter(({ value }) => !values.has(value)).map(({ value, says }) => ({ id: value, label: i18n._(says) }));
  };
  const add = (list: ListName, item: JsonObject | undefined) => {
    if (item && change({ change: 'add', list, item, at: there(list).length })) onOpen({ list, id: nameOf(item), by: 'pointer' });
  };
  const names: Readonly<Record<ListName, string>> = {
    searchList: t({ message: 'Filters', context: 'of a designed list' }),
    btnsList: t`Buttons`,
    columnBtnsList: t({ message: 'Of rows', context: 'buttons' }),
    customBtnsList: t({ message: 'Own', context: 'buttons' }),
    columnList: t`Columns`,
  };
  const columns = addable(document, owner, 'columnList');
  const filters = addable(document, owner, 'searchList');
  const line = { design, open, onOpen, shown };
  const known = (list: ListName, all: readonly KnownButton[]) => (id: string) => {
    const button = all.find(({ value }) => value === id);
    add(list, button && buttonItem(button));
  };
  return (
    <div className={css.lines}>
      <div className={css.lineChoice}>
        <LineChoice design={design} shown={shown} names={names} onShow={show} />
      </div>
      <SortLine
        {...line}
        list="searchList"
        name={names.searchList}
        more={fieldItems(filters)}
        onAdd={(id) => add('searchList', filters.find(({ name }) => name === id)?.filter())}
      />
      <SortLine
        {...line}
        list="btnsList"
        name={names.btnsList}
        more={missing('btnsList', HEAD_BUTTONS)}
        onAdd={known('btnsList', HEAD_BUTTONS)}
      />
      <div className={css.pairOfLines}>
        <SortLine
          {...line}
          list="columnBtnsList"
          name={names.columnBtnsList}
          more={missing('columnBtnsList', ROW_BUTTONS)}
          onAdd={known('columnBtnsList', ROW_BUTTONS)}
        />
        <SortLine
          {...line}
          list="customBtnsList"
          name={names.customBtnsList}
          more={[
            { id: 'form', label: t`Opens a form` },
            { id: 'interface', label: t`Asks a data interface` },
          ]}
          onAdd={(id) => add('customBtnsList', customItem(id === 'form' ? 'form' : 'interface', t`New button`, there('customBtnsList')))}
        />
      </div>
      <SortLine
        {...line}
        list="columnList"
        name={names.columnList}
        more={fieldItems(columns)}
        onAdd={(id) => add('columnList', columns.find(({ name }) => name === id)?.column())}
      />
    </div>
  );
}

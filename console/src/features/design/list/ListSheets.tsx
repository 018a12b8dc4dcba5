import { isOn } from '@milepost/openapi/rules';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { compiledListOf } from './compiledList.ts';
import { buttonSheet, customSheet, customKindOf, scriptOf } from './buttonSheet.ts';
import { columnSheet } from './columnSheet.ts';
import type { SheetSpec } from './columnSheet.ts';
import { filterSheet } from './filterSheet.ts';
import { ItemSheet } from './ItemSheet.tsx';
import { CUSTOM } from './listButtons.ts';
import { itemsOf, nameOf, problemsAt } from './listItems.ts';
import type { ListItem, OpenItem } from './listItems.ts';
import * as css from './ListPart.css.ts';
import { ListSheet } from './ListSheet.tsx';
import { possibleFields } from './possibleFields.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { useItemLabel } from './useItemLabel.ts';
import type { ListDesign } from './useListDesign.ts';

export interface ListSheetsProps {
  readonly design: ListDesign;
  readonly open: OpenItem | null;
  readonly onOpen: (item: OpenItem | null) => void;
}

/** The sheet at the right: of the item that is open, of the list as a whole where none is. */
export function ListSheets({ design, open, onOpen }: ListSheetsProps) {
  const items = open ? itemsOf(design.list, open.list) : [];
  const item = items.find(({ id }) => id === open?.id);
  if (!open || !item) return <ListSheet design={design} />;
  return (
    <OpenSheet
      key={`${design.owner} ${open.list} ${item.id}`}
      design={design}
      open={open}
      item={item}
      count={items.length}
      onOpen={onOpen}
    />
  );
}

interface OpenSheetProps extends ListSheetsProps {
  readonly open: OpenItem;
  readonly item: ListItem;
  readonly count: number;
}

function specOf(design: ListDesign, { list }: OpenItem, { own }: ListItem): SheetSpec {
  const fields = possibleFields(design.document, design.owner);
  const name = nameOf(own);
  const field = fields.find((one) => one.name === name);
  if (list === 'columnList') return columnSheet(field);
  if (list === 'searchList') {
    const filters = compiledListOf(design.document, design.owner)?.filters ?? [];
    const others = itemsOf(design.list, 'searchList').filter((one) => nameOf(one.own) !== name && isOn(one.own['isKeyword']));
    return filterSheet(field, filters.find((control) => control.field === name) ?? null, others.length);
  }
  return list === 'customBtnsList'
    ? customSheet(
        own,
        fields.filter(({ table }) => table === null),
      )
    : buttonSheet();
}

function OpenSheet({ design, open, item, count, onOpen }: OpenSheetProps) {
  const { t } = useLingui();
  const { list } = open;
  const { at, own } = item;
  const label = useItemLabel()(list, item);
  const { change, set, isReadOnly, problems, owner } = design;
  // oxlint-disable-next-line react/exhaustive-deps -- a sheet is made for its item, and goes with it
  const spec = useMemo(() => specOf(design, open, item), []);
  const titles = {
    columnList: t`Column “${label}”`,
    searchList: t`Filter “${label}”`,
    btnsList: t`Button “${label}”`,
    columnBtnsList: t`Button “${label}” of the rows`,
    customBtnsList: t`Own button “${label}”`,
  };
  const script = list === 'customBtnsList' && customKindOf(own) === CUSTOM.script ? scriptOf(own) : '';
  return (
    <ItemSheet
      open={open}
      parts={spec.parts}
      title={titles[list]}
      at={at}
      count={count}
      problems={problemsAt(problems, owner, list, at)}
      {...(!isReadOnly && {
        onStep: (by: 1 | -1) => change({ change: 'move', list, from: at, to: at + by }),
        onRemove: () => {
          change({ change: 'remove', list, at });
          onOpen(null);
        },
      })}
      onClose={() => onOpen(null)}
    >
      <SettingsForm
        parts={spec.parts}
        settings={spec.settings}
        json={own}
        name={`design-${list}`}
        at={{ owner, path: [list, at] }}
        isReadOnly={isReadOnly}
        onSet={(path, value) => set([list, at, ...path], value)}
      />
      {script !== '' && <pre className={css.script}>{script}</pre>}
    </ItemSheet>
  );
}

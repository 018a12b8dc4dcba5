import type { ChainedCommands } from '@tiptap/core';
import { useLingui } from '@lingui/react/macro';
import { Braces, Palette, Table as TableIcon, TextAlignCenter, TextAlignEnd, TextAlignJustify, TextAlignStart } from 'lucide';
import { MenuButton } from '../../../primitives/menu/index.ts';
import type { MenuItem } from '../../../primitives/menu/index.ts';
import { TEXT_COLORS } from './textColors.ts';
import { useKit } from '../../../primitives/kit-provider/index.ts';
import type { Align, Block, Format } from './formatOf.ts';
import type { InsertMenu } from './types.ts';

interface FormatMenuProps {
  readonly format: Format;
  readonly run: (change: (chain: ChainedCommands) => ChainedCommands) => void;
}

/** Level of a heading by its name. */
const LEVELS = { h2: 2, h3: 3, h4: 4 } as const;

/** Paragraph or heading. */
export function BlockMenu({ format, run }: FormatMenuProps) {
  const { t } = useLingui();
  const names: Readonly<Record<Exclude<Block, 'other'>, string>> = {
    paragraph: t`Paragraph`,
    h2: t`Large heading`,
    h3: t`Medium heading`,
    h4: t`Small heading`,
  };
  return (
    <MenuButton
      trigger={{ label: t`Kind of paragraph`, text: format.block === 'other' ? t`Other` : names[format.block], variant: 'text' }}
      placement="bottom start"
      items={Object.entries(names).map(([id, label]) => ({ id, label, isChecked: id === format.block }))}
      onAction={(id) =>
        run((chain) => (id in LEVELS ? chain.setHeading({ level: LEVELS[id as keyof typeof LEVELS] }) : chain.setParagraph()))
      }
    />
  );
}

const ALIGN_ICONS = { left: TextAlignStart, center: TextAlignCenter, right: TextAlignEnd, justify: TextAlignJustify };

/** Side the lines of a paragraph lie on. */
export function AlignMenu({ format, run }: FormatMenuProps) {
  const { t } = useLingui();
  const names: Readonly<Record<Align, string>> = {
    left: t`To the left`,
    center: t`Centred`,
    right: t`To the right`,
    justify: t`Justified`,
  };
  const name = names[format.align];
  return (
    <MenuButton
      trigger={{ label: t`Alignment: ${name}`, icon: ALIGN_ICONS[format.align] }}
      placement="bottom start"
      items={Object.entries(names).map(([id, label]) => ({
        id,
        label,
        icon: ALIGN_ICONS[id as Align],
        isChecked: id === format.align,
      }))}
      onAction={(id) => run((chain) => (id === 'left' ? chain.unsetTextAlign() : chain.setTextAlign(id)))}
    />
  );
}

/** Colour of letters. Few, that can be read on paper and on a screen. */
export function ColorMenu({ format, run }: FormatMenuProps) {
  const { t } = useLingui();
  const names: Readonly<Record<keyof typeof TEXT_COLORS, string>> = {
    red: t`Red`,
    orange: t`Orange`,
    green: t`Green`,
    blue: t`Blue`,
    purple: t`Purple`,
    grey: t`Grey`,
  };
  const items: MenuItem[] = [
    { id: 'none', label: t`As the text around`, isChecked: format.color === null },
    ...Object.entries(names).map(([id, label]) => ({ id, label, isChecked: TEXT_COLORS[id as keyof typeof TEXT_COLORS] === format.color })),
  ];
  return (
    <MenuButton
      trigger={{ label: t`Colour of the letters`, icon: Palette }}
      placement="bottom start"
      items={items}
      onAction={(id) => run((chain) => (id === 'none' ? chain.unsetColor() : chain.setColor(TEXT_COLORS[id as keyof typeof TEXT_COLORS])))}
    />
  );
}

/** Rows and columns of a new table. */
const NEW_TABLE = { rows: 3, columns: 3 } as const;

/** A table is put in; in one, its rows and columns are added and taken out. */
export function TableMenu({ format, run }: FormatMenuProps) {
  const { t } = useLingui();
  const { rows, columns } = NEW_TABLE;
  const changes: Readonly<Record<string, (chain: ChainedCommands) => ChainedCommands>> = {
    insert: (chain) => chain.insertTable({ rows, cols: columns, withHeaderRow: true }),
    rowAfter: (chain) => chain.addRowAfter(),
    columnAfter: (chain) => chain.addColumnAfter(),
    header: (chain) => chain.toggleHeaderRow(),
    dropRow: (chain) => chain.deleteRow(),
    dropColumn: (chain) => chain.deleteColumn(),
    drop: (chain) => chain.deleteTable(),
  };
  const items: MenuItem[] = format.isInTable
    ? [
        { id: 'rowAfter', label: t`Add a row below` },
        { id: 'columnAfter', label: t`Add a column after` },
        { id: 'header', label: t`First row is the head, or not` },
        { kind: 'separator' },
        { id: 'dropRow', label: t`Take out the row` },
        { id: 'dropColumn', label: t`Take out the column` },
        { id: 'drop', label: t`Take out the table`, tone: 'danger' },
      ]
    : [{ id: 'insert', label: t`Insert a table of ${rows} rows and ${columns} columns` }];
  return (
    <MenuButton
      trigger={{ label: t({ message: 'Table', context: 'in a text' }), icon: TableIcon }}
      placement="bottom start"
      items={items}
      onAction={(id) => {
        const change = changes[id];
        if (change) run(change);
      }}
    />
  );
}

interface InsertWordsProps extends Pick<FormatMenuProps, 'run'> {
  readonly inserts: InsertMenu;
}

/** Words of whoever uses the editor; one that is chosen stands in the text as it is, never as formatting. */
export function InsertWords({ inserts: { trigger, items }, run }: InsertWordsProps) {
  const { t } = useLingui();
  const { announcer } = useKit();
  return (
    <MenuButton
      trigger={{ ...trigger, icon: Braces, variant: 'text' }}
      placement="bottom start"
      items={items}
      onAction={(word) => {
        run((chain) => chain.insertContent({ type: 'text', text: word }));
        announcer.say(t`${word} put in`);
      }}
    />
  );
}

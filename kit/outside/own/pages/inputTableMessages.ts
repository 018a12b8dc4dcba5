import type { InputTableMessages } from '@milepost/kit/headless/input-table';

type Deed = Parameters<InputTableMessages['deed']>[0];

function deedText(deed: Deed): string {
  switch (deed.does) {
    case 'edit':
      return `${deed.row} 行目の編集`;
    case 'clear':
      return `${deed.row} 行目の消去`;
    case 'paste':
      return `${deed.cells} 個のセルの貼り付け`;
    case 'fill':
      return `${deed.cells} 個のセルの下方向へのコピー`;
    case 'add':
      return `${deed.rows} 行の追加`;
    case 'remove':
      return `${deed.row} 行目の削除`;
    case 'move':
      return `${deed.row} 行目の移動`;
  }
}

/** Sentences of a table that is filled in. */
export const inputTableMessages: InputTableMessages = {
  cells: {
    cleared: '消去しました',
    nothingToUndo: '元に戻せる操作はありません',
    nothingToRedo: 'やり直せる操作はありません',
    noProblems: '誤りのあるセルはありません',
    notHere: '上に行がありません',
    pasted: ({ cells, wrong, left, deed }) =>
      [
        `${cells} 個のセルを${deed === 'fill' ? 'コピーしました' : '貼り付けました'}`,
        ...(wrong > 0 ? [`${wrong} 個に誤りがあります`] : []),
        ...(left > 0 ? [`${left} 個は入りませんでした`] : []),
      ].join('、'),
    chosen: (rows, columns) => `${rows} 行 ${columns} 列を選択`,
  },
  numbers: '行',
  total: '合計',
  row: (row) => `${row} 行目`,
  removeRow: (row) => `${row} 行目を削除`,
  cell: (column, row) => `${column}、${row} 行目`,
  card: (table, row) => `${table}、${row} 行目`,
  editing: (column, row) => `${column}、${row} 行目を編集中`,
  problem: (column, problem) => `${column}：${problem}`,
  full: 'これ以上の行は追加できません',
  deed: deedText,
  undone: (deed) => `元に戻しました：${deed}`,
  redone: (deed) => `やり直しました：${deed}`,
  moved: (row, to) => `${row} 行目を ${to} 行目に移しました`,
  added: (rows, row) => (rows === 1 ? `${row} 行目を追加しました` : `${rows} 行を追加しました`),
  removed: (row, left) => `${row} 行目を削除しました、残り ${left} 行`,
};

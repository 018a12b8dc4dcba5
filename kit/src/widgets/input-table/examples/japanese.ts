import type { UndoName } from '../../../engines/input-rows/index.ts';
import type { InputTableMessages } from '../headless.ts';

function deedText(deed: UndoName): string {
  switch (deed.does) {
    case 'edit':
      return `${deed.row} 行目を編集する`;
    case 'clear':
      return `${deed.row} 行目を空にする`;
    case 'paste':
      return `${deed.cells} 個のセルを貼り付ける`;
    case 'fill':
      return `${deed.cells} 個のセルを埋める`;
    case 'add':
      return `${deed.rows} 行を追加する`;
    case 'remove':
      return `${deed.row} 行目を削除する`;
    case 'move':
      return `${deed.row} 行目を移す`;
  }
}

/** Sentences of a table in Japanese. */
export const japaneseMessages: InputTableMessages = {
  cells: {
    cleared: '空にしました',
    nothingToUndo: '元に戻すものはありません',
    nothingToRedo: 'やり直すものはありません',
    noProblems: '誤りのあるセルはありません',
    notHere: '上に行がありません',
    pasted: ({ cells, wrong, left, deed }) =>
      [
        deed === 'fill' ? `${cells} 個のセルを埋めました` : `${cells} 個のセルを貼り付けました`,
        wrong > 0 && `${wrong} 個に誤り`,
        left > 0 && `${left} 個は入りません`,
      ]
        .filter(Boolean)
        .join('、'),
    chosen: (rows, columns) => `${rows} 行 ${columns} 列を選択`,
  },
  numbers: '番',
  total: '合計',
  row: (row) => `${row} 行目`,
  removeRow: (row) => `${row} 行目を削除`,
  cell: (column, row) => `${column}、${row} 行目`,
  card: (table, row) => `${table}、${row} 行目`,
  editing: (column, row) => `${column}、${row} 行目を編集中`,
  problem: (column, problem) => `${column}：${problem}`,
  full: 'これ以上の行は入りません',
  deed: deedText,
  undone: (deed) => `元に戻しました：${deed}`,
  redone: (deed) => `やり直しました：${deed}`,
  moved: (row, to) => `${row} 行目は ${to} 行目になりました`,
  added: (rows, row) => (rows === 1 ? `${row} 行目を追加しました` : `${rows} 行を追加しました`),
  removed: (row, left) => `${row} 行目を削除しました、残り ${left} 行`,
};

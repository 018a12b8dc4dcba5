import type { ColumnPanelMessages, ColumnSettingsMessages } from '../headless.ts';

/** Sentences of the columns of a list in Japanese. */
export const japaneseSettings: ColumnSettingsMessages = {
  actions: '操作',
  saved: '列の設定を保存しました',
  notSaved: 'サーバーに保存できませんでした。このブラウザーには残っています。',
};

/** Sentences of the panel for columns in Japanese. */
export const japanesePanel: ColumnPanelMessages = {
  count: (total, shown) => `全 ${total} 列、${shown} 列を表示`,
  shown: (label, place, total) => `${label}、${total} 列中 ${place} 番目、表示`,
  hidden: (label, place, total) => `${label}、${total} 列中 ${place} 番目、非表示`,
  isNew: '新しい列',
  move: (label) => `${label}を移動`,
  moveUp: (label) => `${label}を上へ`,
  moveDown: (label) => `${label}を下へ`,
  show: (label) => `${label}を表示`,
  keep: (label) => `${label}を固定`,
  turned: (label, isShown, shown) => `${label}を${isShown ? '表示' : '非表示に'}しました、表示中 ${shown} 列`,
  oneStays: '少なくとも一列は表示されます',
  kept: (label, isKept) => (isKept ? `${label}を固定しました` : `${label}の固定を解除しました`),
  grabbed: (label, place, total) => `${label}をつかみました、${total} 列中 ${place} 番目。上下キーで移動、スペースで放す、Esc で取り消し`,
  moved: (label, place, total) => `${label}、${total} 列中 ${place} 番目`,
  dropped: (label, place) => `${label}を ${place} 番目に置きました`,
  cancelled: (place) => `取り消しました、${place} 番目に戻りました`,
  isFirst: '先頭です',
  isLast: '末尾です',
  restored: '初期設定に戻しました',
  undone: '元に戻しました',
};

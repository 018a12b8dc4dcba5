import type { ListMessages } from '../../option-list/headless.ts';
import type { PaginationMessages } from '../../pagination/headless.ts';
import type { PickerFieldMessages } from '../../picker-field/headless.ts';
import type { DataPickerMessages } from '../headless.ts';

export const fieldMessages: PickerFieldMessages = {
  problem: (label, problem) => `${label}：${problem}`,
  count: (chars, maxChars) => `${chars}/${maxChars}`,
  unknown: (id) => `不明（${id}）`,
  loading: '読み込み中',
  names: (names) => names.join('、'),
  namesInAll: (names, count) => `${names}、全 ${count} 件`,
  clear: (label) => `${label}を消す`,
  cleared: '消しました',
  clearedUndo: '消しました。Ctrl+Z で戻せます',
  removed: (name, left) => `${name}を外しました。残り ${left} 件`,
  chosen: (label) => `選択中の${label}`,
  remove: (name) => `${name}を外す`,
  showAll: (hidden, count) => `ほか ${hidden} 件、全 ${count} 件`,
};

export const pickerMessages: DataPickerMessages = {
  found: (count) => `${count} 件見つかりました`,
  withoutValue: '保存できる値がありません',
  selected: (name, count) => `${name}を選択、全 ${count} 件`,
  deselected: (name, count) => `${name}を解除、全 ${count} 件`,
  nothing: '何も選んでいません',
  refused: '先に行を選んでください',
  page: ({ page, pages, first, last, total }) => `${pages} ページ中 ${page} ページ、全 ${total} 件の ${first}〜${last} 件`,
  related: (news) =>
    news.kind === 'failed'
      ? `${news.record}の項目を読み込めませんでした`
      : news.kind === 'empty'
        ? `続く ${news.count} 項目は空です`
        : `${news.record}から ${news.count} 項目を入力しました`,
  search: 'キーワード',
  searchPlaceholder: 'キーワードを入力',
};

export const listMessages: ListMessages = {
  found: (count) => `${count} 件見つかりました`,
  searchCleared: '検索を解除しました',
  loadingFailed: '読み込めませんでした',
  cells: (texts) => texts.join('、'),
  search: (label) => `${label}を検索`,
  searchPlaceholder: '検索',
};

export const pageMessages: PaginationMessages = {
  label: 'ページ',
  total: (_, figure) => `全 ${figure} 件`,
  itemsPerPage: '1 ページの件数',
  perPage: (size) => `${size} 件`,
  previousPage: '前へ',
  nextPage: '次へ',
  page: (page) => `${page} ページ`,
  goToPage: 'ページへ移動',
  went: ({ page, pages, first, last }) => `${pages} ページ中 ${page} ページ、${first}〜${last} 件`,
};

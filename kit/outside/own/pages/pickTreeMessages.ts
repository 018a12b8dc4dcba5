import type { PickTreeMessages } from '@milepost/kit/headless/pick-tree';

/** Sentences of a tree that loads. */
export const pickTreeMessages: PickTreeMessages = {
  loading: (isMore) => (isMore ? '続きを読み込み中' : '読み込み中'),
  loaded: (count, total) => (total > count ? `全 ${total} 件中 ${count} 件を読み込みました` : `${count} 件を読み込みました`),
  nothingBelow: '下には何もありません',
  failed: '読み込めませんでした。再試行できます',
  loadedTogether: (count, failed) => (failed > 0 ? `${count} 件を読み込み、${failed} 件は失敗しました` : `${count} 件を読み込みました`),
  found: (count) => `${count} 件見つかりました`,
  foundMore: (count) => `${count} 件より多く見つかりました`,
  searchCleared: '検索を解除しました',
};

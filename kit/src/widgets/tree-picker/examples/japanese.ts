import type { PickerFieldMessages } from '../../../primitives/picker-field/headless.ts';
import type { PickerSurfaceMessages, TreePickerMessages } from '../headless.ts';

/** Sentences of a picker's field. */
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

export const pickerMessages: TreePickerMessages = {
  onlyChoice: (name) => (name === null ? '候補が一つのため選択しました' : `${name}は唯一の候補のため選択しました`),
};

/** Sentences of what it opens. */
export const surfaceMessages: PickerSurfaceMessages = {
  chosen: (name) => `${name}を選択`,
  selected: (name, count) => `${name}を選択、全 ${count} 件`,
  deselected: (name, count) => `${name}を解除、全 ${count} 件`,
  selectedMany: (chosen, count) => `${chosen} 件を選択、全 ${count} 件`,
  selectedLoaded: (chosen) => `読み込んだ ${chosen} 件を選択`,
  selectedToEnd: (chosen) => `${chosen} 件を選択（読み込んだ分）`,
  selectedBranch: (chosen, name, count) => `${name}の ${chosen} 人を選択、全 ${count} 件`,
  removed: (name, left) => `${name}を外しました。${left === 0 ? '残りはありません' : `残り ${left} 件`}`,
  cleared: '空にしました。Ctrl+Z で戻せます',
  restored: (count) => `戻しました。全 ${count} 件`,
  nothing: '何も選んでいません',
  tooMany: (max) => `${max} 件まで選べます`,
  empty: '先に選んでください',
  notAccepted: 'ここでは選べません',
  readOnly: 'この項目は変更できません',
  disabled: '廃止済みのため選べません',
  refused: (isSingle) => (isSingle ? 'ここでは選べません' : 'ここでは選べません。開いてください'),
  unknown: (id) => `不明（${id}）`,
  loading: '読み込み中',
  people: (count) => `${count} 人`,
  branch: (count) => (count === undefined ? '部署全員を選ぶ' : `部署全員を選ぶ（${count} 人）`),
  branchOf: (label, name) => `${label}：${name}`,
  branchFailed: (name) => `${name}の人を読み込めませんでした。もう一度お試しください`,
  chosenList: '選択中',
  searchChosen: '選択中から検索',
  pasted: ({ found, missing, several }) =>
    [`${found} 件見つかりました`, missing > 0 && `見つからない名前 ${missing} 件`, several > 0 && `候補が複数 ${several} 件`]
      .filter(Boolean)
      .join('、'),
  pasteFailed: '名前を調べられませんでした。もう一度お試しください',
  found: (count) => `${count} 件見つかりました`,
};

import type { UploadMessages } from '@milepost/kit/headless/upload-field';

const ACTS = { pause: '一時停止', resume: '再開', retry: '再送信', cancel: '中止', remove: '削除' } as const;
const STATES = { waiting: '待機中', checking: '確認中', paused: '停止中', success: '完了', error: '失敗' } as const;

/** Sentences of an upload. */
export const uploadMessages: UploadMessages = {
  problem: (label, problem) => `${label}：${problem}`,
  count: (chars, maxChars) => `${maxChars} 文字中 ${chars} 文字`,
  refused: (problem) => (problem.kind === 'limit' ? `${problem.limit} 件まで選べます` : 'PDF または画像を選んでください'),
  warning: ({ name }) => `${name} は名前と内容が合いません`,
  limits: ({ limit = 0 }) => (limit > 0 ? `PDF または画像、${limit} 件まで` : ''),
  list: (problems) => problems.join('、'),
  sentences: (sentences) => sentences.join('。'),
  added: (count) => `${count} 件を送信します`,
  found: (name, percent) => `${name} を ${percent}% から再開します`,
  uploaded: (count) => `${count} 件を送信しました`,
  failed: (name) => `${name} を送信できませんでした`,
  progress: (percent) => `送信中 ${percent}%`,
  networkLost: '接続が切れたため停止しました',
  networkBack: '接続が戻ったため再開しました',
  paused: (name, percent) => `${name} を ${percent}% で停止しました`,
  resumed: (name) => `${name} を再開しました`,
  allPaused: (count) => `${count} 件を停止しました`,
  allResumed: (count) => `${count} 件を再開しました`,
  cancelled: (name) => `${name} を中止しました`,
  removed: (name, left) => `${name} を削除しました。残り ${left} 件`,
  status: (state) => (state.kind === 'uploading' ? `送信中 ${state.percent}%` : STATES[state.kind]),
  act: (act, name) => `${name} を${ACTS[act]}`,
};

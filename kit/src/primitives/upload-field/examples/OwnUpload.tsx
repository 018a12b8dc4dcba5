import { useState } from 'react';
import { fileProgressProps, fileProps, useUpload } from '../headless.ts';
import type { NamingQuestion, StoredUpload, UploadMessages, UploadOptions } from '../headless.ts';

const ACTS = { pause: '一時停止', resume: '再開', retry: '再送信', cancel: '中止', remove: '削除' } as const;
const STATES = { waiting: '待機中', checking: '確認中', paused: '停止中', success: '完了', error: '失敗' } as const;

/** Sentences of an upload in Japanese. */
export const messages: UploadMessages = {
  problem: (label, problem) => `${label}：${problem}`,
  count: (chars, maxChars) => `${maxChars} 文字中 ${chars} 文字`,
  refused: (problem) => (problem.kind === 'limit' ? `${problem.limit} 件までです` : '受け付けられないファイルです'),
  warning: ({ name }) => `${name} は内容が異なります`,
  limits: ({ limit = 0 }) => (limit > 0 ? `${limit} 件まで` : ''),
  list: (problems) => problems.join('、'),
  sentences: (sentences) => sentences.join('。'),
  added: (count) => `${count} 件を送信します`,
  found: (name, percent) => `${name} を ${percent}% から再開します`,
  uploaded: (count) => `${count} 件を送信しました`,
  failed: (name) => `${name} を送信できませんでした`,
  progress: (percent) => `送信中 ${percent}%`,
  networkLost: '接続が切れました',
  networkBack: '接続が戻りました',
  paused: (name, percent) => `${name} を ${percent}% で停止しました`,
  resumed: (name) => `${name} を再開しました`,
  allPaused: (count) => `${count} 件を停止しました`,
  allResumed: (count) => `${count} 件を再開しました`,
  cancelled: (name) => `${name} を中止しました`,
  removed: (name, left) => `${name} を削除しました。残り ${left} 件`,
  status: (state) => (state.kind === 'uploading' ? `送信中 ${state.percent}%` : STATES[state.kind]),
  act: (act, name) => `${name} を${ACTS[act]}`,
};

/** A question for names in markup of one's own. */
function Names({ question }: { readonly question: NamingQuestion }) {
  const [names, setNames] = useState(() => question.files.map(({ name }) => name));
  return (
    <fieldset>
      <legend>ファイル名</legend>
      {question.files.map((file, at) => (
        <input
          key={file.name}
          aria-label={file.name}
          value={names[at]}
          onChange={(event) => setNames(names.map((name, place) => (place === at ? event.target.value : name)))}
        />
      ))}
      <button
        type="button"
        onClick={() => question.answer(question.files.map((file, at) => new File([file], names[at] ?? file.name, { type: file.type })))}
      >
        送信
      </button>
      <button type="button" onClick={() => question.answer([])}>
        やめる
      </button>
    </fieldset>
  );
}

const stored: readonly StoredUpload[] = [{ name: '図面.pdf', fileId: 'f1', url: '/f1', fileSize: 2048 }];
const nowhere: UploadOptions<StoredUpload>['ports'] = { send: () => new Promise(() => undefined) };

type OwnUploadProps = Partial<Pick<UploadOptions<StoredUpload>, 'initialValue' | 'onChange' | 'ports' | 'rules' | 'asksNames'>>;

/** An upload in markup of one's own, in Japanese: it keeps its files itself, and draws its questions. */
export function OwnUpload({ initialValue = stored, ports = nowhere, ...options }: OwnUploadProps) {
  const upload = useUpload<StoredUpload>({ label: '添付', initialValue, ports, messages, ...options });
  return (
    <div {...upload.getFieldProps()}>
      <b {...upload.getLabelProps()}>添付</b>
      <div {...upload.getGroupProps({ className: 'own-zone' })}>
        <button {...upload.getTriggerProps()}>ファイルを選ぶ</button>
        <input {...upload.getInputProps({ hidden: true })} />
        <ul>
          {upload.files.map((view) => (
            <li key={view.id} {...fileProps(view)}>
              {view.name}
              {view.kind === 'entry' && <progress {...fileProgressProps(view)} />}
              {upload.actionsOf(view).map(({ act, label, isDisabled, onPress }) => (
                <button key={act} type="button" disabled={isDisabled} onClick={onPress}>
                  {label}
                </button>
              ))}
            </li>
          ))}
        </ul>
      </div>
      {upload.message && <em {...upload.getMessageProps()}>{upload.message}</em>}
      {upload.naming && <Names key={upload.naming.id} question={upload.naming} />}
      {upload.removal && (
        <p>
          {upload.removal.file.name} を削除しますか
          <button type="button" onClick={() => upload.removal?.answer(true)}>
            はい
          </button>
          <button type="button" onClick={() => upload.removal?.answer(false)}>
            いいえ
          </button>
        </p>
      )}
    </div>
  );
}

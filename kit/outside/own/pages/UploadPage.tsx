import { fileProgressProps, fileProps, useUpload } from '@milepost/kit/headless/upload-field';
import type { RemovalQuestion, StoredUpload, UploadOptions } from '@milepost/kit/headless/upload-field';
import { useEffect, useRef } from 'react';
import { Badge, Button, Card, Message, Slot } from '../ui.tsx';
import { uploadMessages } from './uploadMessages.ts';

const STORED: readonly StoredUpload[] = [
  { name: '図面 K12+300.pdf', fileId: 'f1', url: '/f1', fileSize: 204_800 },
  { name: '点検記録.pdf', fileId: 'f2', url: '/f2', fileSize: 51_200 },
];
const RULES = { limit: 5, accept: ['pdf', 'image'] } as const;
/** Part of a file that is sent at once: there is no server here that counts its bytes. */
const STEPS = 4;

/** A sending in steps, each in a task of its own; it stops where it was when it is broken off. */
const ports: UploadOptions<StoredUpload>['ports'] = {
  canPause: true,
  async send(file, { signal, onProgress }) {
    for (let step = 1; step <= STEPS; step += 1) {
      await new Promise((resolve) => setTimeout(resolve));
      signal.throwIfAborted();
      onProgress(step * file.size, STEPS * file.size);
    }
    return { kind: 'stored', stored: { name: file.name, fileId: file.name, url: `/${file.name}`, fileSize: file.size } };
  },
};

function Removal({ question }: { readonly question: RemovalQuestion<StoredUpload> }) {
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    yes.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <p role="alert" className="flex flex-wrap gap-2 items-center">
      {question.file.name} を削除しますか？
      <Button ref={yes} onClick={() => question.answer(true)}>
        はい
      </Button>
      <Button onClick={() => question.answer(false)}>いいえ</Button>
    </p>
  );
}

/** Files that are stored, sent and taken out. */
export function UploadPage() {
  const upload = useUpload<StoredUpload>({ label: '添付ファイル', initialValue: STORED, rules: RULES, ports, messages: uploadMessages });
  return (
    <Card {...upload.getFieldProps({ className: 'stack gap-2 max-w-sm' })}>
      <b {...upload.getLabelProps({ className: 'text-sm' })}>添付ファイル</b>
      <div {...upload.getGroupProps({ className: 'stack gap-2 drop' })}>
        <Button {...upload.getTriggerProps({ className: 'text-start' })}>ファイルを選ぶ</Button>
        <input {...upload.getInputProps({ hidden: true })} />
        <ul className="stack gap-2" aria-label="選んだファイル">
          {upload.files.map((view) => (
            <li key={view.id} {...fileProps(view, { className: 'flex flex-wrap gap-2 items-center border-b py-1' })}>
              <span className="grow break">
                <Slot name="file-name">{view.name}</Slot>
              </span>
              {view.kind === 'entry' && <progress {...fileProgressProps(view, { className: 'w-32' })} />}
              {view.kind === 'entry' && <Badge>{view.status}</Badge>}
              {upload.actionsOf(view).map(({ act, label, isDisabled, onPress }) => (
                <Button key={act} aria-label={label} disabled={isDisabled} onClick={onPress} className="text-sm">
                  {{ pause: '停止', resume: '再開', retry: '再送', cancel: '中止', remove: '削除' }[act]}
                </Button>
              ))}
            </li>
          ))}
        </ul>
      </div>
      {upload.message && (
        <Message {...upload.getMessageProps()} isHelp={!upload.error}>
          {upload.message}
        </Message>
      )}
      {upload.removal && <Removal question={upload.removal} />}
    </Card>
  );
}

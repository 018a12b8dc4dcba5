import { useLingui } from '@lingui/react/macro';
import { DataText } from '@milepost/kit/data-text';
import { Avatar } from '@milepost/kit/avatar';
import { Button } from '@milepost/kit/button';
import { useConfirm } from '@milepost/kit/confirm';
import { EmptyState } from '@milepost/kit/empty-state';
import { FileUpload } from '@milepost/kit/file-upload';
import type { StoredFile } from '@milepost/kit/file-upload';
import { StatePanel } from '@milepost/kit/state-panel';
import { TextField } from '@milepost/kit/text-field';
import type { UploadedFile } from '@milepost/openapi/domains/file';
import type { FlowComment } from '@milepost/openapi/domains/workflow';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLinkContext } from '../../auth/useLinkContext.ts';
import { useApi } from '../../data/api/index.ts';
import { imageAddress } from '../../data/file/index.ts';
import { personName } from '../../data/personName.ts';
import { useWrite } from '../../data/useWrite.ts';
import { addComment, removeComment } from '../../data/workflow/acts.ts';
import { commentsQuery } from '../../data/workflow/choices.ts';
import { serverWords, useFeedback } from '../../feedback/index.ts';
import { StoredFiles } from '../../features/message-viewer/StoredFiles.tsx';
import { useFormUploads } from '../../features/uploads/index.ts';
import { momentText } from '../../i18n/momentText.ts';
import { DraftNotice, useStateDraft } from '../../drafts/index.ts';
import * as css from './detail.css.ts';

const MAX_CHARS = 500;
const LINES = 3;
const FILES = { limit: 9 };
const NOTHING = { text: '', files: [] };

/** Pictures and files of a remark: other clients keep them apart. @reading R-851 */
const filesOf = ({ images, files }: FlowComment) => [images, files].flatMap((each) => (each.kind === 'value' ? each.value : []));

const asUploaded = ({ name, fileId, url, fileSize, fileExtension, fileVersionId }: StoredFile): UploadedFile => ({
  name,
  fileId,
  url,
  fileSize,
  fileExtension: fileExtension ?? '',
  fileVersionId: fileVersionId ?? '',
});

/** Remarks about a process, the newest first, and a field for one more. @source shell §2 */
export function Comments({ processId }: { readonly processId: string }) {
  const { t } = useLingui();
  const { client } = useApi();
  const feedback = useFeedback();
  const confirm = useConfirm();
  const adding = useWrite(addComment(client, processId));
  const removing = useWrite(removeComment(client));
  const [text, setText] = useState('');
  const [wasEmpty, setWasEmpty] = useState(false);
  const [files, setFiles] = useState<readonly StoredFile[]>([]);
  const [isUploading, setUploading] = useState(false);
  const uploads = useFormUploads();
  const draft = useStateDraft({
    form: 'flow-comment',
    record: processId,
    values: { text, files },
    initial: NOTHING,
    isDirty: text.trim() !== '' || files.length > 0 || isUploading,
    apply(values) {
      if (typeof values['text'] === 'string') setText(values['text']);
      if (Array.isArray(values['files'])) setFiles(values['files'] as readonly StoredFile[]);
    },
  });
  const send = async () => {
    if (isUploading) return;
    if (text.trim() === '') {
      setWasEmpty(true);
      document.getElementById('process-comment')?.focus();
      return;
    }
    try {
      feedback.success('save', (await adding.run({ text: text.trim(), files: files.map(asUploaded) })).msg);
      draft.drop();
      setText('');
      setFiles([]);
    } catch (failure) {
      feedback.failure(failure);
    }
  };
  const remove = async ({ id, text: subject }: FlowComment) => {
    const isSure = await confirm({
      title: t`Prompt`,
      body: t`This operation will permanently delete the data, continue?`,
      subject,
      confirmLabel: t`Delete`,
      tone: 'danger',
    });
    if (!isSure) return;
    try {
      feedback.success('remove', (await removing.run(id)).msg);
    } catch (failure) {
      feedback.failure(failure);
    }
  };
  return (
    <div className={css.sections}>
      <div className={css.comment}>
        <DraftNotice draft={draft} />
        <TextField
          id="process-comment"
          label={t`Comment`}
          rows={LINES}
          maxChars={MAX_CHARS}
          value={text}
          error={wasEmpty && text.trim() === '' ? t`Enter a comment` : undefined}
          onChange={setText}
        />
        <FileUpload
          id="process-comment-files"
          label={t`Files`}
          value={files}
          rules={FILES}
          ports={uploads}
          onChange={setFiles}
          onPendingChange={setUploading}
        />
        <div className={css.commentSend}>
          {isUploading && <p id="process-comment-wait">{t`The files are on their way; the comment can be added once they are there.`}</p>}
          <Button
            isBusy={adding.isRunning || isUploading}
            busyLabel={adding.isRunning ? t`Sending` : undefined}
            describedBy={isUploading ? 'process-comment-wait' : undefined}
            onPress={() => void send()}
          >
            {t`Add the comment`}
          </Button>
        </div>
      </div>
      <CommentList processId={processId} onRemove={remove} />
    </div>
  );
}

interface CommentListProps {
  readonly processId: string;
  readonly onRemove: (comment: FlowComment) => Promise<void>;
}

function CommentList({ processId, onRemove }: CommentListProps) {
  const { t } = useLingui();
  const { client } = useApi();
  const links = useLinkContext();
  const { data, error, isPending, refetch } = useQuery(commentsQuery(client, processId));
  if (isPending) return <output className={css.loading}>{t`Loading…`}</output>;
  if (!data)
    return (
      <StatePanel kind="failed" title={t`The comments did not load`} actions={<Button onPress={() => void refetch()}>{t`Retry`}</Button>}>
        {serverWords(error) ?? t`The server did not answer.`}
      </StatePanel>
    );
  if (data.length === 0) return <EmptyState title={t`No comments yet`} />;
  return (
    <ul className={css.comments} aria-label={t`Comments`}>
      {data.map((one) => (
        <li key={one.id} className={css.commentLine}>
          <Avatar name={personName(one.creatorUser)} src={imageAddress(one.headIcon, links)} />
          <div className={css.stopWords}>
            <div className={css.stopFacts}>
              <span className={css.stopTitle.done}>
                <DataText of={personName(one.creatorUser)} />
              </span>
              <span className={css.stopTime}>{momentText(one.creatorTime)}</span>
            </div>
            <p className={css.commentText}>
              <DataText of={one.text} />
            </p>
            {filesOf(one).length > 0 && <StoredFiles files={filesOf(one)} />}
          </div>
          {one.canRemove && (
            <Button variant="text" onPress={() => void onRemove(one)}>
              {t`Delete`}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

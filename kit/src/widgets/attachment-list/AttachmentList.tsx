import { useLingui } from '@lingui/react/macro';
import { DataText } from '../../primitives/data-text/index.ts';
import { CircleAlert, Download } from 'lucide';
import { useId } from 'react';
import { fileSizeText } from '../../engines/upload/index.ts';
import { Button, IconButton } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { focusRing } from '../../theme/focus.css.ts';
import { empty, head, list, mark, name, openable, problem, root, row, size, title } from './AttachmentList.css.ts';
import { fileIcon } from './fileIcon.ts';
import type { Attachment, AttachmentListProps } from './types.ts';
import { useAttachmentList } from './useAttachmentList.ts';

/**
 * The files that belong to something, each with its size and a button that fetches it; all of them with one press where
 * the server can. @source forms §5, §7 @source shell §2.6, §9
 */
export function AttachmentList<File extends Attachment>(props: AttachmentListProps<File>) {
  const { t } = useLingui();
  const { files, onDownloadAll, onPreview } = props;
  const fetching = useAttachmentList(props);
  const titleId = useId();
  const problemId = useId();
  return (
    <div className={root}>
      <div className={head}>
        <span id={titleId} className={title}>{t`Attachments (${files.length})`}</span>
        {onDownloadAll && (
          <Button
            variant="accent"
            icon={Download}
            isBusy={fetching.isAllBusy}
            describedBy={fetching.problem ? problemId : undefined}
            onPress={fetching.downloadAll}
          >
            {t`Download all`}
          </Button>
        )}
      </div>
      {files.length === 0 ? (
        <p className={empty}>{t`No attachments`}</p>
      ) : (
        <ul className={list} aria-labelledby={titleId}>
          {files.map((file, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- two files may have the same name and no id
            <li key={`${file.fileId ?? file.name}-${at}`} className={row}>
              <span className={mark}>
                <Icon of={fileIcon(file.name)} />
              </span>
              {onPreview ? (
                <button
                  type="button"
                  className={`${openable} ${focusRing}`}
                  aria-label={t`View ${{ name: file.name }}`}
                  onClick={() => void onPreview(file, files)}
                >
                  <DataText of={file.name} />
                </button>
              ) : (
                <span className={name}>
                  <DataText of={file.name} />
                </span>
              )}
              {typeof file.fileSize === 'number' && <span className={size}>{fileSizeText(file.fileSize)}</span>}
              <IconButton
                icon={Download}
                label={t`Download ${{ name: file.name }}`}
                isBusy={fetching.isBusy(at)}
                onPress={() => fetching.download(file, at)}
              />
            </li>
          ))}
        </ul>
      )}
      {fetching.problem && (
        <p id={problemId} className={problem}>
          <Icon of={CircleAlert} size="s" />
          {fetching.problem}
        </p>
      )}
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import { Download, File as FileShape, Pause, Play, RotateCw, X } from 'lucide';
import { fileSizeText, stepsOf } from '../../engines/upload/index.ts';
import type { UploadEntry } from '../../engines/upload/index.ts';
import { focusRing } from '../../theme/focus.css.ts';
import { IconButton } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { UploadProgress } from './UploadProgress.tsx';
import { actions, list, mark, name as nameStyle, nothing, opener, row, rowState, size } from './UploadList.css.ts';
import type { UploadRowsProps } from './rows.ts';
import type { StoredUpload } from './types.ts';

/** Files by name: the stored ones, then those under way. */
export function UploadList<Stored extends StoredUpload>(props: UploadRowsProps<Stored>) {
  const { t } = useLingui();
  const { value, entries, canChange, ports, onRemove } = props;
  if (value.length + entries.length === 0) return canChange ? null : <p className={nothing}>{t`No files`}</p>;
  return (
    <ul className={list} aria-label={t`Uploaded files`}>
      {value.map((file) => (
        <li key={`${file.fileId} ${file.url}`} className={row}>
          <FileMark />
          {ports.onPreview ? (
            <button
              type="button"
              className={`${opener} ${focusRing}`}
              aria-label={t`View ${{ name: file.name }}`}
              onClick={() => void ports.onPreview?.(file, value)}
            >
              {file.name}
            </button>
          ) : (
            <span className={nameStyle}>{file.name}</span>
          )}
          {typeof file.fileSize === 'number' && <span className={size}>{fileSizeText(file.fileSize)}</span>}
          <span className={actions}>
            {ports.onDownload && (
              <IconButton icon={Download} label={t`Download ${{ name: file.name }}`} onPress={() => void ports.onDownload?.(file)} />
            )}
            {canChange && <IconButton icon={X} label={t`Remove ${{ name: file.name }}`} onPress={() => onRemove(file)} />}
          </span>
        </li>
      ))}
      {entries.map((entry) => (
        <EntryRow key={entry.id} entry={entry} {...props} />
      ))}
    </ul>
  );
}

const FileMark = () => (
  <span className={mark}>
    <Icon of={FileShape} />
  </span>
);

function EntryRow<Stored extends StoredUpload>({
  entry,
  onRetry,
  onCancel,
  onPause,
  onResume,
}: Pick<UploadRowsProps<Stored>, 'onRetry' | 'onCancel' | 'onPause' | 'onResume'> & { readonly entry: UploadEntry<Stored> }) {
  const { file, state } = entry;
  return (
    <li className={`${row} ${state.kind === 'error' ? rowState.failed : ''}`}>
      <FileMark />
      <span className={nameStyle}>{file.name}</span>
      <span className={size}>{fileSizeText(file.size)}</span>
      <UploadProgress name={file.name} state={state} />
      <span className={actions}>
        <EntryActions entry={entry} onRetry={onRetry} onCancel={onCancel} onPause={onPause} onResume={onResume} />
      </span>
    </li>
  );
}

const STEP_ICONS = { pause: Pause, resume: Play, retry: RotateCw } as const;

/** The step of a file's first button; one button for all, so that the keyboard stays on it. While a file is checked it waits. */
function stepOf(kind: UploadEntry<unknown>['state']['kind'], canPause: boolean): keyof typeof STEP_ICONS | null {
  const step = stepsOf(kind).find((one): one is keyof typeof STEP_ICONS => Object.hasOwn(STEP_ICONS, one));
  if (step === 'retry') return step;
  return canPause && kind !== 'success' ? (step ?? 'pause') : null;
}

/** Pauses one that is under way and goes on with it, sends a failed one again, takes one out that is not stored. */
export function EntryActions<Stored>({
  entry,
  onRetry,
  onCancel,
  onPause,
  onResume,
}: {
  readonly entry: UploadEntry<Stored>;
  readonly onRetry: (id: number) => void;
  readonly onCancel: (entry: UploadEntry<Stored>) => void;
  readonly onPause?: (entry: UploadEntry<Stored>) => void;
  readonly onResume?: (entry: UploadEntry<Stored>) => void;
}) {
  const { t } = useLingui();
  const { name } = entry.file;
  const { kind } = entry.state;
  const isFailed = kind === 'error';
  const step = stepOf(kind, onPause !== undefined);
  const labels = { pause: t`Pause ${{ name }}`, resume: t`Go on with ${{ name }}`, retry: t`Retry ${{ name }}` };
  const acts = { pause: () => onPause?.(entry), resume: () => onResume?.(entry), retry: () => onRetry(entry.id) };
  return (
    <>
      {step && <IconButton icon={STEP_ICONS[step]} label={labels[step]} onPress={acts[step]} isDisabled={kind === 'checking'} />}
      <IconButton icon={X} label={isFailed ? t`Remove ${{ name }}` : t`Cancel the upload of ${{ name }}`} onPress={() => onCancel(entry)} />
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { UploadState } from '../../engines/upload/index.ts';
import { bar, statusTone } from './UploadProgress.css.ts';

/** The word for where a file is. @source forms §4 */
export function useStatusWord() {
  const { t } = useLingui();
  return (state: UploadState<unknown>): string => {
    if (state.kind === 'uploading') return t`Uploading ${{ percent: state.percent }}%`;
    return { waiting: t`Waiting to upload`, success: t`Uploaded`, error: t`Upload failed` }[state.kind];
  };
}

/** Progress of one file: a word, and a bar while it is under way. The bar is named by the file. */
export function UploadProgress({ name, state }: { readonly name: string; readonly state: UploadState<unknown> }) {
  const word = useStatusWord()(state);
  const percent = state.kind === 'uploading' ? state.percent : 0;
  return (
    <>
      <span className={statusTone[state.kind === 'error' ? 'failed' : 'running']}>{word}</span>
      {state.kind !== 'error' && <progress className={bar} aria-label={name} aria-valuetext={word} max={100} value={percent} />}
    </>
  );
}

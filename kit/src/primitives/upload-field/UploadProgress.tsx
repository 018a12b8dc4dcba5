import { useLingui } from '@lingui/react/macro';
import { fileSizeText } from '../../engines/upload/index.ts';
import type { UploadState } from '../../engines/upload/index.ts';
import { useMessages } from '../lingui/index.ts';
import { partProps } from '../parts/index.ts';
import type { PartLooks } from '../parts/index.ts';
import { uploadMessages } from './messages.ts';
import type { UploadPart } from './types.ts';
import { bar, pace, statusTone } from './UploadProgress.css.ts';

interface UploadProgressProps {
  readonly name: string;
  readonly state: UploadState<unknown>;
  readonly parts?: PartLooks<UploadPart> | undefined;
}

/** Progress of one file: a word, and a bar while it is under way. The bar is named by the file. */
export function UploadProgress({ name, state, parts }: UploadProgressProps) {
  const word = useMessages(uploadMessages).status(state);
  const percent = 'percent' in state ? (state.percent ?? 0) : 0;
  return (
    <>
      <span {...partProps(parts, 'status', statusTone[state.kind === 'error' ? 'failed' : 'running'])}>
        {word}
        <Pace state={state} />
      </span>
      {state.kind !== 'error' && (
        <progress {...partProps(parts, 'progress', bar)} aria-label={name} aria-valuetext={word} max={100} value={percent} />
      )}
    </>
  );
}

const SECONDS_OF_A_MINUTE = 60;

/** Speed and time left of an upload, where they are known. */
function Pace({ state }: { readonly state: UploadState<unknown> }) {
  const { t } = useLingui();
  if (state.kind !== 'uploading' || state.bytesPerSecond === undefined || state.secondsLeft === undefined || state.percent === 100)
    return null;
  const speed = fileSizeText(state.bytesPerSecond);
  const left =
    state.secondsLeft < SECONDS_OF_A_MINUTE
      ? t`${{ seconds: state.secondsLeft }} s left`
      : t`${{ minutes: Math.ceil(state.secondsLeft / SECONDS_OF_A_MINUTE) }} min left`;
  return <span className={pace}>{t`${speed}/s, ${left}`}</span>;
}

import { useLingui } from '@lingui/react/macro';
import { RotateCw, SwitchCamera } from 'lucide';
import { useCallback, useEffect } from 'react';
import type { CameraFault } from '../../engines/camera/index.ts';
import { Button, IconButton } from '../button/index.ts';
import { useKit } from '../kit-provider/index.ts';
import { StatePanel } from '../state-panel/index.ts';
import * as css from './Camera.css.ts';
import type { CameraViewProps } from './types.ts';
import { useCamera } from './useCamera.ts';

/** Words for a camera that gives no picture. */
function useFaultWords(): Readonly<Record<CameraFault, readonly [title: string, advice: string]>> {
  const { t } = useLingui();
  return {
    refused: [
      t`The camera may not be used`,
      t`Allow it in the browser’s settings of this site, beside the address, and try again. A file can be chosen, or the text typed, without it.`,
    ],
    missing: [t`No camera was found`, t`Connect one and try again.`],
    busy: [t`The camera is in use`, t`Close the program that uses it and try again.`],
    failed: [t`The camera did not start`, t`Try again, or go on without it.`],
  };
}

/** Picture of a camera, or the reason there is none. */
export function CameraView({ camera, label, onPicture }: CameraViewProps) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const { state, retry, change } = useCamera(camera);
  const words = useFaultWords();
  const [title, advice] = state.kind === 'fault' ? words[state.fault] : ['', ''];
  useEffect(() => {
    if (title) announcer.say(`${title} ${advice}`, 'assertive');
  }, [announcer, title, advice]);
  const stream = state.kind === 'open' ? state.stream : null;
  const show = useCallback(
    (video: HTMLVideoElement | null) => {
      if (!video) return undefined;
      video.srcObject = stream;
      const moves = () => onPicture(video);
      video.addEventListener('loadeddata', moves);
      return () => {
        video.removeEventListener('loadeddata', moves);
        video.srcObject = null;
        onPicture(null);
      };
    },
    [stream, onPicture],
  );
  if (state.kind === 'asking') return <output className={css.stage}>{t`Waiting for the camera. Answer the browser if it asks.`}</output>;
  if (state.kind === 'fault')
    return (
      <div className={css.stage}>
        <StatePanel
          kind={state.fault === 'refused' ? 'noPermission' : 'failed'}
          title={title}
          actions={<Button icon={RotateCw} onPress={retry}>{t`Retry`}</Button>}
        >
          {advice}
        </StatePanel>
      </div>
    );
  return (
    <div className={css.stage}>
      <video ref={show} className={css.picture} aria-label={label} autoPlay muted playsInline />
      {change && (
        <span className={css.corner}>
          <IconButton icon={SwitchCamera} label={t`Other camera`} onPress={change} />
        </span>
      )}
    </div>
  );
}

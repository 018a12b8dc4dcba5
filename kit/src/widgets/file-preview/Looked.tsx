import { useLingui } from '@lingui/react/macro';
import { ExternalLink, RotateCw } from 'lucide';
import { useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { StatePanel } from '../../primitives/state-panel/index.ts';
import { bar, center, frame, root } from './FilePreview.css.ts';
import { ImageViewer } from './ImageViewer.tsx';
import type { FilePreviewProps } from './types.ts';

/** The file itself, or why it is not to be seen. */
export function Looked({ lookedAt, among, name, onRetry }: Pick<FilePreviewProps, 'lookedAt' | 'among' | 'name' | 'onRetry'>) {
  const { t } = useLingui();
  const [broken, setBroken] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const again = () => {
    setAttempt((count) => count + 1);
    onRetry();
  };
  const address = lookedAt.kind === 'image' ? lookedAt.address : null;
  const drawn = `${attempt} ${address ?? ''}`;
  const isBroken = address !== null && broken === drawn;
  // Among several it stays whatever becomes of one of them: the keyboard is in it, on the way to the next.
  if (among && lookedAt.kind !== 'frame' && lookedAt.kind !== 'window')
    return (
      <ImageViewer
        address={address}
        name={name}
        among={among}
        problem={isBroken || (address === null && lookedAt.kind !== 'loading') ? <Refusal {...{ lookedAt }} onRetry={again} /> : null}
        onFailed={() => setBroken(drawn)}
      />
    );
  if (lookedAt.kind === 'loading') return <output className={center}>{t`Loading…`}</output>;
  if (address !== null && !isBroken)
    return <ImageViewer key={attempt} address={address} name={name} among={undefined} problem={null} onFailed={() => setBroken(drawn)} />;
  if (lookedAt.kind === 'frame')
    return (
      <div className={root}>
        <div className={bar}>
          <Button variant="accent" icon={RotateCw} onPress={() => setAttempt((count) => count + 1)}>
            {t`Load again`}
          </Button>
        </div>
        {/* Scripts of the preview run in an origin of their own. */}
        <iframe key={attempt} className={frame} title={name} src={lookedAt.href} sandbox={lookedAt.sandbox} referrerPolicy="no-referrer" />
      </div>
    );
  if (lookedAt.kind === 'window')
    return (
      <div className={center}>
        <StatePanel
          kind="empty"
          title={t`This file opens in a window of its own`}
          actions={
            <Button variant="primary" icon={ExternalLink} onPress={() => void window.open(lookedAt.href, '_blank', lookedAt.features)}>
              {t`Open in a new window`}
            </Button>
          }
        />
      </div>
    );
  return (
    <div className={center}>
      <Refusal lookedAt={lookedAt} onRetry={again} />
    </div>
  );
}

/** The reason a file is not seen, and the way to try again where that may help. */
function Refusal({ lookedAt, onRetry }: Pick<FilePreviewProps, 'lookedAt' | 'onRetry'>) {
  const { t } = useLingui();
  const isRefused = lookedAt.kind === 'refused';
  const reason = lookedAt.kind === 'failed' || isRefused ? lookedAt.reason : null;
  return (
    <StatePanel
      kind="failed"
      title={isRefused ? t`This file cannot be shown here` : t`The preview did not load`}
      actions={isRefused ? undefined : <Button icon={RotateCw} onPress={onRetry}>{t`Retry`}</Button>}
    >
      {reason ??
        (isRefused
          ? t`It lies on a server this console does not trust. Download it, or ask the administrator.`
          : t`The server did not answer. Try again, or download the file.`)}
    </StatePanel>
  );
}

import { useLingui } from '@lingui/react/macro';
import { Camera, Download, Pause, Play, Upload } from 'lucide';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { partProps } from '../parts/index.ts';
import { useOfField } from './useOfField.ts';
import { bar, hint } from './UploadField.css.ts';
import type { StoredUpload, UploadFieldProps } from './types.ts';
import type { UploadModel } from './headless.ts';

/** From so many files on one press fetches them all. @reading R-671 */
const SEVERAL = 2;

interface UploadBarProps<Stored extends StoredUpload> extends Pick<
  UploadFieldProps<Stored>,
  'look' | 'use' | 'value' | 'ports' | 'label' | 'parts'
> {
  readonly upload: UploadModel<Stored>;
  /** Takes a photo, where that is possible. */
  readonly onPhoto: (() => void) | undefined;
}

/** Buttons above the files: what adds some, what stops and goes on with all, what fetches all. Nothing where there is none. */
export function UploadBar<Stored extends StoredUpload>(props: UploadBarProps<Stored>) {
  const { look, use = 'editable', value, ports, label, parts, upload, onPhoto } = props;
  const { t } = useLingui();
  const ofField = useOfField(label);
  const { pausable, isBusy, describedBy, open } = upload;
  const isOpen = use === 'editable';
  const hasAdder = look === 'list' && use !== 'readOnly';
  const { onDownloadAll } = ports;
  const hasAll = onDownloadAll !== undefined && value.length >= SEVERAL;
  if (!hasAdder && !hasAll) return null;
  const isRunning = (pausable?.running ?? 0) > 0;
  const toggleWords = isRunning ? t({ message: 'Pause all', context: 'uploads' }) : t({ message: 'Go on with all', context: 'uploads' });
  return (
    <div {...partProps(parts, 'bar', bar)}>
      {hasAdder && (
        <Button
          ref={upload.getTriggerRef()}
          icon={Upload}
          isDisabled={!isOpen}
          isBusy={isBusy}
          busyLabel={t`Uploading`}
          spokenName={ofField(isBusy ? t`Uploading` : t`Click to upload`)}
          describedBy={describedBy}
          onPress={open}
        >
          {t`Click to upload`}
        </Button>
      )}
      {hasAdder && isOpen && onPhoto && <PhotoButton label={label} isBusy={isBusy} onPress={onPhoto} />}
      {pausable && pausable.running + pausable.paused > 1 && (
        <Button icon={isRunning ? Pause : Play} spokenName={ofField(toggleWords)} onPress={isRunning ? upload.pauseAll : upload.resumeAll}>
          {toggleWords}
        </Button>
      )}
      {hasAll && <DownloadAll label={label} onPress={() => onDownloadAll(value)} />}
      {hasAdder && isOpen && <span {...partProps(parts, 'hint', hint)}>{t`or drop files here, or paste them`}</span>}
    </div>
  );
}

/** Opens the camera. */
export function PhotoButton({
  label,
  isBusy,
  onPress,
}: {
  readonly label: string;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}) {
  const { t } = useLingui();
  const ofField = useOfField(label);
  return (
    <Button icon={Camera} isBusy={isBusy} spokenName={ofField(t`Take a photo`)} onPress={onPress}>
      {t`Take a photo`}
    </Button>
  );
}

/** Busy while all are fetched; problems are told by who fetches. */
function DownloadAll({ label, onPress }: { readonly label: string; readonly onPress: () => unknown }) {
  const { t } = useLingui();
  const ofField = useOfField(label);
  const [isBusy, setBusy] = useState(false);
  async function fetchAll() {
    setBusy(true);
    await Promise.resolve(onPress()).catch(() => undefined);
    setBusy(false);
  }
  return (
    <Button variant="accent" icon={Download} isBusy={isBusy} spokenName={ofField(t`Download all`)} onPress={() => void fetchAll()}>
      {t`Download all`}
    </Button>
  );
}

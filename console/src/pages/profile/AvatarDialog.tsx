import { useLingui } from '@lingui/react/macro';
import { useApi } from '../../data/api/index.ts';
import { saveAvatar } from '../../data/profile/mutations.ts';
import { useWrite } from '../../data/useWrite.ts';
import { UploadDialog } from './UploadDialog.tsx';

/** Uploads an image and makes it the picture of the person. @source shell §7 (PUT Avatar) */
export default function AvatarDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const { run, isRunning } = useWrite(saveAvatar(useApi()));
  return (
    <UploadDialog
      title={t`Change picture`}
      label={t`Picture`}
      use="userAvatar"
      save={({ fileId }) => run(fileId)}
      isSaving={isRunning}
      onClose={onClose}
    />
  );
}

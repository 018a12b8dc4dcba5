import { ImageUpload } from '@milepost/kit/image-upload';
import type { UploadedImage } from '@milepost/openapi/domains/file';
import { imageAddress } from '../../data/file/index.ts';
import type { FileUse } from '../../data/file/index.ts';
import { useLinkContext } from '../../auth/useLinkContext.ts';
import { useImageSend } from './useImageSend.ts';

/** @source shell §9 (image limit 5 MB) */
const RULES = { limit: 1, maxSize: { size: 5, unit: 'MB' } } as const;

interface PictureUploadProps {
  readonly label: string;
  readonly use: FileUse;
  readonly error: string;
  readonly value: UploadedImage[];
  readonly onChange: (value: UploadedImage[]) => void;
  /** Listener for the begin and end of an upload. Must stay the same. */
  readonly onUnderWay: (isUnderWay: boolean) => void;
}

/** One image of the person. @source shell §7, §9 */
export function PictureUpload({ label, use, error, value, onChange, onUnderWay }: PictureUploadProps) {
  const context = useLinkContext();
  const send = useImageSend(use, onUnderWay);
  return (
    <ImageUpload
      label={label}
      isRequired
      error={error}
      rules={RULES}
      value={value}
      ports={{ send, addressOf: ({ url }) => imageAddress(url, context) }}
      onChange={(next) => {
        onUnderWay(false);
        onChange(next);
      }}
    />
  );
}

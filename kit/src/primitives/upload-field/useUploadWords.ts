import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DEFAULT_MAX_SIZE } from '../../engines/upload/index.ts';
import type { FileKind, UploadProblem, UploadRules, UploadWarning } from '../../engines/upload/index.ts';
import type { UploadFieldProps, StoredUpload } from './types.ts';

/** Words of the field, in its two looks. @source forms §5 */
export function useUploadWords(look: UploadFieldProps<StoredUpload>['look']) {
  const { t } = useLingui();
  const kindWords: Readonly<Record<FileKind, string>> = {
    image: t({ message: 'image', context: 'file type' }),
    video: t({ message: 'video', context: 'file type' }),
    audio: t({ message: 'audio', context: 'file type' }),
    excel: 'excel',
    word: 'word',
    pdf: 'pdf',
    txt: 'txt',
  };
  const typesText = (kinds: readonly FileKind[]) =>
    kinds.map((kind) => kindWords[kind]).join(t({ message: ', ', context: 'between names' }));

  function problem(wrong: UploadProblem): string {
    const isImage = look === 'tiles';
    switch (wrong.kind) {
      case 'limit': {
        const { limit } = wrong;
        return isImage
          ? t`${plural(limit, { one: 'At most # image can be uploaded', other: 'At most # images can be uploaded' })}`
          : t`${plural(limit, { one: 'At most # file can be uploaded', other: 'At most # files can be uploaded' })}`;
      }
      case 'size': {
        const { size, unit } = wrong.maxSize;
        return isImage ? t`The image is larger than ${size}${unit}` : t`The file is larger than ${size}${unit}`;
      }
      case 'type': {
        const types = typesText(wrong.accept);
        return isImage ? t`Upload an image` : t`Choose files of these types: ${types}`;
      }
      case 'unreadable': {
        const { name } = wrong;
        return t`The file ${name} could not be read, check it`;
      }
    }
  }

  /** Sentence on a file that is taken all the same. */
  const warning = ({ name }: UploadWarning): string =>
    t`${name} is taken, but its content is of another type than its name says: some programs may not open it`;

  /** Limits of an upload, for the line under the field. */
  function limits({ limit = 0, maxSize = DEFAULT_MAX_SIZE, accept = [] }: UploadRules): string {
    const { size, unit } = maxSize;
    const parts = [
      limit > 0 &&
        (look === 'tiles'
          ? t`${plural(limit, { one: 'up to # image', other: 'up to # images' })}`
          : t`${plural(limit, { one: 'up to # file', other: 'up to # files' })}`),
      size > 0 && t`${size}${unit} each`,
      look === 'list' && accept.length > 0 && typesText(accept),
    ];
    return parts.filter(Boolean).join(t({ message: '; ', context: 'between limits of an upload' }));
  }

  return { problem, warning, limits };
}

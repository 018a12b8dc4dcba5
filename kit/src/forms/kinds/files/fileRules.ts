import { FORM_FILES } from '../../../engines/upload/index.ts';
import type { UploadRules } from '../../../engines/upload/index.ts';
import type { FilesControl } from '../../grammar/index.ts';

/** Limits of a field: its own, and where it names none those of every form; images have only their own. @source forms §9 */
export function fileRules({ look, maximum, maxSize, accept }: Pick<FilesControl, 'look' | 'maximum' | 'maxSize' | 'accept'>): UploadRules {
  return {
    ...(look === 'files' && FORM_FILES),
    ...(maximum !== undefined && { limit: maximum }),
    ...(maxSize !== undefined && { maxSize }),
    ...(look === 'files' && accept !== undefined && { accept }),
  };
}

import { SIZE_UNIT_BYTES } from '../../../engines/upload/index.ts';
import type { FileKind, SizeLimit } from '../../../engines/upload/index.ts';
import { number } from '../../config/designed.ts';
import type { ReadControl } from '../../config/designed.ts';
import type { Members } from '../../config/members.ts';

/** Most files, and the largest one, a design may ask for. @reading R-599 */
const MOST_FILES = 1_000;
const MOST_FILE_SIZE = 1_048_576;

/** Kinds of files as designs write them; nothing written takes what every form takes. */
const ACCEPTED: Readonly<Record<string, FileKind>> = {
  'image/*': 'image',
  'video/*': 'video',
  'audio/*': 'audio',
  '.xls,.xlsx': 'excel',
  '.doc,.docx': 'word',
  '.pdf': 'pdf',
  '.txt': 'txt',
};

const UNITS = Object.keys(SIZE_UNIT_BYTES) as (keyof typeof SIZE_UNIT_BYTES)[];

/** Largest file of a design; 0 takes any. @source forms §9 */
function maxSize(members: Members): SizeLimit | undefined {
  const size = number(members, 'fileSize');
  const unit = members.oneOf('sizeUnit', UNITS, 'MB');
  if (size === undefined) return undefined;
  if (size >= 0 && size <= MOST_FILE_SIZE) return { size, unit };
  members.fault('fileSize', { kind: 'outOfRange', min: 0, max: MOST_FILE_SIZE });
  return undefined;
}

const files =
  (look: 'files' | 'images'): ReadControl =>
  (members, base) => {
    const accept = look === 'images' ? '' : members.oneOf('accept', Object.keys(ACCEPTED), '');
    return {
      ...base,
      kind: 'files',
      look,
      maximum: members.raw('limit') === undefined ? undefined : members.whole('limit', 0, 0, MOST_FILES),
      maxSize: maxSize(members),
      accept: ACCEPTED[accept] && [ACCEPTED[accept]],
    };
  };

/** Readers of files by their names in stored designs. */
export const filesDesign: Readonly<Record<string, ReadControl>> = {
  uploadFz: files('files'),
  uploadFile: files('files'),
  uploadImg: files('images'),
};

import { extensionOf, isNameAllowed } from './fileName.ts';
import { hasItsSignature, kindOfName, relatedExtension } from './fileKinds.ts';
import type { FileKind } from './fileKinds.ts';
import { isWithinSize } from './fileSize.ts';
import type { SizeLimit } from './fileSize.ts';
import { IMAGE_MAX_POINTS, imagePoints } from './imageSize.ts';

/** Rules for the files of a field. @source forms §3, §9 */
export interface UploadRules {
  /** Most files at a time; 0 or left out for any number. */
  readonly limit?: number;
  /** Largest file. @defaultValue 10 MB @source forms §9 */
  readonly maxSize?: SizeLimit;
  /** Kinds it takes; left out or empty for any file. */
  readonly accept?: readonly FileKind[];
}

/** @source forms §9 */
export const DEFAULT_MAX_SIZE: SizeLimit = { size: 10, unit: 'MB' };

/** Limits of the files of a form that names none of its own. @source forms §9 */
export const FORM_FILES = {
  limit: 5,
  maxSize: { size: 30, unit: 'MB' },
  accept: ['image', 'pdf', 'word', 'excel'],
} as const satisfies UploadRules;

/** Reasons files were not taken; the words for it belong to the view. @source forms §5 */
export type UploadProblem =
  | { readonly kind: 'limit'; readonly limit: number }
  | { readonly kind: 'size'; readonly name: string; readonly maxSize: SizeLimit }
  | { readonly kind: 'type'; readonly name: string; readonly accept: readonly FileKind[] }
  | { readonly kind: 'unreadable'; readonly name: string };

/** Fact a person is told of a file that is taken: its content is of another type than its extension says, of the same kind. @reading R-360 */
export interface UploadWarning {
  readonly kind: 'mismatch';
  readonly name: string;
}

/** So many first bytes show what a file is; a JPEG may carry a preview before its size. */
export const HEAD_BYTES = 1_048_576;

/** Problem of so many more files, null when they fit. A choice that does not fit as a whole is not taken at all. @reading R-361 */
export const limitProblem = (held: number, added: number, { limit = 0 }: UploadRules): UploadProblem | null =>
  limit > 0 && held + added > limit ? { kind: 'limit', limit } : null;

/** Problem that shows without opening the file: by its name, its size. @source forms §5 @reading R-362 */
export function outerProblem(
  file: Pick<File, 'name' | 'size'>,
  { accept = [], maxSize = DEFAULT_MAX_SIZE }: UploadRules,
): UploadProblem | null {
  const { name } = file;
  const kind = kindOfName(name);
  if (accept.length > 0 && (kind === null || !accept.includes(kind))) return { kind: 'type', name, accept };
  if (!isNameAllowed(name) || file.size === 0) return { kind: 'unreadable', name };
  return isWithinSize(file.size, maxSize) ? null : { kind: 'size', name, maxSize };
}

/**
 * Problem that its first bytes show: content and extension must be of one kind, and an image must have a size that can be opened.
 * Where they are of one kind and do not agree the file is taken with a warning.
 * @reading R-360 @reading R-085
 */
export function innerProblem(name: string, head: Uint8Array, { accept = [] }: UploadRules): UploadProblem | UploadWarning | null {
  const isItself = hasItsSignature(name, head);
  const extension = isItself ? extensionOf(name) : relatedExtension(name, head);
  const points = extension !== null && kindOfName(name) === 'image' ? imagePoints(extension, head) : 1;
  if (extension !== null && points > 0 && points <= IMAGE_MAX_POINTS) return isItself ? null : { kind: 'mismatch', name };
  return accept.length > 0 ? { kind: 'type', name, accept } : { kind: 'unreadable', name };
}

/** The first thing that is wrong with a file; a warning or null when it may be sent. A file that cannot be read is a problem, not an error. @source forms §5 */
export async function judgeFile(file: File, rules: UploadRules): Promise<UploadProblem | UploadWarning | null> {
  const outer = outerProblem(file, rules);
  if (outer) return outer;
  try {
    return innerProblem(file.name, new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()), rules);
  } catch {
    return { kind: 'unreadable', name: file.name };
  }
}

/** True when the disk still has the file as it was chosen: a browser refuses to read one that was changed. @source forms §5 */
export const isReadable = (file: Blob): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

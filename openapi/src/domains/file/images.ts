/** Extensions of images, by what their content must be. @source forms §9 */
export const IMAGE_KIND_BY_EXTENSION = { png: 'png', jpg: 'jpeg', jpeg: 'jpeg', bmp: 'bmp', gif: 'gif' } as const;

/** Kinds the first bytes of a file can show. */
export type ImageKind = (typeof IMAGE_KIND_BY_EXTENSION)[keyof typeof IMAGE_KIND_BY_EXTENSION];

/** More points than this are not opened: a small file can claim to be a wall. @reading R-085 */
export const IMAGE_MAX_POINTS = 50_000_000;

/** So many first bytes show what an image is; a JPEG may carry a preview before its size. */
export const IMAGE_HEAD_BYTES = 1_048_576;

/** The head of an image; sizes are 0 where they cannot be read. */
export interface ImageHead {
  kind: ImageKind;
  widthPx: number;
  heightPx: number;
}

const MARKS: readonly { kind: ImageKind; bytes: readonly number[] }[] = [
  { kind: 'png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { kind: 'jpeg', bytes: [0xff, 0xd8, 0xff] },
  { kind: 'gif', bytes: [0x47, 0x49, 0x46, 0x38, 0x37, 0x61] },
  { kind: 'gif', bytes: [0x47, 0x49, 0x46, 0x38, 0x39, 0x61] },
  { kind: 'bmp', bytes: [0x42, 0x4d] },
];

/** Kind of an image by its first bytes, whatever it calls itself; null when it is none of the known images. @reading R-085 */
export function readImageHead(head: Uint8Array): ImageHead | null {
  const mark = MARKS.find(({ bytes }) => bytes.every((byte, index) => head[index] === byte));
  if (!mark) return null;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  return { kind: mark.kind, ...(SIZES[mark.kind](view) ?? { widthPx: 0, heightPx: 0 }) };
}

/** Kind of the image a content is, under the name of any image; null for anything else, svg included. @source forms §9 @reading R-085 */
export function imageKindOf(extension: string, head: Uint8Array): ImageKind | null {
  const image = isImageExtension(extension) ? readImageHead(head) : null;
  if (image === null) return null;
  const points = image.widthPx * image.heightPx;
  return points > 0 && points <= IMAGE_MAX_POINTS ? image.kind : null;
}

/** Is it one of png, jpg, jpeg, bmp, gif, in lower case? @source forms §9 */
export const isImageExtension = (extension: string): extension is keyof typeof IMAGE_KIND_BY_EXTENSION =>
  Object.hasOwn(IMAGE_KIND_BY_EXTENSION, extension);

type Size = Pick<ImageHead, 'widthPx' | 'heightPx'>;

const SIZES: Readonly<Record<ImageKind, (view: DataView) => Size | null>> = {
  png: (view) => (view.byteLength < 24 ? null : { widthPx: view.getUint32(16), heightPx: view.getUint32(20) }),
  gif: (view) => (view.byteLength < 10 ? null : { widthPx: view.getUint16(6, true), heightPx: view.getUint16(8, true) }),
  bmp: bmpSize,
  jpeg: jpegSize,
};

/** The oldest kind of bitmap has a header of 12 bytes with sizes of two; a height below 0 stands for rows from the top. */
function bmpSize(view: DataView): Size | null {
  if (view.byteLength < 26) return null;
  if (view.getUint32(14, true) === 12) return { widthPx: view.getUint16(18, true), heightPx: view.getUint16(20, true) };
  return { widthPx: Math.abs(view.getInt32(18, true)), heightPx: Math.abs(view.getInt32(22, true)) };
}

/** Walks from segment to segment to the frame that tells the size. */
function jpegSize(view: DataView): Size | null {
  for (let at = 2; at + 9 <= view.byteLength && view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return { widthPx: view.getUint16(at + 7), heightPx: view.getUint16(at + 5) };
    else at += 2 + view.getUint16(at + 2);
  }
  return null;
}

const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** More points than this are not opened: a small file can claim to be a wall. @reading R-085 */
export const IMAGE_MAX_POINTS = 50_000_000;

type Reader = (view: DataView) => number;

const READERS: Readonly<Record<string, Reader>> = {
  png: (view) => (view.byteLength < 24 ? 0 : view.getUint32(16) * view.getUint32(20)),
  gif: (view) => (view.byteLength < 10 ? 0 : view.getUint16(6, true) * view.getUint16(8, true)),
  bmp: bitmapPoints,
  jpg: jpegPoints,
  jpeg: jpegPoints,
};

/** Points of an image by its head, 0 where they cannot be read. The head has the right signature already. */
export const imagePoints = (extension: string, head: Uint8Array): number =>
  READERS[extension]?.(new DataView(head.buffer, head.byteOffset, head.byteLength)) ?? 0;

const OLD_BITMAP_HEADER_BYTES = 12;

/** A height below 0 stands for rows from the top. */
function bitmapPoints(view: DataView): number {
  if (view.byteLength < 26) return 0;
  const isOld = view.getUint32(14, true) === OLD_BITMAP_HEADER_BYTES;
  return isOld
    ? view.getUint16(18, true) * view.getUint16(20, true)
    : Math.abs(view.getInt32(18, true)) * Math.abs(view.getInt32(22, true));
}

/** Walks from segment to segment to the frame that tells the size. */
function jpegPoints(view: DataView): number {
  for (let at = 2; at + 9 <= view.byteLength && view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return view.getUint16(at + 5) * view.getUint16(at + 7);
    else at += 2 + view.getUint16(at + 2);
  }
  return 0;
}

/** Starts of frames, without the tables that stand among them. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

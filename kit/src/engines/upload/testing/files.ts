/** Bytes of a file as the test data describes them. */
export type GivenBytes = string | { readonly gen: 'png'; readonly width: number; readonly height: number };

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A PNG of a size, without points: signature, IHDR, empty IDAT, IEND. */
export function pngBytes(width: number, height: number): Uint8Array<ArrayBuffer> {
  const chunk = (name: string, content: number[]) => [0, 0, 0, content.length, ...new TextEncoder().encode(name), ...content, 0, 0, 0, 0];
  const number = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
  const head = [...number(width), ...number(height), 8, 2, 0, 0, 0];
  return Uint8Array.from([...PNG, ...chunk('IHDR', head), ...chunk('IDAT', []), ...chunk('IEND', [])]);
}

/** Makes what the test data only describes. */
export const bytesOf = (given: GivenBytes): Uint8Array<ArrayBuffer> =>
  typeof given === 'string' ? new TextEncoder().encode(given) : pngBytes(given.width, given.height);

/** A file of one kind with little in it. */
export const fileOf = (name: string, bytes: Uint8Array<ArrayBuffer> | string = pngBytes(4, 4), type = ''): File =>
  new File([bytes], name, { type });

/** First bytes of a PDF. */
export const PDF = '%PDF-1.7\n';

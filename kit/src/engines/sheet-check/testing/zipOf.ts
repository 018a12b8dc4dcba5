/** A part of a zip file as it is written. */
export interface PackedPart {
  readonly name: string;
  readonly method: 0 | 8;
  readonly packed: Uint8Array;
  /** Size the directory gives; a forged one says something else than what is packed. */
  readonly unpackedBytes: number;
  readonly isEncrypted?: boolean;
  /** Bytes of further facts its head has, and of further facts and a comment its line in the directory has. */
  readonly moreBytes?: { readonly head: number; readonly line: number; readonly comment: number };
}

const LOCAL_BYTES = 30;
const ENTRY_BYTES = 46;
const NO_MORE = { head: 0, line: 0, comment: 0 };

/** Bytes of a number, the last first. */
const little = (value: number, bytes: number) => Array.from({ length: bytes }, (_, at) => Math.floor(value / 256 ** at) % 256);

/** A zip file of parts as they are given; their check sums are none. */
export function zipOf(parts: readonly PackedPart[]): Uint8Array<ArrayBuffer> {
  const pieces: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, method, packed, unpackedBytes, isEncrypted, moreBytes = NO_MORE } of parts) {
    const nameBytes = new TextEncoder().encode(name);
    const shared = [
      [20, 2],
      [isEncrypted ? 1 : 0, 2],
      [method, 2],
      [0, 8],
      [packed.byteLength, 4],
      [unpackedBytes, 4],
      [nameBytes.byteLength, 2],
    ] as const;
    const bytesOf = (fields: readonly (readonly [value: number, bytes: number])[]) =>
      Uint8Array.from(fields.flatMap((one) => little(...one)));
    const { head, line, comment } = moreBytes;
    pieces.push(bytesOf([[0x04034b50, 4], ...shared, [head, 2]]), nameBytes, new Uint8Array(head), packed);
    directory.push(bytesOf([[0x02014b50, 4], [20, 2], ...shared, [line, 2], [comment, 2], [0, 8], [offset, 4]]));
    directory.push(nameBytes, new Uint8Array(line + comment));
    offset += LOCAL_BYTES + nameBytes.byteLength + head + packed.byteLength;
  }
  const directoryBytes = directory.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const end = Uint8Array.from(
    [
      [0x06054b50, 4],
      [0, 4],
      [parts.length, 2],
      [parts.length, 2],
      [directoryBytes, 4],
      [offset, 4],
      [0, 2],
    ].flatMap(([value = 0, bytes = 0]) => little(value, bytes)),
  );
  return joined([...pieces, ...directory, end]);
}

/** Bytes a part takes besides its own content: its head, its line in the directory, its name twice. */
export const partOverhead = (name: string) => LOCAL_BYTES + ENTRY_BYTES + 2 * new TextEncoder().encode(name).byteLength;

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole;
}

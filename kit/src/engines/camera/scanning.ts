/** Part of the browser that reads codes in pictures; not every browser has it. */
export interface CodeReader {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}

/** The reader of this browser; null where it has none. */
export function browserCodeReader(): CodeReader | null {
  const { BarcodeDetector: Reader } = globalThis as { BarcodeDetector?: new () => CodeReader };
  return Reader === undefined ? null : new Reader();
}

/** The first code of a picture that says something; null where there is none or the picture could not be read. */
export async function readCode(reader: CodeReader, picture: HTMLVideoElement): Promise<string | null> {
  const found = await reader.detect(picture).catch(() => []);
  return found.map(({ rawValue }) => rawValue.trim()).find((text) => text !== '') ?? null;
}

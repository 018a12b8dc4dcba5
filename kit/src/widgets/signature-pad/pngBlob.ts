const PREFIX = 'data:image/png;base64,';

/** The file behind the text of a PNG. @throws Error for any other text */
export function pngBlob(dataText: string): Blob {
  if (!dataText.startsWith(PREFIX))
    throw new Error('[kit] The text is no PNG, so nothing can be stored. Give what SignaturePad handed over.');
  const binary = atob(dataText.slice(PREFIX.length));
  return new Blob([Uint8Array.from(binary, (letter) => letter.charCodeAt(0))], { type: 'image/png' });
}

/** A picture of one pixel. */
export const PIXEL = Uint8Array.from(
  'GIF89a\x01\x00\x01\x00\x00\x00\x00,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00;',
  (letter) => letter.charCodeAt(0),
);

export { pngBlob } from './pngBlob.ts';
export { SignaturePad } from './SignaturePad.tsx';
export type { SignaturePadProps } from './types.ts';

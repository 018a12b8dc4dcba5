export { pngBlob } from './pngBlob.ts';
export { SignaturePad } from './SignaturePad.tsx';
export type { KeptSignature, SignaturePadProps } from './types.ts';

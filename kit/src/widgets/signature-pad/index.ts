export { pngBlob } from './pngBlob.ts';
export { SignaturePad } from './SignaturePad.tsx';
export type { StoredSignature, SignaturePadProps } from './types.ts';

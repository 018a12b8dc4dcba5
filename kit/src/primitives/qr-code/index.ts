export { QrCode } from './QrCode.tsx';
export { qrPayload } from './qrPayload.ts';
export type { QrTarget } from './qrPayload.ts';
export type { QrCodeProps } from './types.ts';

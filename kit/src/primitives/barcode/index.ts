export { Barcode } from './Barcode.tsx';
export { isBarcodeText } from './barcodeText.ts';
export type { BarcodeProps } from './types.ts';

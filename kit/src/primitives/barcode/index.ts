export { Barcode } from './Barcode.tsx';
export { isBarcodeText } from '../../engines/barcode-text/index.ts';
export type { BarcodeProps } from './types.ts';

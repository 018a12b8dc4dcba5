const PLAIN = /^[A-Za-z0-9]+$/;

/** True for what is drawn as a barcode: letters and digits, in half width, and at least one. @source forms §5 */
export const isBarcodeText = (text: string): boolean => PLAIN.test(text);

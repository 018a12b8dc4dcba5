export { ColorField } from './ColorField.tsx';
export { readColor, writeColor } from './colorText.ts';
export type { ColorParts } from './colorText.ts';
export type { ColorFieldProps } from './types.ts';

export { CodeImage, NoCode } from './CodeImage.tsx';
export { svgText } from './svg.ts';
export type { CodeLook, DrawnCode } from './types.ts';

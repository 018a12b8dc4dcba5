export { linesCell, noCell, starsCell, swatchCell } from './cells.tsx';

export { countCell, linesCell, noCell, starsCell, swatchCell } from './cells.tsx';

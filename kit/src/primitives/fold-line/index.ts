export { FoldLine } from './FoldLine.tsx';

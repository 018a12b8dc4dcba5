export { MilestoneMark } from './MilestoneMark.tsx';

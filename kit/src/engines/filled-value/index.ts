export { KeepsFilled } from './KeepsFilled.tsx';

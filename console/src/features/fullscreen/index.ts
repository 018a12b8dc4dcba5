export { FullscreenButton } from './FullscreenButton.tsx';

export { default } from './FilePreview.tsx';

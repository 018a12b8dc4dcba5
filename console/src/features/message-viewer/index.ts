export { Attachments } from './Attachments.tsx';
export { default } from './MessageViewer.tsx';
export { useImageOrigins } from './useImageOrigins.ts';

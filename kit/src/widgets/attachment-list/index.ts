export { AttachmentList } from './AttachmentList.tsx';
export type { Attachment, AttachmentListProps } from './types.ts';

export { chatKeys } from './keys.ts';
export { removeChatRecords, removeConversation } from './mutations.ts';
export { conversationsQuery, fetchContacts } from './queries.ts';
export { uploadChatImage } from './uploadChatImage.ts';
export type { ImageUpload, StoredImage } from './uploadChatImage.ts';

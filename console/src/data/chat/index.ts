export { chatKeys } from './keys.ts';
export { removeChatRecords, removeConversation } from './mutations.ts';
export { conversationsQuery, fetchContacts } from './queries.ts';
export { chatImageSend } from './chatImageSend.ts';
export type { StoredImage } from './chatImageSend.ts';

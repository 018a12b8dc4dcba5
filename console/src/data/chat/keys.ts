/** Query keys of the chat. */
export const chatKeys = {
  conversations: ['chat', 'conversations'] as const,
};

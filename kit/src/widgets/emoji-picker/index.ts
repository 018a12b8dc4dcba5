export { emojiByCode, emojiIn } from './data/emoji.ts';
export { EmojiPicker } from './EmojiPicker.tsx';
export type { Emoji, EmojiPickerProps } from './types.ts';

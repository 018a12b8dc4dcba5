export { RichText } from './RichText.tsx';
export type { RichTextProps } from './types.ts';
export { RichTextEditor } from './editor/RichTextEditor.tsx';
export type { InsertMenu, StoredImage, RichTextEditorProps } from './editor/types.ts';

export { RichText } from './RichText.tsx';
export type { RichTextProps } from './types.ts';
export { RichTextEditor } from './editor/RichTextEditor.tsx';
export type { KeptImage, RichTextEditorProps } from './editor/types.ts';

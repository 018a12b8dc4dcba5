export { useComposedText } from './useComposedText.ts';

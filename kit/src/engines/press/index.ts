export { useAfterPress } from './afterPress.ts';

export { afterPress, watchPresses } from './afterPress.ts';

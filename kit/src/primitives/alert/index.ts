export { Alert } from './Alert.tsx';
export type { AlertProps, AlertTone, AlertUrgency } from './types.ts';

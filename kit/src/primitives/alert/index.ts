export { Alert } from './Alert.tsx';
export type { AlertEdges, AlertProps, AlertTone, AlertUrgency } from './types.ts';

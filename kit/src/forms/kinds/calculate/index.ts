import { defineKind } from '../kind.ts';
import { calculateValue } from './value.ts';

/** A number worked out of others. */
export const calculateKind = defineKind({ kind: 'calculate', value: calculateValue, load: () => import('./Editor.tsx') });

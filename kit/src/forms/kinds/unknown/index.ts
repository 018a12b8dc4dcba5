import { defineKind } from '../kind.ts';
import { unknownValue } from './value.ts';

/** A control this version does not know. */
export const unknownKind = defineKind({ kind: 'unknown', value: unknownValue, load: () => import('./Editor.tsx') });

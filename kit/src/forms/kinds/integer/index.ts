import { defineKind } from '../kind.ts';
import { integerValue } from './value.ts';

/** A whole number. */
export const integerKind = defineKind({ kind: 'integer', value: integerValue, load: () => import('./Editor.tsx') });

import { defineKind } from '../kind.ts';
import { dateValue } from './value.ts';

/** A day, or a moment of one. */
export const dateKind = defineKind({ kind: 'date', value: dateValue, load: () => import('./Editor.tsx') });

import { defineKind } from '../kind.ts';
import { rowsValue } from './value.ts';

/** Rows of a few controls each. */
export const rowsKind = defineKind({ kind: 'rows', value: rowsValue, load: () => import('./Editor.tsx') });

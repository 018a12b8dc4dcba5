import { defineKind } from '../kind.ts';
import { recordValue } from './value.ts';

/** A row of elsewhere. */
export const recordKind = defineKind({ kind: 'record', value: recordValue, load: () => import('./Editor.tsx') });

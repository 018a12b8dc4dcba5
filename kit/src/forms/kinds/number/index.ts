import { defineKind } from '../kind.ts';
import { numberValue } from './value.ts';

/** A number. */
export const numberKind = defineKind({ kind: 'number', value: numberValue, load: () => import('./Editor.tsx') });

import { defineKind } from '../kind.ts';
import { pickValue } from './value.ts';

/** People, departments and whatever else has a picker. */
export const pickKind = defineKind({ kind: 'pick', value: pickValue, load: () => import('./Editor.tsx') });

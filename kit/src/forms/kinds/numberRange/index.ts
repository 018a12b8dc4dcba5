import { defineKind } from '../kind.ts';
import { numberRangeValue } from './value.ts';

/** Two ends of a range of numbers. */
export const numberRangeKind = defineKind({ kind: 'numberRange', value: numberRangeValue, load: () => import('./Editor.tsx') });

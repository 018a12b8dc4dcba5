import { defineKind } from '../kind.ts';
import { dateRangeValue } from './value.ts';

/** Two days or moments. */
export const dateRangeKind = defineKind({ kind: 'dateRange', value: dateRangeValue, load: () => import('./Editor.tsx') });

import { defineKind } from '../kind.ts';
import { timeRangeValue } from './value.ts';

/** Two times of the day. */
export const timeRangeKind = defineKind({ kind: 'timeRange', value: timeRangeValue, load: () => import('./Editor.tsx') });

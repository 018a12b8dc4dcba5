import { defineKind } from '../kind.ts';
import { timeValue } from './value.ts';

/** A time of the day. */
export const timeKind = defineKind({ kind: 'time', value: timeValue, load: () => import('./Editor.tsx') });

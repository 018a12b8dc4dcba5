import { defineKind } from '../kind.ts';
import { rateValue } from './value.ts';

/** A rating in stars. */
export const rateKind = defineKind({ kind: 'rate', value: rateValue, load: () => import('./Editor.tsx') });

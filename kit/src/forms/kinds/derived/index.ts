import { defineKind } from '../kind.ts';
import { derivedValue } from './value.ts';

/** A text made of other values. */
export const derivedKind = defineKind({ kind: 'derived', value: derivedValue, load: () => import('./Editor.tsx') });

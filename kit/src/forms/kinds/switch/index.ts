import { defineKind } from '../kind.ts';
import { switchValue } from './value.ts';

/** A yes or no. */
export const switchKind = defineKind({ kind: 'switch', value: switchValue, load: () => import('./Editor.tsx') });

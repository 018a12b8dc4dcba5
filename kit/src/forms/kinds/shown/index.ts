import { defineKind } from '../kind.ts';
import { shownValue } from './value.ts';

/** A value that is filled in elsewhere. */
export const shownKind = defineKind({ kind: 'shown', value: shownValue, load: () => import('./Editor.tsx') });

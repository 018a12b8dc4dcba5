import { defineKind } from '../kind.ts';
import { cascadeValue } from './value.ts';

/** A way down through options with levels. */
export const cascadeKind = defineKind({ kind: 'cascade', value: cascadeValue, load: () => import('./Editor.tsx') });

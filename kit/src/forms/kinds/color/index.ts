import { defineKind } from '../kind.ts';
import { colorValue } from './value.ts';

/** A colour. */
export const colorKind = defineKind({ kind: 'color', value: colorValue, load: () => import('./Editor.tsx') });

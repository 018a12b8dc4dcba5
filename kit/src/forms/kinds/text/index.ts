import { defineKind } from '../kind.ts';
import { textValue } from './value.ts';

/** A text of one or several lines. */
export const textKind = defineKind({ kind: 'text', value: textValue, load: () => import('./Editor.tsx') });

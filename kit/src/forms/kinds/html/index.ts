import { defineKind } from '../kind.ts';
import { htmlValue } from './value.ts';

/** Formatted text. */
export const htmlKind = defineKind({ kind: 'html', value: htmlValue, load: () => import('./Editor.tsx') });

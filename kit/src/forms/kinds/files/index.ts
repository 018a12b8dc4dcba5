import { defineKind } from '../kind.ts';
import { filesValue } from './value.ts';

/** Files or images. */
export const filesKind = defineKind({ kind: 'files', value: filesValue, load: () => import('./Editor.tsx') });

import { defineKind } from '../kind.ts';
import { choiceValue } from './value.ts';

/** One or several of a list. */
export const choiceKind = defineKind({ kind: 'choice', value: choiceValue, load: () => import('./Editor.tsx') });

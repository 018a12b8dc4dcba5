import { defineKind } from '../kind.ts';
import { sliderValue } from './value.ts';

/** A number between two ends. */
export const sliderKind = defineKind({ kind: 'slider', value: sliderValue, load: () => import('./Editor.tsx') });

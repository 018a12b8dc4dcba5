import { defineKind } from '../kind.ts';
import { tableValue } from './value.ts';

/** Rows filled in as a grid of cells. */
export const tableKind = defineKind({ kind: 'table', value: tableValue, load: () => import('./Editor.tsx') });

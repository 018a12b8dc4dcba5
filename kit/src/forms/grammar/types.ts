// Types of the grammar, by family.
export type * from './base.ts';
export type * from './textControls.ts';
export type * from './numberControls.ts';
export type * from './choiceControls.ts';
export type * from './dateControls.ts';
export type * from './recordControls.ts';
export type * from './controls.ts';
export type * from './parts.ts';

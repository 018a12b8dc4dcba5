import type { ReadControl } from '../../config/designed.ts';

/** Readers of formatted text by their names in stored designs. */
export const htmlDesign: Readonly<Record<string, ReadControl>> = { editor: (_, base) => ({ ...base, kind: 'html' }) };

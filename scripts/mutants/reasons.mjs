/**
 * Survivors that may live: `file` ends the path of the source, `change` is part of the line that the report writes for it.
 * - `equivalent`: no caller can see the difference
 * - `words only`: it changes what a developer or a reader is told, not what happens
 * @type {readonly { file: string, change: string, reason: 'equivalent' | 'words only' }[]}
 */
export const REASONS = [];

/**
 * Survivors that may live: `file` ends the path of the source, `change` is part of the line that the report writes for it.
 * - `equivalent`: no caller can see the difference
 * - `words only`: it changes what a developer or a reader is told, not what happens
 * @type {readonly { file: string, change: string, reason: 'equivalent' | 'words only' }[]}
 */
export const REASONS = [
  // Both arms do the same for types of their own.
  { file: 'forms/grammar/visibleParts.ts', change: "rows.kind === 'rows'", reason: 'equivalent' },
  // One empty list is kept in place of many.
  { file: 'forms/grammar/tableProblems.ts', change: 'found.length === 0', reason: 'equivalent' },
  // What is too much is cut off at the end.
  { file: 'forms/grammar/tableProblems.ts', change: 'all.length < most', reason: 'equivalent' },
  { file: 'forms/grammar/tableProblems.ts', change: 'at < rows.length', reason: 'equivalent' },
  // A text or a number has no member of a right either.
  { file: 'openapi/src/rules/need.ts', change: "typeof value !== 'object' →", reason: 'equivalent' },
  // A page that begins the list has no rows before it, whichever way they are counted.
  { file: 'wire/reached-total.ts', change: 'page > 1', reason: 'equivalent' },
  // What was read from the same object goes back without being compared: sooner, and the same.
  { file: 'wire/open.ts', change: 'isReadFrom', reason: 'equivalent' },
  { file: 'wire/open.ts', change: 'sources.', reason: 'equivalent' },
  // A formatter that is not kept is made anew.
  { file: 'officeClock.ts', change: 'known → false', reason: 'equivalent' },
  { file: 'officeClock.ts', change: 'formats.set(zone, made)', reason: 'equivalent' },
  // At the edge itself both arms say the same place.
  { file: 'row-window/rowWindow.ts', change: 'topPx <= scrollPx', reason: 'equivalent' },
  { file: 'row-window/rowWindow.ts', change: 'topPx + rowPx >= scrollPx + roomPx', reason: 'equivalent' },
];

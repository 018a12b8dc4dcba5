import type { ColorControl } from '../../grammar/choiceControls.ts';
import { cellReader, parseAsCell, plainText, refused, valueRead, writeWords } from '../readings.ts';
import type { ValueKind, ValueWords } from '../types.ts';

const HEX = /^#[\da-f]{6}$/i;
const RGBA = /^rgba\((?:\s*\d{1,3}\s*,){3}\s*(?:0|1|0?\.\d+)\s*\)$/i;
/** Colours as programs write them: what was kept before, or by others, stays. */
const WRITTEN = /^(?:#[\da-f]{3,8}|(?:rgb|hsl|hsv)a?\([^()]*\))$/i;
const isColor = ({ hasAlpha = false }: ColorControl, text: string) => HEX.test(text) || (hasAlpha && RGBA.test(text));
const text = (_control: ColorControl, value: unknown, words: ValueWords) => plainText(value, words);

const read = cellReader<ColorControl>(
  () => '',
  (control, cell) => (cell.kind === 'text' && isColor(control, cell.text) ? valueRead(cell.text) : refused({ kind: 'notColor' })),
);

/** A colour as `#rrggbb`, or as `rgba(r, g, b, a)`. */
export const colorValue: ValueKind<ColorControl> = {
  names: ['colorPicker'],
  sentences: { invalid: 'color', example: '#1677ff' },
  list: { look: 'swatch' },
  table: {},
  isShownAsStored: true,
  empty: () => '',
  problem: (_control, value) => (typeof value === 'string' && WRITTEN.test(value) ? null : 'invalid'),
  text,
  parse: parseAsCell(read),
  cell: { read, write: writeWords(text) },
};

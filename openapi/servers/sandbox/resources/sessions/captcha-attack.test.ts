import { randomBytes, randomInt } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { isTestAll } from '../../../../../scripts/testing/inTestAll.mjs';
import { CAPTCHA_HEIGHT_PX, captchaPng, drawDigits, type Draw } from './captcha-image.ts';
import { DIGITS, type Line } from './captcha-digits.ts';

/** Each is drawn in a twentieth of a second. */
const CAPTCHAS = isTestAll ? 500 : 120;
const LETTERS = 4;
/** Part of all captchas a program may read. */
const MOST = 0.05;
const draw: Draw = (below) => randomInt(below);
const randomly = (bytes: number): Uint8Array => randomBytes(bytes);

/** Greys of an image, row by row: 0 black to 255. */
function greysOf(bytes: Uint8Array): { widthPx: number; grey: Uint8Array } {
  const view = Buffer.from(bytes);
  const widthPx = view.readUInt32BE(16);
  const parts: Buffer[] = [];
  for (let at = 8; at < view.length; at += view.readUInt32BE(at) + 12)
    if (view.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(view.subarray(at + 8, at + 8 + view.readUInt32BE(at)));
  const rows = inflateSync(Buffer.concat(parts));
  const grey = new Uint8Array(widthPx * CAPTCHA_HEIGHT_PX);
  for (let y = 0; y < CAPTCHA_HEIGHT_PX; y += 1)
    for (let x = 0; x < widthPx; x += 1) grey[y * widthPx + x] = rows[y * (1 + widthPx * 3) + 1 + x * 3] ?? 0;
  return { widthPx, grey };
}

/** Side of a square a digit is compared in, at a sixth of the size. */
const [CELL, SCALE] = [16, 6];
const WAYS = DIGITS.flatMap((ways, digit) =>
  ways.flatMap((lines) => [-15, 0, 15].map((turn) => ({ digit: String(digit), cell: templateOf(lines, turn) }))),
);

/** The digit as the font has it, in its usual size, turned. */
function templateOf(lines: readonly Line[], degrees: number): Float32Array {
  const cell = new Float32Array(CELL * CELL);
  const angle = (degrees * Math.PI) / 180;
  for (const line of lines)
    for (let index = 1; index < line.length; index += 1) {
      const [[ax = 0, ay = 0], [bx = 0, by = 0]] = [line[index - 1] ?? [], line[index] ?? []];
      for (let step = 0; step <= 20; step += 1) {
        const [x, y] = [(ax + ((bx - ax) * step) / 20 - 2) * 11.2, (ay + ((by - ay) * step) / 20 - 3) * 9.8];
        const [u, v] = [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
        for (const [dx, dy] of [
          [0, 0],
          [2, 0],
          [-2, 0],
          [0, 2],
          [0, -2],
        ] as const) {
          const [column, row] = [Math.floor((u + dx) / SCALE + CELL / 2), Math.floor((v + dy) / SCALE + CELL / 2)];
          if (column >= 0 && row >= 0 && column < CELL && row < CELL) cell[row * CELL + column] = 1;
        }
      }
    }
  return centred(cell);
}

function centred(cell: Float32Array): Float32Array {
  const mean = cell.reduce((sum, value) => sum + value, 0) / cell.length;
  const length = Math.hypot(...cell.map((value) => value - mean)) || 1;
  return cell.map((value) => (value - mean) / length);
}

/** Digits a program reads that knows the font, the places of the digits and how they are turned: the likeliest in each place. */
function readByTemplates(bytes: Uint8Array): string {
  const { widthPx, grey } = greysOf(bytes);
  const small = (column: number, row: number): number => {
    let ink = 0;
    for (let y = 0; y < SCALE; y += 1)
      for (let x = 0; x < SCALE; x += 1) {
        const [px, py] = [column * SCALE + x, row * SCALE + y];
        if (px >= 0 && py >= 0 && px < widthPx && py < CAPTCHA_HEIGHT_PX && (grey[py * widthPx + px] ?? 255) < 160) ink += 1;
      }
    return ink / SCALE ** 2;
  };
  const [columns, rows] = [Math.ceil(widthPx / SCALE), CAPTCHA_HEIGHT_PX / SCALE];
  const field = Float32Array.from({ length: columns * rows }, (_, at) => small(at % columns, Math.floor(at / columns)));
  const margin = 32 / SCALE;
  return Array.from({ length: LETTERS }, (_, index) => {
    const middle = margin + ((index + 0.5) * (columns - 2 * margin)) / LETTERS;
    let best = { score: -1, digit: '' };
    for (let shiftX = -4; shiftX <= 4; shiftX += 2)
      for (let shiftY = -2; shiftY <= 2; shiftY += 2) {
        const cell = new Float32Array(CELL * CELL);
        for (let row = 0; row < CELL; row += 1)
          for (let column = 0; column < CELL; column += 1) {
            const [x, y] = [Math.round(middle - CELL / 2 + column + shiftX), Math.round(rows / 2 - CELL / 2 + row + shiftY)];
            if (x >= 0 && y >= 0 && x < columns && y < rows) cell[row * CELL + column] = field[y * columns + x] ?? 0;
          }
        const seen = centred(cell);
        for (const { digit, cell: known } of WAYS) {
          let score = 0;
          for (let at = 0; at < seen.length; at += 1) score += (seen[at] ?? 0) * (known[at] ?? 0);
          // Light on dark counts as well as dark on light.
          score = Math.abs(score);
          if (score > best.score) best = { score, digit };
        }
      }
    return best.digit;
  }).join('');
}

it('a program that looks for outlines in the bytes reads no captcha, one that compares points with the font at most five of a hundred', () => {
  const seen = new Set<string>();
  let [byText, byPoints] = [0, 0];
  for (let turn = 0; turn < CAPTCHAS; turn += 1) {
    const digits = drawDigits(LETTERS, draw);
    const bytes = captchaPng(digits, draw, randomly);
    const text = Buffer.from(bytes).toString('latin1');
    seen.add(text);
    if (/<path|<text|<svg/.test(text) || text.includes(digits)) byText += 1;
    if (readByTemplates(bytes) === digits) byPoints += 1;
  }
  expect(seen.size).toBe(CAPTCHAS);
  expect(byText).toBeLessThanOrEqual(CAPTCHAS * 0.01);
  expect(byPoints).toBeLessThanOrEqual(CAPTCHAS * MOST);
});

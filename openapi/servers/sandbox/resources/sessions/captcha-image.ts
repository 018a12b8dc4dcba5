import { png } from '../file/png.ts';
import { DIGITS, type Line, type Point } from './captcha-digits.ts';

/** Gives whole numbers from 0 to below the given one. */
export type Draw = (below: number) => number;

/** Side of the field of a digit, drawn at twice the size it is shown at. */
const PITCH_PX = 60;
const MARGIN_PX = 32;
/** Place of the first digit, and from each to the next. */
const FREE_PX = 24;
const [CLOSEST_PX, WIDEST_PX] = [50, 64];
export const CAPTCHA_HEIGHT_PX = 96;
const CENTRE: Point = [2, 3];
const GROUND = 236;
const DARK_INK = 36;
const DARK_GROUND = 80;
const LIGHT_INK = 255;
const STEPS = 1000;
const DRAWN_LINES = 1;
const ERASED_LINES = 1;
/** Of 256 points so many are specks. */
const SPECKS = 8;
/** Few shades take few bytes. */
const SHADE_STEP = 12;

/** So many digits by chance. */
export const drawDigits = (length: number, draw: Draw): string => Array.from({ length }, () => String(draw(DIGITS.length))).join('');

/** A line in the coordinates of the image, and half its width. */
interface Stroke {
  readonly line: Line;
  readonly halfPx: number;
}

/**
 * The digits as an image: written in one of several ways, each turned, leaned, stretched and shifted by chance, under lines of the same ink and
 * lines that take ink away; then the whole is bent like a cloth, and light and dark change places in stripes. So no outline is in
 * the bytes, no two images are alike, and no shade means ink.
 * @param random so many bytes by chance
 * @reading R-053
 */
export function captchaPng(digits: string, draw: Draw, random: (bytes: number) => Uint8Array): Uint8Array<ArrayBuffer> {
  const widthPx = digits.length * PITCH_PX + 2 * MARGIN_PX;
  const between = (from: number, to: number): number => from + ((to - from) * draw(STEPS + 1)) / STEPS;
  const sheet = createSheet(widthPx, CAPTCHA_HEIGHT_PX);
  let atPx = MARGIN_PX + between(0, FREE_PX);
  for (const digit of digits) {
    for (const stroke of writeDigit(Number(digit), atPx, between, draw)) sheet.add(stroke);
    atPx += between(CLOSEST_PX, WIDEST_PX);
  }
  for (let line = 0; line < DRAWN_LINES; line += 1) sheet.add(curveOver(widthPx, between(1.1, 1.5), between));
  for (let line = 0; line < ERASED_LINES; line += 1) sheet.take(curveOver(widthPx, 0.9, between));
  const bend = bending(between);
  const [across, down] = [between(-10, 10), between(-10, 10)];
  const isDark = patches(between);
  const noise = random(widthPx * CAPTCHA_HEIGHT_PX);
  return png(widthPx, CAPTCHA_HEIGHT_PX, (partX, partY) => {
    const [x, y] = [Math.floor(partX * widthPx), Math.floor(partY * CAPTCHA_HEIGHT_PX)];
    const chance = noise[y * widthPx + x] ?? 0;
    const speck = chance < SPECKS ? -8 * chance : (chance - 128) / 9;
    const [ground, ink] = isDark(x, y) ? [DARK_GROUND, LIGHT_INK] : [GROUND, DARK_INK];
    const slope = across * partX + down * partY;
    const shade = Math.round((ground + (ink - ground) * sheet.inkAt(bend(x, y)) + slope + speck) / SHADE_STEP) * SHADE_STEP;
    const grey = Math.min(255, Math.max(0, shade));
    return [grey, grey, grey];
  });
}

type Between = (from: number, to: number) => number;

function writeDigit(digit: number, centrePx: number, between: Between, draw: Draw): Stroke[] {
  const ways = DIGITS[digit] ?? [];
  const lines = ways[draw(ways.length)] ?? [];
  const angle = (between(-23, 23) * Math.PI) / 180;
  const [wide, high, lean] = [between(9.4, 12.6), between(8.6, 12), between(-0.35, 0.35)];
  const [dx, dy] = [centrePx, CAPTCHA_HEIGHT_PX / 2 + between(-12, 12)];
  const halfPx = between(3.2, 4.2);
  const place = ([x, y]: Point): Point => {
    const [across, down] = [(x - CENTRE[0] + lean * (y - CENTRE[1]) * -0.6) * wide, (y - CENTRE[1]) * high];
    return [dx + across * Math.cos(angle) - down * Math.sin(angle), dy + across * Math.sin(angle) + down * Math.cos(angle)];
  };
  return lines.map((line) => ({ line: line.map(place), halfPx }));
}

/** A line from one side to the other that waves through the digits. */
function curveOver(widthPx: number, halfPx: number, between: Between): Stroke {
  const [from, to, swing, turns, phase] = [between(12, 76), between(12, 76), between(8, 22), between(0.6, 1.4), between(0, 2 * Math.PI)];
  const line = Array.from({ length: 25 }, (_, step): Point => {
    const part = step / 24;
    return [part * widthPx, from + (to - from) * part + swing * Math.sin(phase + turns * 2 * Math.PI * part)];
  });
  return { line, halfPx };
}

/** Place a point of the image comes from before it was bent. */
function bending(between: Between): (x: number, y: number) => Point {
  const wave = () => ({ px: between(2, 4), length: between(44, 90), phase: between(0, 2 * Math.PI) });
  const [across, down] = [wave(), wave()];
  const swing = ({ px, length, phase }: ReturnType<typeof wave>, at: number): number => px * Math.sin((at / length) * 2 * Math.PI + phase);
  return (x, y) => [x + swing(across, y), y + swing(down, x)];
}

/** Patches where paper and ink have changed places: stripes that wave across the image, so that a digit is partly in one. */
function patches(between: Between): (x: number, y: number) => boolean {
  const [angle, length, phase] = [between(0, 2 * Math.PI), between(84, 132), between(0, 2 * Math.PI)];
  const [swing, waves, waved] = [between(6, 16), between(50, 110), between(0, 2 * Math.PI)];
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  return (x, y) => {
    const [along, beside] = [x * ux + y * uy, x * uy - y * ux];
    return Math.sin(((along + swing * Math.sin((beside / waves) * 2 * Math.PI + waved)) / length) * 2 * Math.PI + phase) > 0;
  };
}

/** A sheet of paper: ink of every point from 0 to 1. */
function createSheet(widthPx: number, heightPx: number) {
  const ink = new Float32Array(widthPx * heightPx);
  /** Goes over the points near a stroke, with the part of each that it covers. */
  const over = ({ line, halfPx }: Stroke, touch: (index: number, cover: number) => void): void => {
    for (let index = 1; index < line.length; index += 1) {
      const [[ax, ay], [bx, by]] = [line[index - 1] ?? CENTRE, line[index] ?? CENTRE];
      const reach = halfPx + 1;
      for (let y = Math.max(0, Math.floor(Math.min(ay, by) - reach)); y <= Math.min(heightPx - 1, Math.max(ay, by) + reach); y += 1)
        for (let x = Math.max(0, Math.floor(Math.min(ax, bx) - reach)); x <= Math.min(widthPx - 1, Math.max(ax, bx) + reach); x += 1) {
          const cover = Math.min(1, halfPx + 0.5 - distanceTo(x, y, ax, ay, bx, by));
          if (cover > 0) touch(y * widthPx + x, cover);
        }
    }
  };
  return {
    add: (stroke: Stroke) => over(stroke, (at, cover) => (ink[at] = Math.max(ink[at] ?? 0, cover))),
    take: (stroke: Stroke) => over(stroke, (at, cover) => (ink[at] = Math.min(ink[at] ?? 0, 1 - cover))),
    /** Ink between the points. */
    inkAt: ([x, y]: Point): number => {
      const [left, top] = [Math.floor(x), Math.floor(y)];
      const at = (column: number, row: number): number =>
        column < 0 || row < 0 || column >= widthPx || row >= heightPx ? 0 : (ink[row * widthPx + column] ?? 0);
      const [right, below] = [x - left, y - top];
      const upper = at(left, top) * (1 - right) + at(left + 1, top) * right;
      return upper * (1 - below) + (at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right) * below;
    },
  };
}

function distanceTo(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const [ex, ey] = [bx - ax, by - ay];
  const length = ex * ex + ey * ey;
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * ex + (y - ay) * ey) / length));
  return Math.hypot(x - ax - part * ex, y - ay - part * ey);
}

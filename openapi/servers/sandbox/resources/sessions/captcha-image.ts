import { STROKES } from './strokes.ts';

/** Gives whole numbers from 0 to below the given one. */
export type Draw = (below: number) => number;

const CELL_PX = 28;
const HEIGHT_PX = 40;
const MARGIN_PX = 8;
const CURVES = 4;
const DOTS = 24;
/** Dark enough to be read on the light ground. */
const COLOURS = ['#24507a', '#7a3b24', '#2f6b3a', '#5a2d78', '#6b1f45'] as const;
const GROUND = '#f4f6f8';
const NOISE = '#9aa4b1';

/** So many letters by chance. */
export function drawLetters(length: number, draw: Draw): string {
  const letters = Object.keys(STROKES);
  return Array.from({ length }, () => letters[draw(letters.length)] ?? '').join('');
}

/** The letters as an image: every one shifted, turned and coloured by chance, under curves and dots. */
export function captchaSvg(letters: string, draw: Draw): string {
  const widthPx = letters.length * CELL_PX + 2 * MARGIN_PX;
  const colour = () => COLOURS[draw(COLOURS.length)] ?? COLOURS[0];
  const between = (from: number, to: number): number => from + draw(to - from + 1);
  const glyphs = Array.from(letters, (letter, index) => {
    const at = `translate(${MARGIN_PX + index * CELL_PX + between(3, 8)} ${between(6, 12)})`;
    // Turned about its middle, so that nothing leaves the field.
    const shape = `rotate(${between(-18, 18)} 8 12) scale(${between(36, 42) / 10})`;
    return `<path d="${STROKES[letter] ?? ''}" transform="${at} ${shape}" fill="none" stroke="${colour()}" stroke-width="${between(5, 7) / 10}"/>`;
  });
  const y = () => between(2, HEIGHT_PX - 2);
  const curves = Array.from({ length: CURVES }, () => {
    const bend = `C${between(0, widthPx)} ${y()} ${between(0, widthPx)} ${y()} ${widthPx} ${y()}`;
    return `<path d="M0 ${y()}${bend}" fill="none" stroke="${NOISE}"/>`;
  });
  const dots = Array.from({ length: DOTS }, () => `<circle cx="${between(0, widthPx)}" cy="${y()}" r="1" fill="${colour()}"/>`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${HEIGHT_PX}" viewBox="0 0 ${widthPx} ${HEIGHT_PX}">` +
    `<rect width="100%" height="100%" fill="${GROUND}"/>${curves.join('')}${glyphs.join('')}${dots.join('')}</svg>`
  );
}

import type { CodeLook, DrawnCode } from './types.ts';

const COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const LINES = '#000000';
/** White in the dark theme too: a scanner sees dark on light. */
const GROUND = '#ffffff';

/** A colour of a design, as far as it is one. */
export const colourOr = (given: string | undefined, otherwise: string): string => (given && COLOUR.test(given) ? given : otherwise);

export const coloursOf = ({ lineColor, background }: CodeLook) => ({
  line: colourOr(lineColor, LINES),
  ground: colourOr(background, GROUND),
});

export interface CodeSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** The view box of a code with its quiet zone. */
export const viewBoxOf = ({ width, height, quietZone }: DrawnCode): string =>
  `${-quietZone} ${-quietZone} ${width + 2 * quietZone} ${height + 2 * quietZone}`;

/** The code as a document of its own. Nothing of what is in the code is written into it but the path. */
export function svgText(code: DrawnCode, look: CodeLook, { widthPx, heightPx }: CodeSize): string {
  const { line, ground } = coloursOf(look);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="${viewBoxOf(code)}" shape-rendering="crispEdges">` +
    `<rect x="${-code.quietZone}" y="${-code.quietZone}" width="100%" height="100%" fill="${ground}"/><path d="${code.path}" fill="${line}"/></svg>`
  );
}

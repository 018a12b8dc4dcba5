const SIZE_PX = 8;

type Draw = (pen: CanvasRenderingContext2D) => void;
const line =
  (...points: readonly (readonly [number, number])[]): Draw =>
  (pen) => {
    pen.beginPath();
    points.forEach(([x, y], index) => (index % 2 === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
    pen.stroke();
  };

/** Strokes of each fill after the plain one. */
const STROKES: readonly Draw[] = [
  () => undefined,
  line([-2, 10], [10, -2], [-2, 2], [2, -2], [6, 10], [10, 6]),
  line([4, 2.5], [4, 5.5]),
  line([0, 4], [8, 4]),
  line([-2, -2], [10, 10], [6, -2], [10, 2], [-2, 6], [2, 10]),
  line([4, 0], [4, 8]),
  line([0, 4], [8, 4], [4, 0], [4, 8]),
];

/** A fill of one colour that is told from the others without it, too. */
export function patternOf(color: string, ink: string, index: number): string | CanvasPattern {
  const stroke = STROKES[index % STROKES.length];
  if (!stroke || index % STROKES.length === 0) return color;
  const tile = document.createElement('canvas');
  tile.width = SIZE_PX;
  tile.height = SIZE_PX;
  const pen = tile.getContext('2d');
  if (!pen) return color;
  pen.fillStyle = color;
  pen.fillRect(0, 0, SIZE_PX, SIZE_PX);
  pen.strokeStyle = ink;
  pen.lineWidth = 1.5;
  stroke(pen);
  return pen.createPattern(tile, 'repeat') ?? color;
}

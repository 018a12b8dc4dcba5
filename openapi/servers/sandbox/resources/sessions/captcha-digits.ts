/** A point on a field 4 wide and 6 high. */
export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];

/** Part of an ellipse from one angle to another, in degrees: 0 is right, 90 is down. */
function arc(cx: number, cy: number, rx: number, ry: number, from: number, to: number): Point[] {
  const steps = Math.max(4, Math.ceil(Math.abs(to - from) / 20));
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });
}

/** Ways each digit is written, as lines. Digits only, because they can also be spoken. */
export const DIGITS: readonly (readonly (readonly Line[])[])[] = [
  [[arc(2, 3, 2, 3, 0, 360)], [arc(2, 3, 1.6, 3, -90, 270)]],
  [
    [
      [
        [0.8, 1.4],
        [2.2, 0],
        [2.2, 6],
      ],
      [
        [0.6, 6],
        [3.8, 6],
      ],
    ],
    [
      [
        [0.6, 1.8],
        [2.4, 0],
        [2.4, 6],
      ],
    ],
  ],
  [[[...arc(2, 1.7, 1.9, 1.7, 190, 395), [0, 6], [4, 6]]], [[...arc(2, 1.6, 1.8, 1.6, 180, 360), [3.4, 3], [0.2, 5.6], [2, 5.4], [4, 6]]]],
  [
    [[...arc(1.8, 1.6, 1.8, 1.6, 210, 430), ...arc(1.8, 4.4, 2, 1.6, -80, 150)]],
    [[[0.2, 0], [3.8, 0], [1.8, 2.4], ...arc(1.8, 4.2, 2, 1.8, -80, 150)]],
  ],
  [
    [
      [
        [2.8, 6],
        [2.8, 0],
        [0, 4.2],
        [4, 4.2],
      ],
    ],
    [
      [
        [0.6, 0],
        [0.2, 3.4],
        [4, 3.4],
      ],
      [
        [3, 1.6],
        [2.8, 6],
      ],
    ],
  ],
  [
    [[[3.8, 0], [0.6, 0], [0.4, 2.6], ...arc(1.8, 4.1, 2, 1.9, -120, 140)]],
    [
      [[0.8, 0], [0.6, 2.4], ...arc(1.8, 4.1, 2, 1.9, -110, 130)],
      [
        [0.8, 0.1],
        [4, 0.1],
      ],
    ],
  ],
  [
    [[[3.4, 0.2], [0.9, 2.6], ...arc(2, 4.2, 1.9, 1.8, 200, 560)]],
    [[...arc(2.4, 2.6, 2.2, 2.6, 290, 180), ...arc(2, 4.3, 1.8, 1.7, 180, 540)]],
  ],
  [
    [
      [
        [0, 0],
        [4, 0],
        [1.4, 6],
      ],
    ],
    [
      [
        [0.2, 0],
        [3.8, 0.2],
        [2, 6],
      ],
      [
        [1, 3.2],
        [3.8, 2.8],
      ],
    ],
  ],
  [
    [arc(2, 1.5, 1.6, 1.5, -90, 270), arc(2, 4.5, 1.9, 1.5, -90, 270)],
    [
      [...arc(2, 1.5, 1.6, 1.5, 320, 90), ...arc(2, 4.5, 1.8, 1.5, -90, 270)],
      [[2, 3], ...arc(2, 1.6, 1.5, 1.5, 90, -40)],
    ],
  ],
  [
    [[...arc(2, 1.8, 1.9, 1.8, 20, -340), [1.2, 6]]],
    [[...arc(2, 1.7, 1.8, 1.7, 0, -360), [3.7, 3.4], ...arc(1.9, 4.2, 1.9, 1.8, 10, 130)]],
  ],
];

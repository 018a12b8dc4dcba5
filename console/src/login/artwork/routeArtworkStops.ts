export interface Stop {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly stake: string;
  /** Name above the line rather than to the right of it. */
  readonly isAbove?: true;
}

/** Stations of a line that does not exist; a picture, so their names are not translated. */
export const STOPS: readonly Stop[] = [
  { x: 60, y: 500, name: '云阳', stake: 'K0+000' },
  { x: 160, y: 416, name: '青溪', stake: 'K21+450', isAbove: true },
  { x: 290, y: 356, name: '双河枢纽', stake: 'K36+120' },
  { x: 180, y: 296, name: '石桥', stake: 'K58+900', isAbove: true },
  { x: 84, y: 204, name: '白鹭湖服务区', stake: 'K79+310' },
  { x: 220, y: 150, name: '龙泉东', stake: 'K104+780', isAbove: true },
  { x: 344, y: 60, name: '望江', stake: 'K128+400' },
];

/** A colour by lightness (0 to 1), chroma and hue (radians), as people see them. Björn Ottosson, Oklab. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Triple = readonly [number, number, number];

const linear = (value: number) => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const encoded = (value: number) => (value <= 0.003_130_8 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

function channelsOf(hex: string): Triple {
  const at = (place: number) => linear(Number.parseInt(hex.slice(place, place + 2), 16) / 255);
  return [at(1), at(3), at(5)];
}

/** The colour `#rrggbb` in lightness, chroma and hue. */
export function oklchOf(hex: string): Oklch {
  const [r, g, b] = channelsOf(hex);
  const long = Math.cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b);
  const middle = Math.cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b);
  const short = Math.cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b);
  const green = 1.977_998_495_1 * long - 2.428_592_205 * middle + 0.450_593_709_9 * short;
  const blue = 0.025_904_037_1 * long + 0.782_771_766_2 * middle - 0.808_675_766 * short;
  return {
    l: 0.210_454_255_3 * long + 0.793_617_785 * middle - 0.004_072_046_8 * short,
    c: Math.hypot(green, blue),
    h: Math.atan2(blue, green),
  };
}

function linearOf({ l, c, h }: Oklch): Triple {
  const [green, blue] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.396_337_777_4 * green + 0.215_803_757_3 * blue) ** 3;
  const middle = (l - 0.105_561_345_8 * green - 0.063_854_172_8 * blue) ** 3;
  const short = (l - 0.089_484_177_5 * green - 1.291_485_548 * blue) ** 3;
  return [
    4.076_741_662_1 * long - 3.307_711_591_3 * middle + 0.230_969_929_2 * short,
    -1.268_438_004_6 * long + 2.609_757_401_1 * middle - 0.341_319_396_5 * short,
    -0.004_196_086_3 * long - 0.703_418_614_7 * middle + 1.707_614_701 * short,
  ];
}

/** Nearest a screen can be to what is meant: half a step of a channel. */
const NEAR = 0.5 / 255;
const isShown = (channels: Triple) => channels.every((value) => encoded(Math.max(0, value)) <= 1 + NEAR && value >= -NEAR / 12.92);
/** Halvings of the chroma: fine enough for 8 bits. */
const HALVINGS = 12;

/** The colour as `#rrggbb`; where no screen shows it, with less chroma, never of another hue or lightness. */
export function hexOf(colour: Oklch): string {
  let channels = linearOf(colour);
  if (!isShown(channels)) {
    let [least, most] = [0, colour.c];
    for (let turn = 0; turn < HALVINGS; turn += 1) {
      const middle = (least + most) / 2;
      if (isShown(linearOf({ ...colour, c: middle }))) least = middle;
      else most = middle;
    }
    channels = linearOf({ ...colour, c: least });
  }
  const byte = (value: number) =>
    Math.round(Math.min(1, Math.max(0, encoded(Math.max(0, value)))) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${channels.map(byte).join('')}`;
}

/** Relative luminance of `#rrggbb`. @source WCAG 2.2 */
function luminanceOf(hex: string): number {
  const [r, g, b] = channelsOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two opaque colours `#rrggbb`, 1 to 21. */
export function contrastOf(a: string, b: string): number {
  const [one, other] = [luminanceOf(a), luminanceOf(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

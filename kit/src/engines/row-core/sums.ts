/**
 * The figures of a column as exact decimals: each is `(high × 10^9 + low) / 10^scale`, with high and low of one sign. So
 * amounts of 15 digits and two decimals, which no double holds, are added without a rounding.
 * @reading R-198
 */
export interface AmountColumn {
  readonly scale: number;
  readonly high: Float64Array;
  readonly low: Int32Array;
}

/** A sum that can be carried on; start with `noSum`. */
export interface RunningSum {
  readonly high: number;
  readonly low: number;
}

export const noSum: RunningSum = { high: 0, low: 0 };

/** A figure of a column: a decimal text such as `-1234.50`, or a number, which means the shortest decimal that is it. */
export type Figure = string | number | null | undefined;

const LOW_DIGITS = 9;
const LOW = 10 ** LOW_DIGITS;
/** Up to here a scaled figure is exact in a double, the error of scaling it included. */
const SAFE = 2 ** 50;
/** Decimals that are looked for in a number without writing it out. */
const QUICK_DECIMALS = 6;
/** A figure with more decimals than this cannot be written out and counts as nothing. */
const MOST_DECIMALS = 100;
const PLAIN_DECIMAL = /^-?\d+(?:\.\d+)?$/;

/** Reads a column once, in two passes and without an object per row. What is no number counts as nothing: null, an empty text, NaN. */
export function amountColumn(values: ArrayLike<Figure>): AmountColumn {
  const size = values.length;
  let scale = 0;
  for (let row = 0; row < size; row += 1) scale = Math.max(scale, decimalsOf(values[row]));
  const high = new Float64Array(size);
  const low = new Int32Array(size);
  const factor = 10 ** scale;
  for (let row = 0; row < size; row += 1) {
    const value = values[row];
    const quick = Math.round(Number(value ?? 0) * factor);
    if (Math.abs(quick) < SAFE) {
      high[row] = Math.trunc(quick / LOW);
      low[row] = quick % LOW;
      continue;
    }
    const digits = plain(value);
    if (digits === null) continue;
    const sign = digits.startsWith('-') ? -1 : 1;
    const whole = digits.replace(/[-.]/g, '') + '0'.repeat(scale - decimalsOf(digits));
    high[row] = sign * Number(whole.slice(0, -LOW_DIGITS) || '0');
    low[row] = sign * Number(whole.slice(-LOW_DIGITS));
  }
  return { scale, high, low };
}

/** The sum of some rows of a column, or of all of them. */
export function sumRows({ high, low }: AmountColumn, rows?: ArrayLike<number>): RunningSum {
  let highs = 0;
  let lows = 0;
  const count = rows ? rows.length : high.length;
  for (let place = 0; place < count; place += 1) {
    const row = rows ? (rows[place] ?? -1) : place;
    highs += high[row] ?? 0;
    lows += low[row] ?? 0;
  }
  return carried(highs, lows);
}

/** A sum with some rows more and some rows less: costs what changed, not what is summed. */
export function changeSum(sum: RunningSum, column: AmountColumn, more: ArrayLike<number>, less: ArrayLike<number>): RunningSum {
  const added = sumRows(column, more);
  const taken = sumRows(column, less);
  return carried(sum.high + added.high - taken.high, sum.low + added.low - taken.low);
}

/** The sum of the chosen rows, for a choice kept as “only these” or “all except these”: costs the rows that are named. */
export function sumChosen(
  column: AmountColumn,
  whole: RunningSum,
  choice: { readonly all: boolean; readonly rows: ArrayLike<number> },
): RunningSum {
  return choice.all ? changeSum(whole, column, [], choice.rows) : sumRows(column, choice.rows);
}

/** A sum as a decimal text with as many decimals as the column has: `-1234.50`. */
export function decimalOf({ high, low }: RunningSum, { scale }: AmountColumn): string {
  const total = BigInt(high) * BigInt(LOW) + BigInt(low);
  const digits = (total < 0n ? -total : total).toString().padStart(scale + 1, '0');
  const sign = total < 0n ? '-' : '';
  return scale ? `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}` : `${sign}${digits}`;
}

/** Digits behind the point; 0 where there is no figure. */
function decimalsOf(value: Figure): number {
  if (typeof value === 'number') {
    for (let decimals = 0; decimals <= QUICK_DECIMALS; decimals += 1) {
      const factor = 10 ** decimals;
      if (Math.round(value * factor) / factor === value) return decimals;
    }
  }
  const text = plain(value) ?? '';
  const point = text.indexOf('.');
  return point < 0 ? 0 : text.length - point - 1;
}

/** A figure as digits with a point and without an exponent; null for what is none. */
function plain(value: Figure): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'string' && PLAIN_DECIMAL.test(value)) return value;
  const number = Number(value);
  if (!Number.isFinite(number)) return null;
  const [mantissa = '0', exponent = '0'] = number.toExponential().split('e');
  const decimals = Math.max(0, (mantissa.split('.')[1] ?? '').length - Number(exponent));
  if (decimals > MOST_DECIMALS) return null;
  return decimals ? number.toFixed(decimals) : BigInt(number).toString();
}

/** Parts that are exact and small: what the low part has too much goes to the high one. */
function carried(high: number, low: number): RunningSum {
  const over = Math.trunc(low / LOW);
  return { high: high + over, low: low - over * LOW };
}

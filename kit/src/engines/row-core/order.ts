/** Whole numbers up to here are exact. */
const MOST_EXACT = Number.MAX_SAFE_INTEGER;
/** Whole numbers, figures with two decimals, figures with four. */
const SCALES = [1, 100, 10_000];

/**
 * Row numbers by ascending key, rows of equal key in their own order, rows whose key is NaN last. No comparator is called:
 * figures of up to four decimals are packed with their row into one double and sorted natively, all others go by their rank.
 */
export function orderByNumber(keys: Float64Array): Uint32Array {
  const packed = new Float64Array(keys.length);
  for (const scale of SCALES) if (pack(keys, scale, packed)) return unpacked(packed);
  return orderByRank(ranksOfNumbers(keys), keys.length);
}

/**
 * Row numbers by ascending rank, rows of equal rank in their own order; one pass to count, one to place.
 * @param rankCount ranks run from 0 to `rankCount - 1`
 */
export function orderByRank(ranks: Uint32Array, rankCount: number): Uint32Array {
  const start = new Uint32Array(rankCount + 1);
  for (let row = 0; row < ranks.length; row += 1) start[(ranks[row] ?? 0) + 1] = (start[(ranks[row] ?? 0) + 1] ?? 0) + 1;
  for (let rank = 1; rank <= rankCount; rank += 1) start[rank] = (start[rank] ?? 0) + (start[rank - 1] ?? 0);
  const order = new Uint32Array(ranks.length);
  for (let row = 0; row < ranks.length; row += 1) {
    const rank = ranks[row] ?? 0;
    const place = start[rank] ?? 0;
    order[place] = row;
    start[rank] = place + 1;
  }
  return order;
}

/** Rows as marks: 1 for each of them, 0 for the others. */
export function marksOf(rows: ArrayLike<number>, size: number): Uint8Array {
  const marks = new Uint8Array(size);
  for (let place = 0; place < rows.length; place += 1) marks[rows[place] ?? 0] = 1;
  return marks;
}

/** The rows of an order that are kept, in that order. */
export function keepRows(order: Uint32Array, isKept: Uint8Array): Uint32Array {
  const kept = new Uint32Array(order.length);
  let count = 0;
  for (let place = 0; place < order.length; place += 1) {
    const row = order[place] ?? 0;
    if (isKept[row]) kept[count++] = row;
  }
  return kept.slice(0, count);
}

/** A power of two, so that the row is what the lowest bits say. */
const roomFor = (size: number) => 2 ** (Math.clz32(0) - Math.clz32(size));

/** Packs keys that are whole numbers once multiplied by `scale`; false when one is not, or too large to share a double with its row. */
function pack(keys: Float64Array, scale: number, packed: Float64Array): boolean {
  const room = roomFor(keys.length);
  const most = MOST_EXACT / room - 1;
  for (let row = 0; row < keys.length; row += 1) {
    const key = keys[row] ?? Number.NaN;
    const whole = Math.round(key * scale);
    if (!(whole <= most && whole >= -most) || whole / scale !== key) return false;
    packed[row] = whole * room + row;
  }
  return true;
}

/**
 * Rows of packed keys in their order. Doubles above zero are in the order of their bits, and bits are sorted in half the
 * time: nothing is asked about NaN and the two zeros. Below zero the bits run the other way.
 */
function unpacked(packed: Float64Array<ArrayBuffer>): Uint32Array {
  const rowBits = roomFor(packed.length) - 1;
  new BigInt64Array(packed.buffer).sort();
  let below = 0;
  while ((packed[below] ?? 0) < 0) below += 1;
  packed.subarray(0, below).reverse();
  const order = new Uint32Array(packed.length);
  for (let place = 0; place < packed.length; place += 1) order[place] = (packed[place] ?? 0) & rowBits;
  return order;
}

/** The place of each key among the sorted keys, the same one for equal keys; NaN last. */
function ranksOfNumbers(keys: Float64Array): Uint32Array {
  // Zero and minus zero are one number; native sorting keeps them apart.
  const plain = keys.map((key) => key + 0);
  const sorted = plain.slice().sort();
  let numbers = sorted.length;
  while (numbers > 0 && Number.isNaN(sorted[numbers - 1])) numbers -= 1;
  const ranks = new Uint32Array(keys.length);
  for (let row = 0; row < plain.length; row += 1) {
    const key = plain[row] ?? Number.NaN;
    let low = 0;
    let high = numbers;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? 0) < key || Number.isNaN(key)) low = middle + 1;
      else high = middle;
    }
    ranks[row] = low;
  }
  return ranks;
}

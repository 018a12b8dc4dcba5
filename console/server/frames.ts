import { Transform } from 'node:stream';

/** Close frame of a server that will be back: clients connect again, here or at another instance. RFC 6455 §5.5.1, code 1012. */
export const SERVICE_RESTART = Buffer.from([0x88, 0x02, 0x03, 0xf4]);

const SHORT_LENGTH = 125;
const TWO_BYTES = 126;

/** Length of a frame's head, as far as the bytes that are there tell; RFC 6455 §5.2. */
function headBytes(head: readonly number[]): number {
  const second = head[1];
  if (second === undefined) return 2;
  const length = second & 0x7f;
  const mask = second & 0x80 ? 4 : 0;
  if (length <= SHORT_LENGTH) return 2 + mask;
  return (length === TWO_BYTES ? 4 : 10) + mask;
}

function payloadBytes(head: readonly number[]): number {
  const length = (head[1] ?? 0) & 0x7f;
  if (length <= SHORT_LENGTH) return length;
  const digits = head.slice(2, length === TWO_BYTES ? 4 : 10);
  return digits.reduce((sum, digit) => sum * 256 + digit, 0);
}

/** Reader of a stream of frames that knows where they end. */
function createFrameCounter() {
  let head: number[] = [];
  let left = 0;
  const isBetween = () => left === 0 && head.length === 0;
  return {
    isBetween,
    /** Takes bytes, all of them or up to the end of the first frame, and answers how many it took. */
    take(bytes: Buffer, isToStop: boolean): number {
      let at = 0;
      while (at < bytes.length) {
        if (left > 0) {
          const taken = Math.min(left, bytes.length - at);
          left -= taken;
          at += taken;
        } else {
          head.push(bytes[at] ?? 0);
          at += 1;
          if (head.length === headBytes(head)) {
            left = payloadBytes(head);
            head = [];
          }
        }
        if (isToStop && isBetween()) break;
      }
      return at;
    },
  };
}

/**
 * Frames of a server on their way to a page. `endWithRestart` ends them between two frames, never inside one, which the page
 * could not read.
 */
export class FramesToPage extends Transform {
  readonly #counter = createFrameCounter();
  #isEnding = false;
  #isOver = false;

  override _transform(bytes: Buffer, _encoding: BufferEncoding, done: () => void): void {
    if (!this.#isOver) {
      const taken = this.#counter.take(bytes, this.#isEnding);
      this.push(bytes.subarray(0, taken));
      if (this.#isEnding && this.#counter.isBetween()) this.#finish();
    }
    done();
  }

  /** Ends the stream after the frame that is on its way. */
  endWithRestart(): void {
    this.#isEnding = true;
    if (!this.#isOver && this.#counter.isBetween()) this.#finish();
  }

  #finish(): void {
    this.#isOver = true;
    this.push(SERVICE_RESTART);
    this.push(null);
  }
}

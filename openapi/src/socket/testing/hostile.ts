import rows from './hostile.json' with { type: 'json' };

/** A frame, or a recipe for one too large or too strange to be kept. */
type GivenFrame =
  | string
  | { readonly gen: 'repeat'; readonly text: string; readonly times: number }
  | { readonly gen: 'bytes'; readonly byte: number; readonly times: number };

type HostileInput =
  | {
      readonly kind: 'frames';
      readonly frames: readonly GivenFrame[];
      readonly chat?: string;
      readonly times?: number;
      readonly perSecond?: number;
    }
  | { readonly kind: 'open'; readonly path: string }
  | { readonly kind: 'silent'; readonly phase: 'connect' | 'open' };

/** For tests: a row of the hostile inputs of the socket. */
export interface HostileSocketRow {
  readonly area: string;
  readonly id: string;
  readonly input: HostileInput;
  readonly expected: {
    readonly verdict: string;
    readonly literal?: readonly string[];
    readonly appended?: number;
    readonly order?: readonly string[];
    readonly unread?: number;
    readonly withinMs?: number;
    readonly reconnects?: number;
    readonly toasts?: number;
  };
}

/** For tests: what servers may say or leave unsaid, with what must come of it. */
export const hostileSocket = rows as readonly HostileSocketRow[];

/** For tests: the frames of a row, `{n}` counted and `$TOKEN` filled. */
export function framesOfRow({ frames, times = 1 }: Extract<HostileInput, { kind: 'frames' }>, token: string): unknown[] {
  const round = (count: number) =>
    frames.map((frame) => {
      if (typeof frame === 'string') return frame.replaceAll('{n}', String(count)).replaceAll('$TOKEN', token);
      return frame.gen === 'repeat' ? frame.text.repeat(frame.times) : new Uint8Array(frame.times).fill(frame.byte).buffer;
    });
  return Array.from({ length: times }, (_, index) => round(index + 1)).flat();
}

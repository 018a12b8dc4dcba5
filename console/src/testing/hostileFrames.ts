import rows from './hostileFrames.json' with { type: 'json' };

/** A frame, or a recipe for one too large or too strange to be kept. */
type GivenFrame =
  | string
  | { readonly gen: 'repeat'; readonly text: string; readonly times: number }
  | { readonly gen: 'bytes'; readonly byte: number; readonly times: number };

export interface FramesInput {
  readonly kind: 'frames';
  readonly frames: readonly GivenFrame[];
  /** Partner of the conversation on screen. */
  readonly chat?: string;
  readonly times?: number;
  readonly perSecond?: number;
}

/** For tests: what a server says on the socket, and what must come of it. */
export interface FramesRow {
  readonly id: string;
  readonly input: FramesInput;
  readonly expected: {
    readonly verdict: string;
    readonly literal?: readonly string[];
    readonly order?: readonly string[];
    readonly appended?: number;
    readonly badge?: string;
    readonly unread?: number;
    readonly count?: number;
    readonly toasts?: number;
    readonly maxHeapMb?: number;
    readonly maxLongTaskMs?: number;
  };
}

/** For tests: the rows that say something; the others are about opening the socket. */
export const frameRows: readonly FramesRow[] = (rows as readonly { input: { kind: string } }[]).filter(
  (row): row is FramesRow => row.input.kind === 'frames',
);

/** For tests: the frames of a row in their order, `{n}` counted from 1 and `$TOKEN` filled. @throws {Error} for an unknown recipe */
export function* framesOf({ frames, times = 1 }: FramesInput, token = ''): Generator<string | Uint8Array<ArrayBuffer>> {
  for (let round = 1; round <= times; round += 1)
    for (const frame of frames) {
      if (typeof frame === 'string') yield frame.replaceAll('{n}', String(round)).replaceAll('$TOKEN', token);
      else if (frame.gen === 'repeat') yield frame.text.repeat(frame.times);
      else if (frame.gen === 'bytes') yield new Uint8Array(frame.times).fill(frame.byte);
      else throw new Error(`unknown recipe ${JSON.stringify(frame)}`);
    }
}

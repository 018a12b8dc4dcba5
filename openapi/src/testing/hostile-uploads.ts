import rows from './hostile-uploads.json' with { type: 'json' };

/** A recipe for a content: the numbers from 0 on, a line each, cut to so many bytes. */
interface Counter {
  readonly gen: 'counter';
  readonly bytes: number;
}

/** One thing somebody does with a file. */
export type UploadStep =
  | {
      readonly do: 'upload';
      readonly user: string;
      readonly name: string;
      readonly bytes: Counter;
      readonly tab?: number;
      readonly changeAfterChunk?: number;
    }
  | { readonly do: 'prepare'; readonly name: string; readonly bytes: Counter }
  | { readonly do: 'sendChunks'; readonly numbers: readonly number[] }
  | { readonly do: 'sendChunk'; readonly number: number; readonly bytesOf: number }
  | { readonly do: 'merge' }
  | { readonly do: 'checkChunk'; readonly user: string; readonly identifierOf: number; readonly totalSize: number }
  | { readonly do: 'together'; readonly steps: readonly UploadStep[] };

type Input =
  | { readonly kind: 'chunk'; readonly identifier: string }
  | { readonly kind: 'chunkAnswer'; readonly chunkNumbers: readonly unknown[]; readonly totalChunks: number }
  | { readonly kind: 'steps'; readonly steps: readonly UploadStep[] }
  | { readonly kind: 'bdd'; readonly bytes: string };

/** For tests: a row of the hostile uploads a server is sent, or answers. */
export interface UploadRow<I extends Input = Input> {
  readonly id: string;
  readonly input: I;
  readonly expected: {
    readonly verdict: string;
    readonly value?: readonly number[];
    readonly files?: number;
    readonly resend?: readonly number[];
    readonly states?: readonly string[];
    readonly uploaded?: boolean;
  };
}

/** For tests: the rows of one kind. */
export const uploadRows = <K extends Input['kind']>(kind: K): readonly UploadRow<Extract<Input, { kind: K }>>[] =>
  (rows as readonly UploadRow[]).filter((row): row is UploadRow<Extract<Input, { kind: K }>> => row.input.kind === kind);

/** For tests: the content of a recipe. @throws {Error} for a recipe it does not know */
export function contentOfRecipe({ gen, bytes }: Counter): Uint8Array<ArrayBuffer> {
  if (gen !== 'counter') throw new Error(`unknown recipe ${String(gen)}`);
  let text = '';
  for (let number = 0; text.length < bytes; number += 1) text += `${number}\n`;
  return new TextEncoder().encode(text.slice(0, bytes));
}

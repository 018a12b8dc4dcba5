/** News of a grid one writes in, as data. */
export type CellNews =
  | { readonly event: 'cleared' | 'nothingToUndo' | 'nothingToRedo' | 'noProblems' | 'notHere' }
  | ({ readonly event: 'pasted' } & PastedCells)
  | { readonly event: 'chosen'; readonly rows: number; readonly cols: number };

/** Numbers of cells that were pasted or filled: those put down, those of them with an error, those there was no room for. */
export interface PastedCells {
  readonly cells: number;
  readonly wrong: number;
  readonly left: number;
  readonly deed: 'paste' | 'fill';
}

/** Sentences of a grid one writes in. */
export interface CellGridMessages {
  readonly cleared: string;
  readonly nothingToUndo: string;
  readonly nothingToRedo: string;
  /** No cell has an error. */
  readonly noProblems: string;
  /** There is no row above to fill from. */
  readonly notHere: string;
  readonly pasted: (cells: PastedCells) => string;
  /** Size of what is chosen. */
  readonly chosen: (rows: number, columns: number) => string;
}

/** Sentence for news of a grid one writes in. */
export function cellNewsText(messages: CellGridMessages, news: CellNews): string {
  switch (news.event) {
    case 'pasted':
      return messages.pasted(news);
    case 'chosen':
      return messages.chosen(news.rows, news.cols);
    default:
      return messages[news.event];
  }
}

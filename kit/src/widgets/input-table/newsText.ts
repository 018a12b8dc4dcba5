import { cellNewsText } from '../../primitives/cell-grid/headless.ts';
import type { TableNews } from './tableModel.ts';
import type { InputTableMessages } from './types.ts';

/** Sentence for news of a table that is filled in. */
export function newsText(messages: InputTableMessages, news: TableNews): string {
  switch (news.event) {
    case 'editing':
      return messages.editing(news.column.label, news.row);
    case 'problem':
      return messages.problem(news.column.label, news.problem);
    case 'full':
      return messages.full;
    case 'undone':
    case 'redone':
      return messages[news.event](messages.deed(news.deed));
    case 'moved':
      return messages.moved(news.row, news.to);
    case 'added':
      return messages.added(news.rows, news.row);
    case 'removed':
      return messages.removed(news.row, news.left);
    default:
      return cellNewsText(messages.cells, news);
  }
}

import type { MessageDescriptor } from '@lingui/core';
import { createElement } from 'react';
import type { ButtonCode } from '../../permissions/index.ts';
import type { AnyResource, AnyRow, MoreAction, OpenedProps } from './types.ts';

interface Belonging<Row> {
  readonly id: string;
  readonly label: MessageDescriptor;
  /** Right it needs; null for none but that of the page. @defaultValue null */
  readonly code?: ButtonCode | null;
  /** The list of what belongs to a row, a screen of its own: `async () => (await import('./logs.ts')).logsOf`. */
  readonly of: () => Promise<(row: Row) => unknown>;
}

/** The action that opens the list of what belongs to a row. It has a name in `more`, and people keep its columns under that. */
export const belonging = <Row>({ id, label, code = null, of }: Belonging<Row>): MoreAction<Row & AnyRow> => ({
  id,
  label,
  code,
  opens: async () => {
    const [{ ListDrawer }, listOf] = await Promise.all([import('./ListDrawer.tsx'), of()]);
    return {
      default: (props: OpenedProps<Row & AnyRow>) =>
        createElement(ListDrawer, { ...props, of: listOf as unknown as (row: AnyRow) => AnyResource, name: id }),
    };
  },
});

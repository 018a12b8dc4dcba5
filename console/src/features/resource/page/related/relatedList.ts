import type { MessageDescriptor } from '@lingui/core';
import { createElement } from 'react';
import type { ButtonCode } from '../../../../permissions/index.ts';
import type { Details } from '../../definition/defineDetails.ts';
import type { AnyResource, AnyRow, MoreAction, OpenedProps } from '../../definition/types.ts';

interface RelatedList<Row> {
  readonly id: string;
  readonly label: MessageDescriptor;
  /** Right it needs; null for none but that of the page. @defaultValue null */
  readonly code?: ButtonCode | null;
  /** Offered for some rows only. */
  readonly when?: (row: Row) => boolean;
  /**
   * The list of what belongs to a row, a screen of its own; or several of them behind tabs, as `defineDetails` declares them.
   */
  readonly of: ((row: Row) => unknown) | Details<Row & AnyRow>;
}

/** The action that opens what belongs to a row, in a drawer. It has a name in `more`, and people keep the columns of a list under that. */
export const relatedList = <Row>({ of, code = null, ...action }: RelatedList<Row>): MoreAction<Row & AnyRow> => ({
  ...action,
  code,
  opens: async () => {
    if (typeof of === 'function') {
      const { ListDrawer } = await import('./ListDrawer.tsx');
      return {
        default: (props: OpenedProps<Row & AnyRow>) =>
          createElement(ListDrawer, { ...props, of: of as unknown as (row: AnyRow) => AnyResource, name: action.id }),
      };
    }
    const { DetailsDrawer } = await import('./DetailsDrawer.tsx');
    return {
      default: (props: OpenedProps<Row & AnyRow>) => createElement(DetailsDrawer, { ...props, details: of as unknown as Details<AnyRow> }),
    };
  },
});

import { createElement } from 'react';
import type { AnyRow, OpenedForSeveralProps, OpenedProps } from '../../definition/types.ts';
import type { Task } from './types.ts';

/** Loads a task and what draws it: `opens: taskOfRow(async () => (await import('./copying.ts')).copying)`. */
export const taskOfRow =
  <Row extends AnyRow, Draft extends object>(of: () => Promise<(row: Row) => Task<Draft>>) =>
  async () => {
    const [{ TaskDialog }, make] = await Promise.all([import('./TaskDialog.tsx'), of()]);
    return {
      default: ({ row, onClose }: OpenedProps<Row>) => createElement(TaskDialog<Draft>, { of: () => make(row), about: row.id, onClose }),
    };
  };

/** The same for the rows that are chosen. */
export const taskOfRows =
  <Row extends AnyRow, Draft extends object>(of: () => Promise<(rows: readonly Row[]) => Task<Draft>>) =>
  async () => {
    const [{ TaskDialog }, make] = await Promise.all([import('./TaskDialog.tsx'), of()]);
    return {
      default: ({ rows, onClose }: OpenedForSeveralProps<Row>) =>
        createElement(TaskDialog<Draft>, {
          of: () => make(rows),
          about: rows
            .map(({ id }) => id)
            .toSorted()
            .join(' '),
          onClose,
        }),
    };
  };

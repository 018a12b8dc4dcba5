import type { LazyPart } from '@milepost/kit/lazy';
import { createElement } from 'react';
import type { AnyRow, OpenedForSeveralProps, OpenedProps } from '../../definition/types.ts';
import type { Task } from './types.ts';

/** The task of a row or of several; one that brings much along is a `lazyPart`. */
type TaskOf<About, Draft extends object> = ((about: About) => Task<Draft>) | LazyPart<(about: About) => Task<Draft>>;

const fetched = <About, Draft extends object>(of: TaskOf<About, Draft>) =>
  Promise.all([import('./TaskDialog.tsx'), 'fetch' in of ? of.fetch() : of]);

/** Loads what draws the task of a row: `opens: taskOfRow(copying)`. */
export const taskOfRow =
  <Row extends AnyRow, Draft extends object>(of: TaskOf<Row, Draft>) =>
  async () => {
    const [{ TaskDialog }, make] = await fetched(of);
    return {
      default: ({ row, onClose }: OpenedProps<Row>) => createElement(TaskDialog<Draft>, { of: () => make(row), about: row.id, onClose }),
    };
  };

/** The same for the rows that are chosen. */
export const taskOfRows =
  <Row extends AnyRow, Draft extends object>(of: TaskOf<readonly Row[], Draft>) =>
  async () => {
    const [{ TaskDialog }, make] = await fetched(of);
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

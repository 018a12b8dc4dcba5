import { expect, test } from 'vitest';
import { bareMarks } from './marks.mjs';

const SOURCE = 'kit/src/primitives/tree/useTreeInput.ts';

test.each([
  ['a bare mark', "target.closest('[data-slot]')", ['data-slot']],
  ['a bare mark behind a role', "at.closest('[role=gridcell][data-day]')", ['data-day']],
  ['one with a value', 'root.querySelector(`[data-hour="${hour}"]`)', ['data-hour']],
  ['one that is read from what was found', "cell?.parentElement?.dataset['hourOfDay']", ['data-hour-of-day']],
  ['one whose presence is asked for', "'drawing' in target.dataset", ['data-drawing']],
  ['a mark of the kit', "target.closest('[data-mp-row]')?.dataset['mpRow']", []],
  ['a mark that others give on purpose', "panel.querySelector('[data-autofocus]')", []],
  ['a state the kit writes on its own element', "panel.dataset['side'] = side", []],
])('handlers look for marks that nobody else has: %s', (_what, text, marks) =>
  expect(bareMarks(SOURCE, text).map((problem) => /data-[\w-]+/.exec(problem)?.[0])).toEqual(marks),
);

test.each(['kit/src/primitives/tree/Tree.css.ts', 'kit/src/primitives/tree/Tree.browser.test.tsx', 'console/src/pages/area/page.ts'])(
  '%s may look for any mark',
  (file) => expect(bareMarks(file, "closest('[data-slot]')")).toEqual([]),
);

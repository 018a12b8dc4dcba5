import { afterEach } from 'vitest';

/** Reports of Storybook's accessibility addon on a story, as it leaves them on the test. */
interface StoryMeta {
  readonly storyId?: string;
  readonly reports?: readonly { readonly type: string; readonly result: { readonly violations?: readonly { readonly id: string }[] } }[];
}

// In every run of the stories one fault is planted; a run whose addon does not find it has not looked at the others either.
afterEach(({ task }) => {
  const { storyId, reports = [] } = task.meta as StoryMeta;
  if (storyId !== 'testing-planted--nameless-button') return;
  const violations = reports.flatMap(({ result }) => result.violations ?? []).map(({ id }) => id);
  if (!violations.includes('button-name'))
    throw new Error(
      '[kit] The planted fault was not found, so no story of this run has been checked. Look at parameters.a11y in .storybook/preview.tsx.',
    );
});

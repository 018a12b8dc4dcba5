import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { surfaceMessages, pickerMessages } from './examples/japanese.ts';
import { teamSpec } from './examples/OwnTreePicker.tsx';
import { usePickerDraft, useTreePicker } from './headless.ts';
import type { PickerDraft, PickerSession } from './headless.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const nobody = () => undefined;
const NONE: readonly string[] = [];

test('what stands against a choice stands out for one second, each time it comes up', () => {
  const held: { draft?: PickerDraft } = {};
  const Surface = ({ session }: { readonly session: PickerSession }) => {
    const draft = usePickerDraft({ session, messages: surfaceMessages });
    return (
      <output ref={() => void (held.draft = draft)}>
        {draft.notice && `${draft.notice.isLoud ? 'loud' : 'quiet'} ${draft.notice.text}`}
      </output>
    );
  };
  const Picker = () => {
    const { session } = useTreePicker({ spec: teamSpec, value: NONE, onChange: nobody, messages: pickerMessages });
    return <Surface session={session} />;
  };
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => act(() => root.unmount()));
  act(() => root.render(<Picker />));
  const refused = () => act(() => held.draft?.warn('選べません'));
  refused();
  expect(host.textContent).toBe('loud 選べません');
  act(() => void vi.advanceTimersByTime(1000));
  expect(host.textContent).toBe('quiet 選べません');
  act(() => held.draft?.clear());
  expect(host.textContent).toBe('');
  refused();
  expect(host.textContent).toBe('loud 選べません');
});

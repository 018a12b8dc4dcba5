import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { PermissionProvider } from '../../../permissions/index.ts';
import { aSession } from '../../../testing/inSession.tsx';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import { ResourcePart } from '../../resource/page/ResourcePart.tsx';
import { phrases } from './phrases.ts';

const phrase = (id: string, commonWordsText: string, commonWordsType: 0 | 1) => ({
  id,
  commonWordsText,
  commonWordsType,
  enabledMark: 1,
  sortCode: 3,
});

test('an own phrase is changed from what its row says; one of everybody is not', async () => {
  const session = aSession({
    listOpinionPhrases: { list: [phrase('p1', '同意', 1), phrase('p2', '请尽快办理', 0)] },
    updateOpinionPhrase: {},
  });
  const page = await renderInConsole(
    session.around(
      <PermissionProvider value={{ permissions: new Map(), judge: false, modelId: null }}>
        <ResourcePart resource={phrases as never} name="phrases" />
      </PermissionProvider>,
    ),
  );
  await page.appeared('[data-mp-action=edit]');
  expect(document.querySelectorAll('[data-mp-action=edit]')).toHaveLength(1);
  await page.press('[data-mp-action=edit]');
  await page.appeared('[role=dialog] textarea');
  const field = page.one<HTMLTextAreaElement>('[role=dialog] textarea');
  expect(field.value).toBe('同意');
  await act(async () => {
    Reflect.set(HTMLTextAreaElement.prototype, 'value', '同意，请继续', field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const save = [...document.querySelectorAll<HTMLElement>('[role=dialog] button')].find(({ textContent }) => textContent === 'Save');
  await act(async () => save?.click());
  await vi.waitFor(() =>
    expect(session.calls.filter(([id]) => id === 'updateOpinionPhrase')).toMatchObject([
      ['updateOpinionPhrase', { path: { id: 'p1' }, body: { commonWordsText: '同意，请继续', commonWordsType: 1, sortCode: 3 } }],
    ]),
  );
});

import type { Control } from '@milepost/kit/forms/grammar';
import { groupCodecs } from '@milepost/openapi/domains/group';
import { groupOperations } from '@milepost/openapi/operations';
import { act, useEffect, useMemo, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { aSession } from '../../../testing/inSession.tsx';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import { TRIAL } from '../testing/trial.ts';
import type { AnyResource } from '../definition/types.ts';
import ResourceForm from './ResourceForm.tsx';

type Design = readonly Partial<Extract<Control, { kind: 'text' }>>[];

const BEFORE: Design = [
  { field: 'fullName', label: 'Topic' },
  { field: 'weather', label: 'Weather' },
  { field: 'note', label: 'Note' },
];
const AFTER: Design = [
  { field: 'reason', label: 'Reason', required: true },
  { field: 'note', label: 'Remarks', required: true },
  { field: 'fullName', label: 'Topic' },
];

/** A form whose design is another one once somebody tries to save it, or reads it again. */
async function opened(id: string | null, asked: { readonly isRead: boolean }) {
  const sent: object[] = [];
  const again = new Set<() => void>();
  function Host() {
    const [design, setDesign] = useState(BEFORE);
    useEffect(() => {
      const read = () => setDesign(AFTER);
      again.add(read);
      return () => void again.delete(read);
    }, []);
    const resource = useMemo(
      () =>
        ({
          ...TRIAL,
          operations: groupOperations,
          codecs: groupCodecs,
          form: {
            frame: 'dialog',
            load: 'getGroup',
            create: 'createGroup',
            update: 'updateGroup',
            fields: design.map((control) => ({ part: 'control', kind: 'text', ...control })),
            design,
            isRenewed: async () => {
              if (design === AFTER || !asked.isRead) return false;
              setDesign(AFTER);
              return true;
            },
            toBody: (draft: object) => {
              sent.push(draft);
              return draft;
            },
          },
        }) as unknown as AnyResource,
      [design],
    );
    return (
      <ResourceForm resource={resource} id={id} at={{ parent: null, node: null }} onSaved={() => undefined} onClose={() => undefined} />
    );
  }
  const stored = { id: '9', fullName: 'Patrol', weather: 'Rain', note: '' };
  const session = aSession({ getGroup: stored, createGroup: {}, updateGroup: {} });
  const page = await renderInConsole(session.around(<Host />));
  await page.appeared('[role=dialog] input');
  const save = async () => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Save');
    await act(async () => button?.click());
  };
  return { ...page, sent, session, save, readAgain: () => act(async () => again.forEach((read) => read())) };
}
const labelled = () => [...document.querySelectorAll('label')].map(({ textContent }) => textContent?.replace(/[*\s]/g, ''));

test('a save of a form whose design was released anew stops once: it is told what changed, the form is the new one, what was typed is in it', async () => {
  const page = await opened(null, { isRead: true });
  const ids = ['fullName', 'weather', 'note'].map((field) => `#${page.one(`input[id$=${field}]`).id}`);
  const [topic = '', weather = '', note = ''] = ids;
  await page.type(topic, 'Bridge');
  await page.type(weather, 'Sunny');
  await page.type(note, 'Cracks');
  const field = page.one(topic);
  await page.save();
  await page.appeared('[data-design-notice] li');
  const lines = [...document.querySelectorAll('[data-design-notice] li')].map(({ textContent }) => textContent?.trim());
  expect(lines).toEqual([
    'No longer in the form: Weather',
    'What you had typed in Weather: Sunny',
    'New and required: Reason',
    'Required now: Remarks',
    'Note is called Remarks now',
  ]);
  expect(labelled()).toEqual(['ReasonRequired', 'RemarksRequired', 'Topic']);
  expect([page.one<HTMLInputElement>(topic).value, page.one<HTMLInputElement>(note).value]).toEqual(['Bridge', 'Cracks']);
  // The field is the same one: whoever writes in it goes on.
  expect(page.one(topic)).toBe(field);
  expect(page.session.asked('createGroup')).toBe(0);

  await page.save();
  await page.appeared('[data-mp-error-summary]');
  expect(page.session.asked('createGroup')).toBe(0);
  await page.type(`#${page.one('input[id$=reason]').id}`, 'Cold');
  await page.save();
  await vi.waitFor(() => expect(page.session.asked('createGroup')).toBe(1));
  expect(page.sent).toMatchObject([{ fullName: 'Bridge', note: 'Cracks', reason: 'Cold', weather: 'Sunny' }]);
});

test('a form whose design is read again while somebody writes in it is the new one at once, with their text and their place', async () => {
  const page = await opened('9', { isRead: false });
  const topic = `#${page.one('input[id$=fullName]').id}`;
  await page.type(topic, 'Bridge');
  page.one(topic).focus();
  await page.readAgain();
  await page.appeared('[data-design-notice] li');
  expect(page.one('[data-design-notice]').textContent).not.toContain('What you had typed');
  expect(document.activeElement).toBe(page.one(topic));
  expect(page.one<HTMLInputElement>(topic).value).toBe('Bridge');
});

test('a field that is gone gives the keyboard to the notice', async () => {
  const page = await opened('9', { isRead: false });
  page.one('input[id$=weather]').focus();
  await page.readAgain();
  await page.appeared('[data-design-notice] li');
  await vi.waitFor(() => expect(document.activeElement).toBe(page.one('[data-design-notice]')));
});

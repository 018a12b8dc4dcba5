import { expect, test, vi } from 'vitest';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import GradeForm from './GradeForm.tsx';

test('a delegation without a marked organisation says so and is not sent', async () => {
  const session = aSession({
    getGrade: { userId: null, managerGroup: '', orgAdminModel: [], systemIds: [], moduleIds: [], lastModifyTime: null },
  });
  await renderInConsole(session.around(<GradeForm onClose={() => {}} />));
  const save = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Save');
  await vi.waitUntil(save, { timeout: 10_000 });
  save()?.click();
  await expect.poll(() => document.body.textContent).toContain('Mark at least one organisation');
  expect(session.asked('saveGrade')).toBe(0);
});

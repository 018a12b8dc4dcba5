import type { FileUploadProps } from '@milepost/kit/file-upload';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { Comments } from './Comments.tsx';

const PLAN = {
  name: '布设图.pdf',
  fileId: 'f1.pdf',
  fileSize: 2048,
  fileExtension: 'pdf',
  fileVersionId: '',
  url: '/api/file/Image/annex/f1.pdf',
};
// The field of files has tests of its own: here one file is in it at a press.
vi.mock('@milepost/kit/file-upload', () => ({
  FileUpload: ({ value, onChange }: FileUploadProps) => (
    <button type="button" onClick={() => onChange([PLAN])}>{`${value.length} chosen`}</button>
  ),
}));

const SAID = { id: 'c1', taskId: '1', text: '见附件', creatorUser: '何俊杰/staff' };
const PICTURES = JSON.stringify([{ ...PLAN, name: '夜景.png' }]);

async function open() {
  const session = aSession({
    listFlowComments: {
      list: [
        { ...SAID, image: PICTURES, file: JSON.stringify([PLAN]) },
        { ...SAID, id: 'c2', image: null, file: 'x' },
      ],
    },
    createFlowComment: null,
  });
  const screen = await renderInConsole(session.around(<Comments processId="1" />));
  await screen.appeared('ul[aria-label=Comments]');
  return { session, screen };
}

const press = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());

test('files of a remark are shown, those of either member, and open', async () => {
  const { session } = await open();
  const lines = [...document.querySelectorAll('ul[aria-label=Comments] > li')];
  expect(lines.map((line) => ['夜景.png', '布设图.pdf'].map((name) => line.textContent?.includes(name)))).toEqual([
    [true, true],
    [false, false],
  ]);
  await press('布设图.pdf');
  expect(session.opened).toEqual([['previewFile', expect.objectContaining({ fileId: 'f1.pdf', url: PLAN.url })]]);
});

test('a remark sends its files, and both fields are empty again', async () => {
  const { session, screen } = await open();
  await act(async () => {
    const field = screen.one<HTMLTextAreaElement>('#process-comment');
    Reflect.set(HTMLTextAreaElement.prototype, 'value', '补充', field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await press('0 chosen');
  await press('Add the comment');
  await vi.waitFor(() => expect(session.asked('createFlowComment')).toBe(1));
  const sent = session.calls.find(([id]) => id === 'createFlowComment')?.[1] as { body: { text: string; file: string; image: string } };
  expect([sent.body.text, sent.body.image, JSON.parse(sent.body.file)]).toMatchObject(['补充', '[]', [{ ...PLAN, fileVersionId: null }]]);
  await vi.waitFor(() => expect(document.body.textContent).toContain('0 chosen'));
  expect(screen.one<HTMLTextAreaElement>('#process-comment').value).toBe('');
});

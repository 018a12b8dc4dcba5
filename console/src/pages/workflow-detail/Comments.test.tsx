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
  FileUpload: ({ value, onChange, onPendingChange }: FileUploadProps) => (
    <>
      <button type="button" onClick={() => onChange([PLAN])}>{`${value.length} chosen`}</button>
      <button type="button" onClick={() => onPendingChange?.(true)}>
        on its way
      </button>
      <button type="button" onClick={() => onPendingChange?.(false)}>
        arrived
      </button>
    </>
  ),
}));

const SAID = { id: 'c1', taskId: '1', text: '见附件', creatorUser: '何俊杰/staff' };
const PICTURES = JSON.stringify([{ ...PLAN, name: '夜景.png' }]);

async function open() {
  const session = aSession({
    listFlowComments: {
      list: [
        { ...SAID, image: PICTURES, file: JSON.stringify([PLAN]), creatorUserHeadIcon: '/api/file/Image/userAvatar/001.png' },
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

test('who has a picture is shown by it, others by their first character', async () => {
  await open();
  const [one, other] = document.querySelectorAll('ul[aria-label=Comments] > li');
  expect(one?.querySelector('img')?.getAttribute('src')).toContain('/api/file/Image/userAvatar/001.png');
  expect(other?.querySelector('img')).toBeNull();
  expect(other?.textContent).toMatch(/^何/u);
});

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

const write = ({ one }: Awaited<ReturnType<typeof open>>['screen'], text: string) =>
  act(async () => {
    const field = one<HTMLTextAreaElement>('#process-comment');
    Reflect.set(HTMLTextAreaElement.prototype, 'value', text, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });

test('a remark sends its files, and both fields are empty again', async () => {
  const { session, screen } = await open();
  await write(screen, '补充');
  await press('0 chosen');
  await press('Add the comment');
  await vi.waitFor(() => expect(session.asked('createFlowComment')).toBe(1));
  const sent = session.calls.find(([id]) => id === 'createFlowComment')?.[1] as { body: { text: string; file: string; image: string } };
  expect([sent.body.text, sent.body.image, JSON.parse(sent.body.file)]).toMatchObject(['补充', '[]', [{ ...PLAN, fileVersionId: null }]]);
  await vi.waitFor(() => expect(document.body.textContent).toContain('0 chosen'));
  expect(screen.one<HTMLTextAreaElement>('#process-comment').value).toBe('');
});

test('while its file is on its way a remark is not sent, says why, and keeps what was typed; then it goes with the file', async () => {
  const { session, screen } = await open();
  await write(screen, '补充');
  await press('on its way');
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Add the comment');
  expect(document.getElementById(button?.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/files are on their way/);
  await press('Add the comment');
  expect([session.asked('createFlowComment'), screen.one<HTMLTextAreaElement>('#process-comment').value]).toEqual([0, '补充']);
  await press('0 chosen');
  await press('arrived');
  await press('Add the comment');
  await vi.waitFor(() => expect(session.asked('createFlowComment')).toBe(1));
  expect(session.calls.find(([id]) => id === 'createFlowComment')?.[1]).toMatchObject({
    body: { file: expect.stringContaining('布设图') },
  });
});

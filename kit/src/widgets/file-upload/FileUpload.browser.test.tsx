import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createChunkSend } from '../../engines/upload/index.ts';
import type { Send } from '../../engines/upload/index.ts';
import hostile from '../../engines/upload/testing/hostile-uploads.json' with { type: 'json' };
import { announcements, renderInKit } from '../../testing/index.ts';
import { STORED, Sample, hanging, losing, refusing, storing } from './examples/Sample.tsx';
import type { SampleProps } from './examples/Sample.tsx';
import type { StoredFile } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

const pdf = (name: string) => new File(['%PDF-1.7\n'.repeat(50)], name, { type: 'application/pdf' });
const names = () => [...document.querySelectorAll('main li')].map((row) => row.textContent);
const focusName = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

async function drawn(props: SampleProps = {}, around?: Parameters<typeof renderInKit>[1]) {
  const screen = await renderInKit(<Sample {...props} />, around);
  const input = document.querySelector<HTMLInputElement>('main input[type=file]');
  if (!input) throw new Error('The field has no file input.');
  const group = screen.getByRole('group', { name: '施工附件' });
  /** Hands files over in the page itself: what the browser's picker leaves out comes too, and large ones at once. */
  const drop = (...files: File[]) => {
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    group.element().dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
  };
  return { screen, input, drop, choose: (...files: File[]) => userEvent.upload(input, files) };
}

/** A sender that waits to be told. */
function held() {
  const signals: AbortSignal[] = [];
  const answers: (() => void)[] = [];
  const send: Send<StoredFile> = (file, options) => {
    signals.push(options.signal);
    return new Promise((resolve) => answers.push(() => resolve(storing(file, options))));
  };
  return { send, signals, answers };
}

describe('what the field is', () => {
  test('a group named by its label, with a button that says the limits, one tab stop before the files', async () => {
    const { screen } = await drawn({ initial: STORED });
    await expect.element(screen.getByRole('group', { name: '施工附件' })).toBeVisible();
    await userEvent.tab();
    const button = screen.getByRole('button', { name: '点击上传：施工附件' });
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAccessibleDescription('最多 5 个文件；单个不超过 30MB；图片、pdf、word、excel');
    await userEvent.tab();
    expect(focusName()).toBe('移除 护栏验收单.pdf');
  });
  test('the choice of files knows the extensions, and takes one where the limit is one', async () => {
    const { input } = await drawn({ rules: { limit: 1, accept: ['pdf', 'txt'] } });
    expect(input.accept).toBe('.pdf,.txt');
    expect(input.multiple).toBe(false);
    expect(input.tabIndex).toBe(-1);
  });
  test('a link to the field goes to its button', async () => {
    const { screen } = await drawn();
    const group = screen.getByRole('group', { name: '施工附件' }).element();
    if (group instanceof HTMLElement) group.focus();
    expect(focusName()).toBe('点击上传：施工附件');
  });
});

describe('uploading', () => {
  test('what is chosen is sent and becomes the value, and that is said', async () => {
    const { choose } = await drawn();
    await choose(pdf('a#1.pdf'), pdf('b.pdf'));
    await expect.poll(announcements).toContain('已添加 2 个文件，正在上传');
    await expect.poll(announcements).toContain('2 个文件上传成功');
    expect(names().map((row) => row.split('.pdf')[0])).toEqual(['a1', 'b']);
  });
  test('progress has a bar named by the file, in words too, and the button is busy', async () => {
    const { screen, choose } = await drawn({ send: hanging });
    await choose(pdf('a.pdf'));
    const bar = screen.getByRole('progressbar', { name: 'a.pdf' });
    await expect.element(bar).toHaveAttribute('value', '50');
    await expect.element(bar).toHaveAttribute('aria-valuetext', '上传中 50%');
    await expect.element(screen.getByRole('button', { name: '上传中：施工附件' })).toHaveAttribute('aria-busy', 'true');
    await expect.poll(announcements).toContain('正在上传，50%');
  });
  test('who saves learns that a file is not stored yet, and when it is', async () => {
    const { send, answers } = held();
    const told: boolean[] = [];
    const { choose } = await drawn({ send, onPendingChange: (isPending) => told.push(isPending) });
    await choose(pdf('a.pdf'));
    await expect.poll(() => [told, answers.length]).toEqual([[true], 1]);
    answers[0]?.();
    await expect.poll(() => told).toEqual([true, false]);
    expect(names().join()).toContain('a.pdf');
  });
  test('a file dropped on the field goes the same way', async () => {
    const { screen } = await drawn();
    const transfer = new DataTransfer();
    transfer.items.add(pdf('拖入.pdf'));
    const group = screen.getByRole('group', { name: '施工附件' }).element();
    group.dispatchEvent(new DragEvent('dragenter', { dataTransfer: transfer, bubbles: true }));
    const over = new DragEvent('dragover', { dataTransfer: transfer, bubbles: true, cancelable: true });
    group.dispatchEvent(over);
    expect(over.defaultPrevented).toBe(true);
    group.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
    await expect.poll(names).toHaveLength(1);
  });
  test('what is copied can be pasted', async () => {
    const { screen } = await drawn();
    const transfer = new DataTransfer();
    transfer.items.add(pdf('粘贴.pdf'));
    screen
      .getByRole('button', { name: '点击上传：施工附件' })
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }));
    await expect.poll(names).toHaveLength(1);
  });
  test('cancelling breaks the sending off, and the next button has the keyboard', async () => {
    const { send, signals } = held();
    const { screen, choose } = await drawn({ send });
    await choose(pdf('a.pdf'), pdf('b.pdf'));
    await userEvent.click(screen.getByRole('button', { name: '取消上传 a.pdf' }));
    expect(signals[0]?.aborted).toBe(true);
    await expect.poll(announcements).toContain('a.pdf 已取消上传');
    await expect.poll(focusName).toBe('取消上传 b.pdf');
    await userEvent.keyboard('{Enter}');
    await expect.poll(focusName).toBe('点击上传：施工附件');
  });
  test('no answer keeps the file with its word, and retry sends it again', async () => {
    const send = vi.fn<Send<StoredFile>>().mockImplementationOnce(losing).mockImplementation(storing);
    const { screen, choose } = await drawn({ send });
    await choose(pdf('a.pdf'));
    await expect.poll(announcements).toContain('a.pdf 上传失败');
    await userEvent.click(screen.getByRole('button', { name: '重试 a.pdf' }));
    await expect.poll(announcements).toContain('1 个文件上传成功');
    expect(send).toHaveBeenCalledTimes(2);
  });
  test('a refusal of the server is shown in its words, and the file is dropped', async () => {
    const { screen, choose } = await drawn({ send: refusing });
    await choose(pdf('a.pdf'));
    await expect.poll(announcements).toContain('服务器磁盘空间不足，请联系管理员');
    expect(names()).toEqual([]);
    await expect
      .element(screen.getByRole('button', { name: '点击上传：施工附件' }))
      .toHaveAccessibleDescription('服务器磁盘空间不足，请联系管理员');
  });
});

describe('what is not taken, in the words of the specification', () => {
  test.each<[string, SampleProps, File[], string]>([
    ['too many', { rules: { limit: 3 } }, [1, 2, 3, 4, 5].map((at) => pdf(`${at}.pdf`)), '当前限制最多可以上传3个文件'],
    ['too large', { rules: { maxSize: { size: 2, unit: 'KB' } } }, [new File([new Uint8Array(2049)], 'a.pdf')], '文件大小超过2KB'],
    [
      'of another type',
      { rules: { accept: ['image', 'video', 'audio', 'excel', 'word', 'pdf', 'txt'] } },
      [new File(['x'], 'a.exe')],
      '请选择图片、视频、音频、excel、word、pdf、txt类型的文件',
    ],
    ['not to be read', { rules: {} }, [new File([], 'empty.pdf')], '文件empty.pdf读取出错，请检查该文件'],
  ])('%s', async (_, props, files, words) => {
    const { screen, drop, choose } = await drawn(props);
    drop(...files);
    await expect.poll(announcements).toContain(words);
    await expect.element(screen.getByText(words, { exact: true }).last()).toBeVisible();
    expect(names()).toEqual([]);
    await choose(pdf('good.pdf'));
    await expect.poll(names).toHaveLength(1);
    expect(document.querySelector('main')?.textContent).not.toContain(words);
  });
});

const tooMany = hostile.filter(({ input }) => input.kind === 'select');
test.each(tooMany.map((row) => [row.id, row.expected.verdict, row] as const))('%s is %s as one', async (_, __, { input, expected }) => {
  const { choose } = await drawn({ rules: { limit: Number(input.limit) } });
  await choose(...Array.from({ length: Number(input.select) }, (___, at) => pdf(`${at}.pdf`)));
  await expect.poll(announcements).toContain(expected.message);
  expect(names()).toEqual([]);
});

describe('names are asked for before sending', () => {
  const asked = async (...files: File[]) => {
    const send = vi.fn<Send<StoredFile>>().mockImplementation(storing);
    const { screen, choose } = await drawn({ asksNames: true, send, rules: {} });
    await userEvent.tab();
    await choose(...files);
    await expect.element(screen.getByRole('dialog')).toHaveAccessibleName('文件名称');
    return { screen, send };
  };
  test('the part before the extension, which stays; Enter sends, and the keyboard is back on the button', async () => {
    const { screen, send } = await asked(pdf('IMG_2031.pdf'));
    const name = screen.getByRole('textbox', { name: '文件名' });
    await expect.element(name).toHaveValue('IMG_2031');
    await expect.element(name).toHaveAccessibleDescription(/\.pdf/);
    expect(send).not.toHaveBeenCalled();
    await userEvent.fill(name, 'K12+350 验收单');
    await userEvent.keyboard('{Enter}');
    await expect.poll(names).toEqual([expect.stringContaining('K12+350 验收单.pdf')]);
    await expect.poll(focusName).toBe('点击上传：施工附件');
  });
  test('a file without a name is not sent: that is said, and its field has the keyboard', async () => {
    const { screen, send } = await asked(pdf('a.pdf'), pdf('b.pdf'));
    const second = screen.getByRole('textbox', { name: '第 2 个文件的名称，b.pdf' });
    await userEvent.fill(second, ' ');
    await userEvent.click(screen.getByRole('dialog').getByRole('button', { name: '上传', exact: true }));
    await expect.element(second).toHaveFocus();
    await expect.poll(announcements).toContain('请输入文件名称');
    expect(send).not.toHaveBeenCalled();
  });
  test('Escape sends nothing, and the keyboard is back on the button', async () => {
    const { send } = await asked(pdf('a.pdf'));
    await userEvent.keyboard('{Escape}');
    await expect.poll(focusName).toBe('点击上传：施工附件');
    expect([names(), send.mock.calls]).toEqual([[], []]);
  });
});

describe('photos', () => {
  /** A camera that does not open, which is enough to see it asked for. */
  const camera = () => ({
    getUserMedia: vi.fn<() => Promise<MediaStream>>(() => Promise.reject(new DOMException('', 'NotFoundError'))),
    enumerateDevices: () => Promise.resolve([]),
  });
  test('are offered where the field takes images and there is a camera', async () => {
    const { screen } = await drawn({ camera: camera() });
    const take = screen.getByRole('button', { name: '拍照：施工附件' });
    await userEvent.click(take);
    await expect.element(screen.getByRole('dialog').getByText('未找到摄像头')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(take).toHaveFocus();
  });
  test.each<[string, SampleProps]>([
    ['takes no images', { camera: camera(), rules: { accept: ['pdf'] } }],
    ['is told of no camera', {}],
    ['has none that this page may use', { camera: null }],
    ['is read only', { camera: camera(), use: 'readOnly' }],
  ])('are not offered where the field %s', async (_, props) => {
    const { screen } = await drawn(props);
    expect(screen.getByRole('button', { name: '拍照：施工附件' }).query()).toBeNull();
  });
  test('no camera is opened for a photo that does not fit', async () => {
    const port = camera();
    const { screen } = await drawn({ camera: port, rules: { limit: 1 }, initial: STORED.slice(0, 1) });
    await userEvent.click(screen.getByRole('button', { name: '拍照：施工附件' }));
    await expect.poll(announcements).toContain('当前限制最多可以上传1个文件');
    expect(port.getUserMedia).not.toHaveBeenCalled();
  });
});

test('from two files on one press fetches all, and the button is busy until they are there', async () => {
  let arrive = () => {};
  const onDownloadAll = vi.fn<(files: readonly StoredFile[]) => unknown>(() => new Promise<void>((resolve) => (arrive = resolve)));
  const { screen, choose } = await drawn({ initial: STORED.slice(0, 1), onDownloadAll });
  const all = screen.getByRole('button', { name: '全部下载：施工附件' });
  expect(all.query()).toBeNull();
  await choose(pdf('b.pdf'));
  await userEvent.click(all);
  expect(onDownloadAll.mock.calls).toEqual([[[STORED[0], expect.objectContaining({ name: 'b.pdf' })]]]);
  await expect.element(all).toHaveAttribute('aria-busy', 'true');
  arrive();
  await expect.element(all).not.toHaveAttribute('aria-busy');
});

interface ChangingStep {
  readonly name: string;
  readonly bytes: { readonly bytes: number };
  readonly changeAfterChunk: number;
}
/** Rows of a file that changes on the disk between two chunks. */
const changing = hostile.flatMap(({ id, input, expected }) => {
  const [step] = (input as { steps?: readonly Partial<ChangingStep>[] }).steps ?? [];
  return step?.changeAfterChunk === undefined ? [] : [[id, expected.verdict, step as ChangingStep, expected] as const];
});
test.each(changing)(
  '%s, a file changed while it is sent, is %s: it is told at once and kept nowhere',
  async (_, verdict, step, expected) => {
    const { message = `文件${step.name}读取出错，请检查该文件` } = expected;
    let isChanged = false;
    const gone: () => Blob = () =>
      Object.assign(new Blob(), { slice: gone, arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) });
    const stored: string[] = [];
    const send = createChunkSend<StoredFile>({
      hash: () => Promise.resolve('0123456789abcdef0123456789abcdef'),
      check: () => Promise.resolve({ isUploaded: false, chunkNumbers: [] }),
      send: async (__, { number, bytes }) => {
        await bytes.arrayBuffer();
        isChanged ||= number === step.changeAfterChunk;
      },
      merge: ({ file: { name, size } }) => {
        stored.push(name);
        return Promise.resolve({ kind: 'stored', stored: { name, fileId: name, url: '', fileSize: size } });
      },
    });
    const beforeUpload = (file: File) => {
      const slice = file.slice.bind(file);
      file.slice = (...of) => (isChanged ? gone() : slice(...of));
      return true;
    };
    const { drop } = await drawn({ send, beforeUpload, canPause: true, rules: { maxSize: { size: 0, unit: 'MB' } } });
    drop(new File([new Uint8Array(step.bytes.bytes)], step.name));
    await expect.poll(announcements).toContain(message);
    await expect.poll(names).toEqual([]);
    expect([stored.length, verdict]).toEqual([(expected as { files?: number }).files, 'rejected']);
  },
);

describe('removing', () => {
  test('asks 确定移除 with the name, says how many are left, and the next file has the keyboard', async () => {
    const { screen } = await drawn({ initial: STORED });
    await userEvent.click(screen.getByRole('button', { name: '移除 护栏验收单.pdf' }));
    const question = screen.getByRole('alertdialog');
    await expect.element(question).toHaveAccessibleName('确定移除 护栏验收单.pdf？');
    await userEvent.click(question.getByRole('button', { name: '移除' }));
    await expect.poll(names).toHaveLength(1);
    await expect.poll(announcements).toContain('已移除 护栏验收单.pdf，剩余 1 项');
    await expect.poll(focusName).toBe('移除 K12+350 现场照片.png');
  });
  test('cancelling the question keeps it', async () => {
    const { screen } = await drawn({ initial: STORED });
    await userEvent.click(screen.getByRole('button', { name: '移除 护栏验收单.pdf' }));
    await userEvent.click(screen.getByRole('alertdialog').getByRole('button', { name: '取消' }));
    await expect.poll(focusName).toBe('移除 护栏验收单.pdf');
    expect(names()).toHaveLength(2);
  });
});

describe('states', () => {
  test('read only: names and downloads stay, nothing can be added or removed', async () => {
    const onDownload = vi.fn<(file: StoredFile) => unknown>();
    const { screen } = await drawn({ initial: STORED, use: 'readOnly', onDownload });
    expect(screen.getByRole('button', { name: '点击上传：施工附件' }).query()).toBeNull();
    expect(screen.getByRole('button', { name: /移除/ }).query()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '下载 护栏验收单.pdf' }));
    expect(onDownload).toHaveBeenCalledExactlyOnceWith(STORED[0]);
  });
  test('disabled: the button is out of use, and nothing can be dropped', async () => {
    const { screen, drop } = await drawn({ use: 'disabled' });
    await expect.element(screen.getByRole('button', { name: '点击上传：施工附件' })).toBeDisabled();
    drop(pdf('a.pdf'));
    expect(names()).toEqual([]);
  });
  test('a hostile name is shown as text, in the list and in the question', async () => {
    const name = '"><img src=x onerror=alert(1)>.png';
    const { screen } = await drawn({ initial: [{ name, fileId: 'x', url: '/x', fileSize: 1 }] });
    expect(names()[0]).toContain(name);
    await userEvent.click(screen.getByRole('button', { name: `移除 ${name}` }));
    await expect.element(screen.getByRole('alertdialog')).toHaveAccessibleName(`确定移除 ${name}？`);
    expect(document.querySelector('img')).toBeNull();
  });
});

test.each(
  oneInTurn(
    [
      ['zhtw', '點擊上傳：施工附件', '移除 护栏验收单.pdf'],
      ['en', 'Click to upload: 施工附件', 'Remove 护栏验收单.pdf'],
    ] as const,
    'FileUpload',
  ),
)('the field speaks %s', async (locale, upload, remove) => {
  const { screen } = await drawn({ initial: STORED }, { locale });
  await expect.element(screen.getByRole('button', { name: upload, exact: true })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: remove })).toBeVisible();
});

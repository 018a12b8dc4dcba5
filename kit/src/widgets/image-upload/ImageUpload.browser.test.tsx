import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bytesOf, pngBytes } from '../../engines/upload/testing/files.ts';
import type { GivenBytes } from '../../engines/upload/testing/files.ts';
import hostile from '../../engines/upload/testing/hostile-uploads.json' with { type: 'json' };
import { announcements, renderInKit } from '../../testing/index.ts';
import { PICTURES, Sample, hanging } from './examples/Sample.tsx';
import type { SampleProps } from './examples/Sample.tsx';
import type { StoredImage } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

const png = (name: string) => new File([pngBytes(4, 3)], name, { type: 'image/png' });
const focusName = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

async function drawn(props: SampleProps = {}, around?: Parameters<typeof renderInKit>[1]) {
  const screen = await renderInKit(<Sample {...props} />, around);
  const group = screen.getByRole('group', { name: '现场照片' });
  const drop = (...files: File[]) => {
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    group.element().dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
  };
  return { screen, drop };
}

test('images are pictures named by their file, and each can be viewed and removed by keyboard', async () => {
  const onPreview = vi.fn<(image: StoredImage) => unknown>();
  const { screen } = await drawn({ initial: PICTURES, onPreview });
  await expect.element(screen.getByRole('list', { name: '已上传的图片' })).toBeVisible();
  await userEvent.tab();
  expect(focusName()).toBe('查看 K12+350 护栏变形.png');
  await userEvent.keyboard('{Enter}');
  expect(onPreview).toHaveBeenCalledExactlyOnceWith(PICTURES[0], PICTURES);
  await userEvent.tab();
  expect(focusName()).toBe('移除 K12+350 护栏变形.png');
});

test('without a viewer a picture has the name of its file', async () => {
  const { screen } = await drawn({ initial: PICTURES });
  await expect.element(screen.getByRole('img', { name: 'K12+350 护栏变形.png' })).toBeVisible();
});

test('a picture that does not load shows a sign in its place', async () => {
  await drawn({ initial: [{ name: '已丢失.png', fileId: 'p9', url: 'data:image/png;base64,AAAA' }] });
  await expect.poll(() => document.querySelector('main img')).toBeNull();
});

test('while an image is sent it is drawn from the disk; a sign stands in for one that cannot be drawn', async () => {
  const { screen, drop } = await drawn({ send: hanging });
  const canvas = new OffscreenCanvas(4, 3);
  canvas.getContext('2d')?.fillRect(0, 0, 4, 3);
  drop(new File([await canvas.convertToBlob()], 'a.png', { type: 'image/png' }));
  await expect.element(screen.getByRole('progressbar', { name: 'a.png' })).toBeVisible();
  const pictures = () => [...document.querySelectorAll<HTMLImageElement>('main img')];
  expect(pictures().map(({ src }) => src)).toEqual([expect.stringMatching(/^blob:/)]);
  // Its size is told and its picture is missing.
  drop(png('b.png'));
  await expect.element(screen.getByRole('progressbar', { name: 'b.png' })).toBeVisible();
  await expect.poll(() => pictures().map(({ alt }) => alt)).toEqual(['a.png']);
});

test.each<[string, SampleProps, File[], string]>([
  ['too many', { rules: { limit: 2 } }, [png('1.png'), png('2.png'), png('3.png')], '当前限制最多可以上传2张图片'],
  ['too large', { rules: { maxSize: { size: 2, unit: 'KB' } } }, [new File([new Uint8Array(2049)], 'a.png')], '图片大小超过2KB'],
  ['no image', {}, [new File(['%PDF-1.7'], 'a.pdf')], '请上传图片'],
  ['an svg', {}, [new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'x.svg', { type: 'image/svg+xml' })], '请上传图片'],
  ['a page called png', {}, [new File(['<svg onload=alert(1)>'], 'photo.png', { type: 'image/png' })], '请上传图片'],
])('%s: the words of the specification', async (_, props, files, words) => {
  const { screen, drop } = await drawn(props);
  drop(...files);
  await expect.poll(announcements).toContain(words);
  await expect.element(screen.getByRole('button', { name: '上传：现场照片' })).toHaveAccessibleDescription(words);
  expect(document.querySelectorAll('main img')).toHaveLength(0);
});

const noImages = hostile.filter(({ input }) => input.kind === 'file' && input.accept === 'image');
test.each(noImages.map((row) => [row.id, row.expected.verdict, row] as const))('%s is %s', async (_, __, { input, expected }) => {
  const { drop } = await drawn();
  drop(new File([bytesOf(input.bytes as GivenBytes)], input.name as string, { type: input.type ?? '' }));
  await expect.poll(announcements).toContain(expected.message ?? '请上传图片');
  expect(document.querySelectorAll('main img')).toHaveLength(0);
});

test('removing asks, and the next picture has the keyboard', async () => {
  const { screen } = await drawn({ initial: PICTURES });
  await userEvent.click(screen.getByRole('button', { name: '移除 K12+350 护栏变形.png' }));
  const question = screen.getByRole('alertdialog');
  await expect.element(question).toHaveAccessibleName('确定移除 K12+350 护栏变形.png？');
  await userEvent.click(question.getByRole('button', { name: '移除' }));
  await expect.poll(focusName).toBe('移除 K12+352 立柱倾斜.jpg');
});

test('an image that was chosen becomes the value', async () => {
  const { screen, drop } = await drawn();
  drop(png('a.png'));
  await expect.element(screen.getByRole('img', { name: 'a.png' })).toBeVisible();
  await expect.poll(announcements).toContain('1 个文件上传成功');
});

test('one image is no images', async () => {
  const { screen } = await drawn({ rules: { limit: 1 } }, { locale: 'en' });
  await expect.element(screen.getByText(/up to 1 image;/)).toBeVisible();
});

test('a full field offers no way to add one, and hands the keyboard on; it comes back when a picture was taken out', async () => {
  const { screen, drop } = await drawn({ rules: { limit: 1 } }, { locale: 'en' });
  const add = screen.getByRole('button', { name: 'Upload: 现场照片' });
  (add.element() as HTMLElement).focus();
  drop(png('a.png'));
  await expect.element(screen.getByRole('img', { name: 'a.png' })).toBeVisible();
  await expect.poll(() => add.query()).toBeNull();
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('group');
  await userEvent.tab();
  expect(focusName()).toBe('Remove a.png');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }));
  await expect.element(add).toHaveFocus();
});

test.each(
  oneInTurn(
    [
      ['zhtw', '上傳：现场照片'],
      ['en', 'Upload: 现场照片'],
    ] as const,
    'ImageUpload',
  ),
)('the field speaks %s', async (locale, name) => {
  const screen = await renderInKit(<Sample />, { locale });
  await expect.element(screen.getByRole('button', { name, exact: true })).toBeVisible();
});

import { create } from 'qrcode';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import { encodeBarcode } from '../barcode/encodeBarcode.ts';
import { Barcode } from '../barcode/index.ts';
import { QrCode } from '../qr-code/index.ts';

const TEXT = 'LC20260315';
const SIZE_PX = 264;
/** Pixels of the picture for each of the page. */
const SHARPNESS = 4;
const DARK = 128;

interface Saved {
  readonly name: string;
  readonly file: Blob;
}

/** Presses a button and gives what the browser would put among the downloads. */
async function saved(press: () => Promise<void>): Promise<Saved> {
  const files = new Map<string, Blob>();
  const make = URL.createObjectURL.bind(URL);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = make(blob);
    files.set(address, blob as Blob);
    return address;
  });
  const given: Saved[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    given.push({ name: this.download, file: files.get(this.href) ?? new Blob() });
  });
  await press();
  // The drawing of codes is fetched with the first one.
  await expect.poll(() => given.length, { timeout: 30_000 }).toBe(1);
  return given[0] as Saved;
}
afterEach(() => vi.restoreAllMocks());

/** Reader of a picture: whether a point of it, in parts of its width and height, is dark. */
async function pointsOf(file: Blob) {
  const picture = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0);
  return {
    size: [picture.width, picture.height],
    isDark: (x: number, y: number) =>
      (context?.getImageData(Math.floor(x * picture.width), Math.floor(y * picture.height), 1, 1).data[0] ?? 0) < DARK,
  };
}
const lines = (width: number, isDark: (at: number) => boolean) =>
  Array.from({ length: width }, (_, at) => (isDark(at) ? '1' : '0')).join('');

test.each(['SVG', 'PNG'])(
  'a QR code is taken along as %s, named after its field: every square of it as the text has them',
  async (kind) => {
    const screen = await renderInKit(<QrCode label="设施编码" text={TEXT} sizePx={SIZE_PX} />);
    const button = screen.getByRole('button', { name: `下载 ${kind}：设施编码` });
    const { name, file } = await saved(() => userEvent.click(button));
    expect([name, file.type]).toEqual([`设施编码.${kind.toLowerCase()}`, kind === 'SVG' ? 'image/svg+xml' : 'image/png']);
    const { modules } = create(TEXT, { errorCorrectionLevel: 'L' });
    const side = modules.size + 2 * 4;
    const { size, isDark } = await pointsOf(kind === 'SVG' ? await drawn(file) : file);
    expect(size).toEqual([SIZE_PX * SHARPNESS, SIZE_PX * SHARPNESS]);
    const seen = Array.from({ length: side }, (_, row) => lines(side, (at) => isDark((at + 0.5) / side, (row + 0.5) / side)));
    const wanted = Array.from({ length: side }, (_, row) =>
      lines(side, (at) => {
        const [x, y] = [at - 4, row - 4];
        return x >= 0 && y >= 0 && x < modules.size && y < modules.size && modules.get(y, x) === 1;
      }),
    );
    expect(seen).toEqual(wanted);
  },
);

test.each(['SVG', 'PNG'])('a barcode is taken along as %s: every bar of it as the text has them', async (kind) => {
  const screen = await renderInKit(<Barcode label="工单条码" text={TEXT} />);
  const button = screen.getByRole('button', { name: `下载 ${kind}：工单条码` });
  const { name, file } = await saved(() => userEvent.click(button));
  expect(name).toBe(`工单条码.${kind.toLowerCase()}`);
  const code = encodeBarcode(TEXT, 'code128', 10);
  if (!code) throw new Error('the text is no barcode');
  const bars = [...code.path.matchAll(/M(\d+) 0h(\d+)/g)].map(([, from, width]) => [Number(from), Number(width)] as const);
  const { isDark } = await pointsOf(kind === 'SVG' ? await drawn(file) : file);
  const width = code.width + 2 * code.quietZone;
  expect(lines(width, (at) => isDark((at + 0.5) / width, 0.5))).toBe(
    lines(width, (at) => bars.some(([from, wide]) => at - code.quietZone >= from && at - code.quietZone < from + wide)),
  );
  expect(bars.length).toBeGreaterThan(TEXT.length);
});

/** A drawing as a picture four times as large, as whoever opens the file sees it. */
async function drawn(file: Blob): Promise<Blob> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  await image.decode();
  const canvas = new OffscreenCanvas(image.width * SHARPNESS, image.height * SHARPNESS);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob();
}

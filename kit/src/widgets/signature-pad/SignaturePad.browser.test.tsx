import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { announcements, renderInKit } from '../../testing/index.ts';
import { SignaturePad } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

type OnChange = (png: string | null) => void;

async function drawn(props: Partial<Parameters<typeof SignaturePad>[0]> = {}, around?: Parameters<typeof renderInKit>[1]) {
  const onChange = vi.fn<OnChange>();
  const screen = await renderInKit(<SignaturePad label="签名" onChange={onChange} {...props} />, around);
  return { screen, onChange };
}

/** A stroke of the pen across the paper; the code that follows it comes when the pad is shown. */
async function stroke(canvas: Element, fromX: number) {
  const { left, top } = canvas.getBoundingClientRect();
  const at = (type: string, x: number, y: number, target: EventTarget) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        pointerId: 7,
        pointerType: 'pen',
        button: 0,
        buttons: type === 'pointerup' ? 0 : 1,
        clientX: left + x,
        clientY: top + y,
        pressure: 0.5,
        bubbles: true,
        cancelable: true,
      }),
    );
  at('pointerdown', fromX, 40, canvas);
  for (let x = fromX; x < fromX + 60; x += 10) at('pointermove', x, 40 + (x % 20), document.defaultView ?? window);
  at('pointerup', fromX + 60, 60, document.defaultView ?? window);
}

const canvasOf = () => {
  const canvas = document.querySelector('main canvas');
  if (!canvas) throw new Error('There is no paper.');
  return canvas;
};

async function signed() {
  const world = await drawn();
  await expect
    .poll(async () => {
      await stroke(canvasOf(), 20);
      return world.onChange.mock.calls.length;
    })
    .toBeGreaterThan(0);
  return world;
}

test('a drawing is a PNG, and how many strokes it has is its name', async () => {
  const { screen, onChange } = await signed();
  expect(onChange.mock.lastCall?.[0]).toMatch(/^data:image\/png;base64,/);
  await expect.element(screen.getByRole('img', { name: /手写签名，\d+ 笔/ })).toBeVisible();
});

test('undo takes back one stroke, clear all of them, and both are said', async () => {
  const { screen, onChange } = await signed();
  await stroke(canvasOf(), 120);
  await userEvent.click(screen.getByRole('button', { name: '撤销' }));
  await expect.poll(() => announcements().some((words) => words.startsWith('已撤销一笔，还剩'))).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: '清空' }));
  await expect.poll(announcements).toContain('已清空');
  expect(onChange.mock.lastCall?.[0]).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '撤销' }));
  await expect.poll(announcements).toContain('尚未签名');
});

test('by keyboard alone: the name typed is the signature', async () => {
  const { screen, onChange } = await drawn({ personName: '孙婉宁' });
  await userEvent.tab();
  await expect.element(screen.getByRole('tab', { name: '手写' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('img', { name: '签名：孙婉宁' })).toBeVisible();
  expect(onChange.mock.lastCall?.[0]).toMatch(/^data:image\/png;base64,/);
  const before = onChange.mock.lastCall?.[0];
  await userEvent.tab();
  await userEvent.keyboard('周');
  await expect.poll(() => onChange.mock.lastCall?.[0] !== before).toBe(true);
});

test('an empty name is no signature', async () => {
  const { screen, onChange } = await drawn();
  await userEvent.click(screen.getByRole('tab', { name: '输入' }));
  await expect.element(screen.getByRole('img', { name: '尚未输入' })).toBeVisible();
  expect(onChange.mock.lastCall?.[0]).toBeNull();
});

test('the tab that is open counts, and a drawing outlives a look at the other', async () => {
  const { screen, onChange } = await signed();
  const drawing = onChange.mock.lastCall?.[0];
  await userEvent.click(screen.getByRole('tab', { name: '输入' }));
  await expect.poll(() => onChange.mock.lastCall?.[0]).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: '手写' }));
  await expect.poll(() => onChange.mock.lastCall?.[0]).toBe(drawing);
});

test('out of use nothing can be drawn', async () => {
  const { screen, onChange } = await drawn({ isDisabled: true });
  await stroke(canvasOf(), 20);
  await expect.element(screen.getByRole('button', { name: '清空' })).toBeDisabled();
  expect(onChange).not.toHaveBeenCalled();
});

test.each(
  oneInTurn(
    [
      ['zhtw', '手寫', '輸入'],
      ['en', 'Draw', 'Type'],
    ] as const,
    'SignaturePad',
  ),
)('the pad speaks %s', async (locale, draw, type) => {
  const { screen } = await drawn({}, { locale });
  await expect.element(screen.getByRole('tab', { name: draw })).toBeVisible();
  await expect.element(screen.getByRole('tab', { name: type })).toBeVisible();
});

test('the signature a person keeps comes first; another one counts while its tab is open, and the kept one again after it', async () => {
  const address = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const { screen, onChange } = await drawn({ kept: { value: '/api/file/Image/sign/a.png', address }, personName: '孙婉宁' });
  await expect.element(screen.getByRole('tab', { name: '我的签名' })).toHaveAttribute('aria-selected', 'true');
  await expect.element(screen.getByRole('img', { name: '我的签名' })).toBeVisible();
  await screen.getByRole('tab', { name: '输入' }).click();
  await expect.poll(() => onChange.mock.lastCall?.[0]).toMatch(/^data:image\/png;base64,/);
  await screen.getByRole('tab', { name: '我的签名' }).click();
  expect(onChange.mock.lastCall?.[0]).toBe('/api/file/Image/sign/a.png');
});

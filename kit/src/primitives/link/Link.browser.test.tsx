import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import { Link, LinkHostContext, judgeAddress } from './index.ts';
import type { LinkHost } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

const inHost = (host: Partial<LinkHost>, link: React.ReactNode) => (
  <LinkHostContext value={{ judge: (address, target) => judgeAddress(address, target, location.origin), ...host }}>{link}</LinkHostContext>
);

test('with target self it goes to /externalLink with the encoded address, by the application’s own way', async () => {
  const navigate = vi.fn<(path: string) => void>();
  const screen = await renderInKit(inHost({ navigate }, <Link href="https://www.example.test/">护栏标准</Link>));
  const link = screen.getByRole('link', { name: '护栏标准' });
  await expect.element(link).not.toHaveAttribute('target');
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/externalLink?href=aHR0cHM6Ly93d3cuZXhhbXBsZS50ZXN0Lw%3D%3D');
});

test('a press with Ctrl is the browser’s', async () => {
  const navigate = vi.fn<(path: string) => void>();
  const screen = await renderInKit(inHost({ navigate }, <Link href="/dictionary">数据字典</Link>));
  const link = screen.getByRole('link', { name: '数据字典' }).element();
  const stop = (event: Event) => event.preventDefault();
  document.addEventListener('click', stop);
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  document.removeEventListener('click', stop);
  expect(navigate).not.toHaveBeenCalled();
});

test.each(
  oneInTurn(
    [
      ['zh', '护栏标准 在新窗口打开'],
      ['zhtw', '护栏标准 在新視窗開啟'],
      ['en', '护栏标准 opens a new window'],
    ] as const,
    'Link',
  ),
)('in %s a link with target blank says so and knows nothing of this page', async (locale, name) => {
  const screen = await renderInKit(
    <Link href="https://www.example.test/" target="blank">
      护栏标准
    </Link>,
    { locale },
  );
  const link = screen.getByRole('link', { name });
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect.element(link).toHaveAttribute('href', 'https://www.example.test/');
});

test.each([
  ['javascript:alert(1)', '只能打开 http 和 https 地址。'],
  ['', '链接没有地址。'],
  ['https://a:b@example.test', '地址无效。'],
])('%s is no link and says why: %s', async (href, reason) => {
  const screen = await renderInKit(<Link href={href}>护栏标准</Link>);
  await expect.element(screen.getByText(reason)).toBeVisible();
  expect(screen.container.textContent).toBe(`护栏标准${reason}`);
  expect(screen.getByRole('link').query()).toBeNull();
});

test('the application may judge more strictly', async () => {
  const screen = await renderInKit(
    inHost({ judge: () => ({ kind: 'refused', reason: 'privateHost' }) }, <Link href="https://10.0.0.1/">内网</Link>),
  );
  await expect.element(screen.getByText('不允许从这里打开这个地址。')).toBeVisible();
});

test('a host that is asked about first is asked about here, also where a window of its own was asked for', async () => {
  const leave: LinkHost['judge'] = (href) => ({ kind: 'leave', href });
  const navigate = vi.fn<(path: string) => void>();
  const screen = await renderInKit(
    inHost(
      { judge: leave, navigate },
      <Link href="https://www.example.test/" target="blank">
        外站
      </Link>,
    ),
  );
  const link = screen.getByRole('link', { name: '外站' });
  await expect.element(link).not.toHaveAttribute('target');
  await link.click();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/externalLink?href=aHR0cHM6Ly93d3cuZXhhbXBsZS50ZXN0Lw%3D%3D');
});

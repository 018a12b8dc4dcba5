import { History, Minus, X } from 'lucide';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fileOf } from '../../engines/upload/testing/files.ts';
import { createMessageLog } from '../../engines/message-log/index.ts';
import { IconButton } from '../../primitives/button/index.ts';
import { ToastRegion, createToaster } from '../../primitives/toast/index.ts';
import { announcements, renderInKit } from '../../testing/renderInKit.tsx';
import { imeRow, replayIme } from '../../testing/replayIme.ts';
import { TalkPane } from './examples/TalkPane.tsx';
import type { TalkPaneProps } from './examples/TalkPane.tsx';
import { START_MS, logOf, photo, says, talkOf } from './examples/talk.ts';
import type { ChatLogMessage, ChatMessageLog } from './index.ts';

const logBox = () => document.querySelector<HTMLElement>('[role=log]') ?? document.body;
const field = () => document.querySelector('textarea') ?? document.createElement('textarea');
const articles = () => [...document.querySelectorAll<HTMLElement>('article')];
const articleOf = (text: string) => articles().find((article) => article.textContent.includes(text));
const isAtEnd = () => logBox().scrollHeight - logBox().scrollTop - logBox().clientHeight < 2;
/** Offset of a message in the view. */
const topOf = (text: string) => Math.round((articleOf(text)?.getBoundingClientRect().top ?? NaN) - logBox().getBoundingClientRect().top);
const opened = async (props: TalkPaneProps = {}, locale: 'zh' | 'en' | 'zhtw' = 'zh') => {
  const screen = await renderInKit(<TalkPane {...props} />, { locale });
  await expect.poll(isAtEnd).toBe(true);
  return screen;
};
const frame = () => new Promise((resolve) => void requestAnimationFrame(resolve));
/** As a person does: the browser has told of it, and what came into sight has been measured, before anything else happens. */
const scrollTo = async (px: number) => {
  logBox().scrollTop = px;
  for (let frames = 0; frames < 4; frames += 1) await frame();
};
/** The words of the first message that is whole in the view. */
const firstInView = () =>
  articles()
    .find((article) => article.getBoundingClientRect().top >= logBox().getBoundingClientRect().top)
    ?.querySelector('p')?.textContent ?? '';

/** As the clipboard of another program holds it. @returns whether the browser still pastes the text itself */
const paste = (files: readonly File[], text = '') => {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  if (text) data.setData('text/plain', text);
  return field().dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
};
/** Words under the field about what was wrong. */
const problem = () => document.getElementById(field().getAttribute('aria-describedby')?.split(' ')[1] ?? '')?.textContent ?? '';
const picture = (name = '车位图.png') => fileOf(name, undefined, 'image/png');
type ImageSend = NonNullable<TalkPaneProps['sendImage']>;

describe('a long conversation', () => {
  test('of 60,000 messages holds only what is in sight, at its end', async () => {
    await opened({ log: logOf(talkOf(60_000)) });
    expect(articles().length).toBeLessThan(60);
    expect(articles().at(-1)?.textContent).toContain('60000');
    await scrollTo(1_000_000);
    await expect.poll(() => articles().length).toBeGreaterThan(5);
    expect(articles().length).toBeLessThan(60);
  });

  test('keeps the message being read at its place when older ones are put above', async () => {
    const log = logOf(talkOf(60));
    const onLoad = vi.fn<() => void>();
    await opened({ log, older: { status: 'idle', onLoad } });
    await scrollTo(60);
    await expect.poll(() => onLoad.mock.calls.length).toBe(1);
    const text = firstInView();
    const before = topOf(text);
    log.prepend(talkOf(50, START_MS - 86_400_000).map((message) => ({ ...message, body: { kind: 'text', text: '更早' } })));
    await expect.poll(() => logBox().scrollTop > 1000).toBe(true);
    expect(Math.abs(topOf(text) - before)).toBeLessThanOrEqual(1);
  });

  test('does not ask for older ones while the top is more than 100 px away', async () => {
    const onLoad = vi.fn<() => void>();
    await opened({ log: logOf(talkOf(60)), older: { status: 'idle', onLoad } });
    await scrollTo(400);
    expect(onLoad).not.toHaveBeenCalled();
    await scrollTo(95);
    await expect.poll(() => onLoad.mock.calls.length).toBe(1);
  });

  test('does not scroll a reader who is above; the button leads to the end', async () => {
    const log = logOf(talkOf(60));
    const screen = await opened({ log });
    await scrollTo(1200);
    const text = firstInView();
    const before = topOf(text);
    log.append([says('新的一句', { atMs: START_MS * 2 }), says('再一句', { atMs: START_MS * 2 })]);
    const button = screen.getByRole('button', { name: '有 2 条新消息' });
    await expect.element(button).toBeVisible();
    expect(Math.abs(topOf(text) - before)).toBeLessThanOrEqual(1);
    await userEvent.click(button);
    await expect.poll(isAtEnd).toBe(true);
    expect(document.activeElement?.textContent).toContain('再一句');
  });
});

describe('messages', () => {
  test('are named by who, when and what, in the language of the page', async () => {
    await opened({ messages: [says('到了吗', { senderName: '张三' })] });
    expect(articles()[0]).toHaveAttribute('aria-label', '张三，17:00，到了吗');
  });
  test('are text, whatever they look like; a code of another client is its emoji', async () => {
    await opened({ messages: [says('[smile]<img src=x onerror=alert(1)>')] });
    expect(articleOf('<img src=x onerror=alert(1)>')?.textContent).toContain('🙂<img src=x onerror=alert(1)>');
    expect(logBox().querySelector('img')).toBeNull();
  });
  test('with a file that may not be asked for show a sign, and ask for nothing', async () => {
    await opened({ messages: [says(photo('a"onload="alert(1)', null))] });
    expect(logBox().querySelector('img')).toBeNull();
    expect(articles()[0]?.textContent).toContain('无法显示');
  });
  test('that are images open by Enter on the message and by a press', async () => {
    const onOpenImage = vi.fn<(message: ChatLogMessage) => void>();
    const screen = await opened({ messages: [says(photo())], onOpenImage });
    await userEvent.click(screen.getByRole('img', { name: '张三 发送的图片 缓冲车车位图.jpg' }));
    articles()[0]?.focus();
    await userEvent.keyboard('{Enter}');
    expect(onOpenImage).toHaveBeenCalledTimes(2);
  });
  test.each(['voice', 'video'] as const)('with a %s that cannot be played say so, and keep the keyboard and their height', async (kind) => {
    const name = '20261118_patrol.wav';
    const address = 'data:audio/wav;base64,AAAA';
    await opened({ messages: [says(kind === 'voice' ? { kind, name, address, lengthSeconds: 12 } : { kind, name, address })] });
    const before = articles()[0]?.offsetHeight;
    articles()[0]?.focus();
    await userEvent.tab();
    expect(document.activeElement).toBeInstanceOf(HTMLMediaElement);
    if (document.activeElement instanceof HTMLMediaElement) await document.activeElement.play().catch(() => undefined);
    await expect.poll(() => articles()[0]?.textContent).toContain(`文件 ${name} 无法播放`);
    expect(announcements()).toContain(`文件 ${name} 无法播放`);
    expect(document.activeElement).toBe(articles()[0]);
    expect(articles()[0]?.offsetHeight).toBe(before);
  });
  test('that were not sent have a button that sends them again, in the tab order of the message only', async () => {
    const screen = await opened({ messages: [says('没发出去', { isOwn: true, state: 'failed', atMs: null })] });
    await userEvent.click(screen.getByRole('button', { name: '重发' }));
    await expect.element(screen.getByText('发送中')).toBeVisible();
  });
});

describe('the message field', () => {
  test.each(['chromium order', 'safari order'])('the Enter that closes a composition does not send: %s', async (name) => {
    const onTaken = vi.fn<(log: ChatMessageLog, text: string) => void>();
    await opened({ onTaken });
    field().focus();
    await replayIme(imeRow(name), field());
    expect(onTaken).not.toHaveBeenCalled();
    expect(field().value).not.toBe('');
    await userEvent.keyboard('{Enter}');
    expect(onTaken).toHaveBeenCalledOnce();
    await expect.poll(() => field().value).toBe('');
  });
  test('grows with its lines and sends them as one', async () => {
    const onTaken = vi.fn<(log: ChatMessageLog, text: string) => void>();
    await opened({ onTaken });
    const before = field().clientHeight;
    await userEvent.keyboard('一{Shift>}{Enter}{/Shift}二{Shift>}{Enter}{/Shift}三');
    expect(field().clientHeight).toBeGreaterThan(before);
    await userEvent.keyboard('{Enter}');
    expect(onTaken.mock.calls.map(([, text]) => text)).toEqual(['一\n二\n三']);
  });
  test('refuses a text that is too long with how long it is, and keeps it', async () => {
    await opened({ draft: '路'.repeat(5001) });
    await userEvent.keyboard('{Enter}');
    await expect.poll(problem).toBe('消息最多 5000 个字符，当前 5001 个。请删减或分条发送。');
    expect(field().value).toHaveLength(5001);
  });
  test('refuses two images at once, and what is no image', async () => {
    await opened();
    const image = new File(['x'], 'a.png', { type: 'image/png' });
    paste([image, image]);
    await expect.poll(problem).toBe('一次只能发送一张图片');
    paste([new File(['x'], 'a.pdf', { type: 'application/pdf' })]);
    await expect.poll(problem).toBe('只能发送 PNG、JPEG、GIF、BMP 图片');
    await expect.poll(announcements).toContain('只能发送 PNG、JPEG、GIF、BMP 图片');
  });
  test('takes the text of a paste that holds a picture of it too; a picture alone is sent', async () => {
    const sent: string[] = [];
    const sendImage: ImageSend = (file) => {
      sent.push(file.name);
      return new Promise(() => undefined);
    };
    const screen = await opened({ sendImage });
    expect(paste([picture('cells.png')], '桩号\t数量\nK98+500\t2\n')).toBe(true);
    expect(paste([picture('alone.png')])).toBe(false);
    await expect.element(screen.getByRole('progressbar', { name: 'alone.png' })).toBeVisible();
    expect(sent).toEqual(['alone.png']);
  });
  test('shows and says how far an image is, and calls it off', async () => {
    let isAborted = false;
    const sendImage: ImageSend = (_, { signal, onProgress }) =>
      new Promise(() => {
        signal.addEventListener('abort', () => (isAborted = true));
        onProgress(55, 100);
      });
    const screen = await opened({ sendImage });
    paste([picture()]);
    const bar = screen.getByRole('progressbar', { name: '车位图.png' });
    await expect.element(bar).toHaveAttribute('aria-valuetext', '上传中 55%');
    await expect.poll(announcements).toContain('正在上传，50%');
    paste([picture('another.png')]);
    await expect.poll(problem).toBe('一次只能发送一张图片');
    const cancel = screen.getByRole('button', { name: '取消上传 车位图.png' }).element();
    if (cancel instanceof HTMLElement) cancel.focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(bar).not.toBeInTheDocument();
    expect(isAborted).toBe(true);
    await expect.poll(() => document.activeElement).toBe(field());
    await expect.poll(announcements).toContain('车位图.png 已取消上传');
  });
  test('keeps an image the server refuses with its words, to be sent again or discarded', async () => {
    let tries = 0;
    const sendImage: ImageSend = () => {
      tries += 1;
      return Promise.resolve({ kind: 'refused', message: '磁盘已满' });
    };
    const screen = await opened({ sendImage });
    paste([picture()]);
    await expect.element(screen.getByText('磁盘已满', { exact: true })).toBeVisible();
    await expect.poll(announcements).toContain('车位图.png: 磁盘已满');
    await userEvent.click(screen.getByRole('button', { name: '重试 车位图.png' }));
    await expect.poll(() => tries).toBe(2);
    await userEvent.click(screen.getByRole('button', { name: '移除 车位图.png' }));
    await expect.element(screen.getByText('磁盘已满', { exact: true })).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement).toBe(field());
  });
  test.each(['zh', 'zhtw', 'en'] as const)('says its keys in %s', async (locale) => {
    await opened({}, locale);
    const described = field().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe(
      { zh: 'Enter 发送 Shift Enter 换行', zhtw: 'Enter 傳送 Shift Enter 換行', en: 'Enter send Shift Enter new line' }[locale],
    );
  });
});

test('the log is one stop of Tab, with arrows between messages and Home and End', async () => {
  await opened({ messages: talkOf(40) });
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(document.activeElement).toBe(articles().at(-1));
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement?.textContent).toContain('38');
  await userEvent.keyboard('{Home}');
  await expect.poll(() => document.activeElement?.textContent).toContain('K98+500');
  await userEvent.keyboard('{End}');
  await expect.poll(() => document.activeElement?.textContent).toContain('40');
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(field());
});

test('a log that is empty says so and is no stop', async () => {
  await opened({ log: createMessageLog<ChatLogMessage>() });
  expect(logBox().textContent).toContain('还没有消息');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(logBox().contains(document.activeElement)).toBe(false);
});

describe('on a phone', () => {
  const onPhone = async (widthPx: number) => {
    // As high as the conversation is.
    await page.viewport(widthPx, 576);
    onTestFinished(() => page.viewport(1280, 800));
  };
  const tools = [History, Minus, X].map((icon, at) => <IconButton key={at} icon={icon} label={`工具 ${at}`} />);
  const isWhole = (element: Element) => element.scrollWidth <= element.clientWidth;

  test.each([320, 375])('name and department can both be read at %i px; one that is longer still is told in whole', async (widthPx) => {
    await onPhone(widthPx);
    const detail = '桥隧养护工程部，值班调度';
    const screen = await renderInKit(<TalkPane partner={{ name: '欧阳明轩', detail, isOnline: true }} tools={tools} />);
    const name = screen.getByTitle('欧阳明轩').element();
    const place = screen.getByTitle(detail).element();
    expect([name, place].map(isWhole)).toEqual([true, true]);
    const [upper, lower] = [name, place].map((element) => element.getBoundingClientRect());
    expect(lower?.top).toBeGreaterThanOrEqual(upper?.bottom ?? NaN);
    expect(document.documentElement.scrollWidth).toBe(widthPx);

    const long = '华东区域运营中心桥隧养护工程部第三养护工区机电与隧道消防值班调度组';
    await screen.rerender(<TalkPane partner={{ name: '欧阳明轩', detail: long, isOnline: true }} tools={tools} />);
    const cut = screen.getByTitle(long).element();
    expect(isWhole(cut)).toBe(false);
    expect(cut.textContent).toBe(long);
    expect(isWhole(name)).toBe(true);
  });

  test('a toast leaves the message field and its buttons free', async () => {
    await onPhone(375);
    const toaster = createToaster();
    const screen = await renderInKit(
      <>
        <TalkPane tools={tools} />
        <ToastRegion toaster={toaster} />
      </>,
    );
    toaster.show({
      tone: 'error',
      title: '发给张三的图片 车位图.png 没有发出',
      detail: '图片保留在会话中，可在那里重试。',
      durationMs: 'until-closed',
    });
    const region = screen.getByRole('region', { name: '消息' });
    await expect.element(region).toBeVisible();
    const free = ['发送', '发送图片', '插入表情', '工具 2'].map((name) => screen.getByRole('button', { name, exact: true }).element());
    const isFree = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    };
    await expect.poll(() => free.map(isFree)).toEqual(free.map(() => true));
  });
});

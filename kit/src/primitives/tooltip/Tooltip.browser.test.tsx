import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { cutWords } from './examples/cutWords.css.ts';
import { Tooltip } from './index.ts';

const TEXT = '从服务器重新取一次';

async function aTip() {
  const screen = await renderInKit(
    <>
      <p>正文</p>
      <Tooltip text={TEXT}>
        <Button>刷新</Button>
      </Tooltip>
      <button type="button">下一项</button>
    </>,
  );
  return { screen, button: screen.getByRole('button', { name: '刷新' }), tip: screen.getByRole('tooltip') };
}

test('the text describes the control, shown or not, and is not its name', async () => {
  const { button, tip } = await aTip();
  await expect.element(button).toHaveAccessibleDescription(TEXT);
  await expect.element(button).toHaveAccessibleName('刷新');
  expect(tip.query()).toBeNull();
});

test('the keyboard shows it at once; Escape takes it away and leaves the focus', async () => {
  const { button, tip } = await aTip();
  await userEvent.tab();
  await expect.element(tip).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(tip).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('it goes with the focus', async () => {
  const { tip, screen } = await aTip();
  await userEvent.tab();
  await expect.element(tip).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: '下一项' })).toHaveFocus();
  await expect.element(tip).not.toBeInTheDocument();
});

test('it comes under a pointer that rests, can be pointed at itself, and goes when the pointer leaves', async () => {
  const { tip, button, screen } = await aTip();
  await userEvent.hover(button);
  await expect.element(tip).toBeVisible();
  await userEvent.hover(tip);
  await userEvent.hover(tip, { position: { x: 12, y: 6 } });
  await expect.element(tip).toBeVisible();
  await userEvent.hover(screen.getByText('正文'));
  await expect.element(tip).not.toBeInTheDocument();
});

test('in a dialog the first Escape takes the tooltip away, the second closes the dialog', async () => {
  const onClose = vi.fn<() => void>();
  const screen = await renderInKit(
    <Dialog
      title="新建工单"
      widthPx={600}
      onClose={onClose}
      footer={
        <Tooltip text={TEXT}>
          <Button>保存</Button>
        </Tooltip>
      }
    >
      <input aria-label="名称" />
    </Dialog>,
  );
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('tooltip')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

test('a short text stands on one line', async () => {
  const screen = await renderInKit(
    <Tooltip text="Ask the server again">
      <Button>Refresh</Button>
    </Tooltip>,
    { locale: 'en' },
  );
  await userEvent.tab();
  await expect.element(screen.getByRole('tooltip')).toBeVisible();
  expect(screen.getByRole('tooltip').element().getBoundingClientRect().height).toBeLessThan(36);
});

test('words that are not cut off have no tooltip', async () => {
  await page.viewport(800, 600);
  const screen = await renderInKit(
    <>
      <Tooltip text="短" when="cut">
        <button type="button" className={cutWords}>
          短
        </button>
      </Tooltip>
      <Tooltip text="云阳至青溪路段机电设备与交通安全设施损坏赔偿项目" when="cut">
        <button type="button" className={cutWords}>
          云阳至青溪路段机电设备与交通安全设施损坏赔偿项目
        </button>
      </Tooltip>
    </>,
  );
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: '短' })).toHaveFocus();
  expect(screen.getByRole('tooltip').query()).toBeNull();
  await userEvent.tab();
  await expect.element(screen.getByRole('tooltip')).toMatchTextContent(/^云阳至青溪路段/);
});

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { Dialog } from './index.ts';

const footer = (
  <>
    <Button>取消</Button>
    <Button variant="primary">保存</Button>
  </>
);

export default {
  title: 'Primitives/Dialog',
  component: Dialog,
  args: { title: '新建字典', widthPx: 600, onClose: fn(), footer, children: <EntryFields /> },
} satisfies Meta<typeof Dialog>;

type Story = StoryObj<typeof Dialog>;

function EntryFields() {
  const [name, setName] = useState('波形梁护栏');
  const [code, setCode] = useState('guardrail.wbeam');
  return (
    <>
      <TextField label="名称" value={name} onChange={setName} isRequired />
      <TextField label="编码" value={code} onChange={setCode} isRequired />
    </>
  );
}

const settled: NonNullable<Story['play']> = async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.parentElement).toHaveStyle({ opacity: '1' }));
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
};

export const Form: Story = { play: settled };
export const CloseButton: Story = {
  play: async (context) => {
    await settled(context);
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalledOnce());
  },
};
export const GuardedTextStays: Story = {
  args: { guard: () => false },
  play: async (context) => {
    await settled(context);
    await userEvent.keyboard('{Escape}');
    await expect(context.args.onClose).not.toHaveBeenCalled();
  },
};
export const WithNote: Story = { args: { title: '批量导入', widthPx: 1000, footerNote: '最多 1000 行，500 KB 以内' }, play: settled };
export const LongText: Story = {
  args: {
    title: '二〇二六年第四季度跨省高速公路路产设施养护与损坏赔偿项目字典条目批量调整说明',
    children: Array.from({ length: 40 }, (_, at) => (
      <p key={at}>
        第 {at + 1} 条　K{36 + at}+120 波形梁护栏变形，养护工区已派单，预计三日内完工并回填验收记录。
      </p>
    )),
  },
  play: settled,
};
export const Alert: Story = {
  args: {
    kind: 'alertdialog',
    title: '会话已结束',
    children: '您已在其他设备登录，未保存的内容保留在本页。',
    footer: <Button variant="primary">重新登录</Button>,
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog.parentElement).toHaveStyle({ opacity: '1' }));
    await expect(dialog).toHaveAccessibleDescription('您已在其他设备登录，未保存的内容保留在本页。');
  },
};
export const Dark: Story = { globals: { scheme: 'dark' }, play: settled };
export const English: Story = {
  args: {
    title: 'New entry',
    children: <p>Stake K98+500, guardrail replaced on 12 March.</p>,
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Save</Button>
      </>
    ),
  },
  globals: { locale: 'en' },
  play: settled,
};
export const Traditional: Story = {
  args: { title: '新增字典', children: <p>樁號 K98+500，護欄已更換。</p>, footer: <Button variant="primary">儲存</Button> },
  globals: { locale: 'zhtw' },
  play: settled,
};

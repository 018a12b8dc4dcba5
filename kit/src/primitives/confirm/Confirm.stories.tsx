import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ConfirmHost, useConfirm } from './index.ts';
import type { Question } from './index.ts';

function Asking({ question }: { question: Question }) {
  const confirm = useConfirm();
  return (
    <Button variant="danger" icon={Trash2} onPress={() => void confirm(question)}>
      删除
    </Button>
  );
}

const remove: Question = { title: '删除“混凝土护栏”？', body: '引用它的 12 条记录将显示为空。', confirmLabel: '确认删除', tone: 'danger' };

const meta = {
  title: 'Primitives/Confirm',
  component: Asking,
  args: { question: remove },
  decorators: [
    (Story) => (
      <ConfirmHost>
        <Story />
      </ConfirmHost>
    ),
  ],
} satisfies Meta<typeof Asking>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The dialog is fetched with the first question. */
const FETCHED_WITHIN = { timeout: 5000 };

const asked: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  const dialog = await screen.findByRole('alertdialog', {}, FETCHED_WITHIN);
  await waitFor(() => expect(dialog.parentElement).toHaveStyle({ opacity: '1' }));
};

export const Danger: Story = {
  play: async (context) => {
    await asked(context);
    await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus());
  },
};
export const Plain: Story = {
  args: { question: { title: '切换到养护工程？', body: '当前打开的页面会关闭。', confirmLabel: '切换', tone: 'plain' } },
  play: asked,
};
export const WithSubject: Story = {
  args: {
    question: { title: '提示', subject: '混凝土护栏', body: '此操作将永久删除该数据，是否继续？', confirmLabel: '删除', tone: 'danger' },
  },
  play: asked,
};
export const TitleOnly: Story = {
  args: { question: { title: '放弃填写的内容？', confirmLabel: '放弃', cancelLabel: '继续填写', tone: 'danger' } },
  play: asked,
};
export const LongText: Story = {
  args: {
    question: {
      ...remove,
      title: '删除“二〇二六年第四季度跨省高速公路路产设施养护与损坏赔偿项目临时分类”？',
      body: '它有 3 个下级分类和 128 个条目，引用这些条目的 4,096 条养护工单、路产台账与收费稽查记录将显示为空。\n删除后不能恢复。',
    },
  },
  play: asked,
};
export const Dark: Story = { globals: { scheme: 'dark' }, play: asked };
export const English: Story = {
  args: {
    question: {
      title: 'Delete “Concrete barrier”?',
      body: '12 records that use it will show no value.',
      confirmLabel: 'Delete entry',
      tone: 'danger',
    },
  },
  globals: { locale: 'en' },
  play: asked,
};
export const Traditional: Story = {
  args: { question: { title: '刪除「混凝土護欄」？', body: '引用它的 12 筆記錄將顯示為空。', confirmLabel: '確認刪除', tone: 'danger' } },
  globals: { locale: 'zhtw' },
  play: asked,
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Sample } from './examples/Sample.tsx';
import { fine } from './examples/assets.ts';

export default {
  title: 'Widgets/ImportWizard',
  component: Sample,
  args: { verdict: fine(10), explanation: '每行一个设施，已有的设施不会被修改。' },
  parameters: {
    manual: {
      seed: ['forms §2.7', 'forms §3', 'forms §4', 'forms §5', 'forms §8'],
      roles: ['dialog', 'list', 'grid', 'row', 'rowheader', 'gridcell', 'button'],
      keys: [
        ['Arrows, Home, End, Page Up, Page Down', 'move among the cells; the grid is one stop'],
        ['Enter, F2, a letter', 'opens the field of a cell; Enter takes what was typed and goes down, Tab goes to the next cell'],
        ['Ctrl+Enter', 'in a field: corrects every cell that is wrong in the same way'],
        ['F8, Shift+F8', 'go to the next and the previous problem'],
        ['Ctrl+Delete', 'removes the row'],
        ['Enter, F2 on the rows of a sub-table', 'opens them in a grid of their own'],
        ['Ctrl+Z', 'takes the last correction back'],
        ['Escape', 'in a field: gives up what was typed there; otherwise asks to close'],
      ],
      limits: [
        'A file is judged in a worker before anything of it is sent; what the server reads may still differ, so its rows are the ones shown.',
        'Problems are found by `ports.check` with every change, so it must be fast; what only the server knows comes back with the import.',
      ],
    },
  },
} satisfies Meta<typeof Sample>;

type Story = StoryObj<typeof Sample>;
type Play = NonNullable<Story['play']>;

const WITHIN = { timeout: 5000 };
const open: Play = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  const dialog = await screen.findByRole('dialog', {}, WITHIN);
  await waitFor(() => expect(dialog.parentElement).toHaveStyle({ opacity: '1' }));
};
const choose: Play = async (context) => {
  await open(context);
  const input = screen.getByRole('dialog').querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('The wizard has no file input.');
  await userEvent.upload(input, new File(['x'], '路产设施.xlsx'), { applyAccept: false });
  // What the check says: a note, or an alert.
  await waitFor(() => expect(screen.getByRole('dialog').querySelector('[role=note], [role=alert]')).not.toBeNull(), WITHIN);
};
/** The main button is the last of the dialog. */
const goOn = async () => {
  const main = within(screen.getByRole('dialog')).getAllByRole('button').at(-1);
  await waitFor(() => expect(main).toBeEnabled(), WITHIN);
  if (main) await userEvent.click(main);
};
const preview: Play = async (context) => {
  await choose(context);
  await goOn();
  await screen.findByRole('grid', {}, WITHIN);
};

export const Basic: Story = {};
export const Open: Story = { play: open };
export const Checked: Story = { play: choose };
export const Flagged: Story = { args: { verdict: fine(10, [3, 8]) }, play: choose };
export const Refused: Story = { args: { verdict: { kind: 'refused', problem: { kind: 'macros' } } }, play: choose };
export const WrongHead: Story = {
  args: { verdict: { kind: 'refused', problem: { kind: 'head', missing: ['类型'], unknown: ['种类'], doubled: [] } } },
  play: choose,
};
export const Headings: Story = {
  args: { hasHead: true, verdict: fine(10, [], ['编号', '名称', '类型', '桩号', '数量', '备注']) },
  play: choose,
};
export const Existing: Story = { args: { existing: [0, 4] }, play: preview };
export const Failing: Story = {
  args: { fails: true },
  play: async (context) => {
    await choose(context);
    await goOn();
    await screen.findByRole('alert', { name: /服务器暂时无法处理/ }, WITHIN);
  },
};
export const Preview: Story = { play: preview };
export const Correcting: Story = {
  play: async (context) => {
    await preview(context);
    await userEvent.click(screen.getByRole('button', { name: '下一处错误' }));
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('textbox', { name: '名称' })).toHaveFocus();
  },
};
export const SubTable: Story = { args: { hasTable: true }, play: preview };
export const ManyRows: Story = { args: { count: 1000, verdict: fine(1000) }, play: preview };
export const Result: Story = {
  args: { isTaken: true },
  play: async (context) => {
    await preview(context);
    await goOn();
    await userEvent.click(await screen.findByRole('button', { name: '先导入其他行' }, WITHIN));
    await screen.findByRole('columnheader', { name: '异常原因' }, WITHIN);
  },
};
export const Dark: Story = { globals: { scheme: 'dark' }, play: preview };
export const English: Story = {
  args: { language: 'en', openLabel: 'Import', explanation: 'One asset a row; assets that are there already are never changed.' },
  globals: { locale: 'en' },
  play: preview,
};
export const Traditional: Story = {
  args: { language: 'zhtw', openLabel: '匯入', explanation: '每列一個設施，已有的設施不會被修改。' },
  globals: { locale: 'zhtw' },
  play: preview,
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { MenuButton } from '../menu/index.ts';
import { Panel } from './index.ts';

/** A drawer over a dialog, and a menu over both: the later lies above, Escape takes one at a time. */
function Stacked() {
  const [depth, setDepth] = useState(0);
  return (
    <>
      <Button onPress={() => setDepth(1)}>编辑</Button>
      {depth > 0 && (
        <Panel place="center" title="编辑字典" widthPx={600} onClose={() => setDepth(0)} footer={<Button variant="primary">保存</Button>}>
          <Button onPress={() => setDepth(2)}>分类管理</Button>
          {depth > 1 && (
            <Panel place="end" title="字典分类管理" widthPx={400} onClose={() => setDepth(1)}>
              <MenuButton
                trigger={{ label: '路产设施的操作', text: '路产设施' }}
                items={[{ id: 'add', label: '新建下级' }]}
                onAction={() => undefined}
                placement="bottom start"
              />
            </Panel>
          )}
        </Panel>
      )}
    </>
  );
}

const meta = { title: 'Primitives/Overlay', component: Stacked } satisfies Meta<typeof Stacked>;
export default meta;

type Story = StoryObj<typeof meta>;

const stacked: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: '编辑' }));
  await userEvent.click(await screen.findByRole('button', { name: '分类管理' }));
  await userEvent.click(await screen.findByRole('button', { name: '路产设施' }));
  const menu = await screen.findByRole('menu', {}, { timeout: 5000 });
  await waitFor(() => expect(menu).toBeVisible());
};

export const Layers: Story = { play: stacked };
export const LayersDark: Story = { globals: { scheme: 'dark' }, play: stacked };

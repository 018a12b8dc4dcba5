import { Download, Plus, Upload } from 'lucide';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInKit } from '../../testing/renderInKit.tsx';
import { Button } from '../button/index.ts';
import { FoldLine } from './index.ts';

const show = () =>
  renderInKit(
    <div data-testid="around">
      <FoldLine>
        <Button icon={Upload} isFolding>
          Import the file
        </Button>
        <Button icon={Download} isFolding>
          Export the list
        </Button>
        <Button icon={Plus} variant="primary" isFolding>
          New entry
        </Button>
      </FoldLine>
    </div>,
  );
const widthOf = (name: string) => page.getByRole('button', { name }).element().getBoundingClientRect().width;

test('buttons without room beside each other fold to drawings, keep their names, and unfold where there is room', async () => {
  await page.viewport(1280, 800);
  await show();
  const around = page.getByTestId('around').element();
  const give = (width: string) => around instanceof HTMLElement && around.style.setProperty('inline-size', width);
  const wide = widthOf('Import the file');
  expect(page.getByRole('button', { name: 'Import the file' }).element().getAttribute('title')).toBeNull();

  give('260px');
  await expect.poll(() => widthOf('Import the file')).toBeLessThan(wide / 2);
  await expect.element(page.getByRole('button', { name: 'Export the list' })).toHaveAttribute('title', 'Export the list');
  expect(widthOf('New entry'), 'the filled one keeps its words').toBeGreaterThan(60);

  give('900px');
  await expect.poll(() => widthOf('Import the file')).toBe(wide);
  await expect.element(page.getByRole('button', { name: 'Export the list' })).not.toHaveAttribute('title');
});

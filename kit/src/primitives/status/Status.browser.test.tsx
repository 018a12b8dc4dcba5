import { expect, test } from 'vitest';
import { renderInKit } from '../../testing/index.ts';
import { Status } from './index.ts';

test.each(['success', 'warning', 'danger', 'info', 'off', 'progress'] as const)(
  'the tone %s has a shape of its own beside the word',
  async (tone) => {
    const screen = await renderInKit(
      <>
        <Status tone={tone}>状态</Status>
        <Status tone={tone === 'off' ? 'info' : 'off'}>其他</Status>
      </>,
    );
    const [mine, other] = [...screen.container.querySelectorAll('svg')].map((svg) => svg.innerHTML);
    expect(mine).not.toBe(other);
    expect(screen.container.textContent).toBe('状态其他');
  },
);

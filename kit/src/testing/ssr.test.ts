import { Writable } from 'node:stream';
import { StrictMode, createElement } from 'react';
import type { ComponentType } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

/** Widgets in markup of one's own: each file `Own….tsx` among the examples of a widget. */
const own = import.meta.glob<Readonly<Record<string, ComponentType>>>('../**/examples/Own*.tsx', { eager: true });

async function streamed(Component: ComponentType): Promise<string> {
  let html = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      html += String(chunk);
      done();
    },
  });
  await new Promise<void>((resolve, reject) => {
    sink.on('finish', resolve);
    const { pipe } = renderToPipeableStream(createElement(StrictMode, null, createElement(Component)), {
      onAllReady: () => pipe(sink),
      onError: reject,
      onShellError: reject,
    });
  });
  return html;
}

test.each(Object.entries(own))('%s is streamed by a server, without a document, without a complaint', async (path, module) => {
  expect(typeof document).toBe('undefined');
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const name = /(\w+)\.tsx$/.exec(path)?.[1] ?? '';
  const html = await streamed(module[name] ?? (() => null));
  expect(html).toMatch(/^<\w+/);
  expect(complaints.mock.calls).toEqual([]);
  complaints.mockRestore();
});

test('a tree has its first rows, with their places, before a browser has measured anything', async () => {
  const [tree] = Object.entries(own).filter(([path]) => path.endsWith('/OwnTree.tsx'));
  const html = await streamed(tree?.[1]['OwnTree'] ?? (() => null));
  expect(html.match(/role="treeitem"/g)?.length).toBeGreaterThanOrEqual(10);
  expect(html).toContain('aria-setsize="60"');
});

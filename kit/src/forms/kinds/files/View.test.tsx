import { setupI18n } from '@lingui/core';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { KitProvider } from '../../../primitives/kit-provider/index.ts';
import { SurroundingsProvider } from '../../render/surroundings.ts';
import type { FormSurroundings } from '../../render/surroundings.ts';
import { FilesView } from './View.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const cover = { name: '封面.png', fileId: '1', url: '/api/file/Image/annexpic/1.png' };

test('images of a record are seen as pictures, and each opens', async () => {
  const onPreview = vi.fn<(file: object, among: readonly object[]) => void>();
  const surroundings: Partial<FormSurroundings> = {
    useStoredFiles: () => ({ download: () => undefined }) as never,
    useUploads: () => ({ addressOf: ({ url }: typeof cover) => `${url}?token=1`, onPreview }) as never,
  };
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    host.remove();
  });
  const read = () => null;
  await act(async () =>
    root.render(
      <KitProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })} lang="en">
        <SurroundingsProvider value={surroundings as FormSurroundings}>
          <FilesView
            control={{ part: 'control', kind: 'files', field: 'cover', label: 'Cover', look: 'images' }}
            value={[cover]}
            read={read}
          />
        </SurroundingsProvider>
      </KitProvider>,
    ),
  );
  expect(host.querySelector('img')?.getAttribute('src')).toBe(`${cover.url}?token=1`);
  await act(async () => host.querySelector<HTMLElement>('button[aria-label="View 封面.png"]')?.click());
  expect(onPreview.mock.calls).toEqual([[cover, [cover]]]);
});

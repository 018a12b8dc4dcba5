import { expect, test, vi } from 'vitest';
import { renderInKit } from '../../testing/index.ts';
import { ConfirmHost } from '../confirm/index.ts';
import { UploadField } from './index.ts';
import type { StoredUpload } from './index.ts';

const STORED: readonly StoredUpload[] = [
  { name: '护栏.png', fileId: 'f1', url: 'data:,', fileSize: 2048 },
  { name: '桥面.png', fileId: 'f2', url: 'data:,', fileSize: 4096 },
];
const send = () => new Promise<never>(() => undefined);
const SHARED = ['label', 'zone', 'list', 'file', 'name', 'actions'];

test.each([
  ['list', [...SHARED, 'bar', 'hint', 'mark', 'size', 'message']],
  ['tiles', [...SHARED, 'picture', 'add', 'message']],
] as const)('parts of the look %s can be dressed by the names in its manual, and so can the whole', async (look, parts) => {
  const screen = await renderInKit(
    <ConfirmHost>
      <UploadField
        label="照片"
        look={look}
        value={STORED}
        onChange={vi.fn<() => void>()}
        ports={{ send }}
        error="请上传照片"
        className="own"
        parts={{ file: { className: 'own-file', style: { opacity: 0.5 } } }}
      />
    </ConfirmHost>,
  );
  const group = screen.getByRole('group', { name: '照片' });
  await expect.element(group).toHaveAttribute('data-part', 'zone');
  expect(group.element().closest('.own')).not.toBeNull();
  const files = screen
    .getByRole('listitem')
    .elements()
    .filter((row) => row.matches('[data-part=file]'));
  expect(files.map((row) => [row.classList.contains('own-file'), getComputedStyle(row).opacity])).toEqual([
    [true, '0.5'],
    [true, '0.5'],
  ]);
  const names = new Set([...document.querySelectorAll('[data-part]')].map((part) => part.getAttribute('data-part')));
  expect(names).toEqual(new Set(parts));
});

test('on a device of the hand alone photos are asked of its camera program', async () => {
  const hand = { matches: true, addEventListener: vi.fn<() => void>(), removeEventListener: vi.fn<() => void>() };
  const known = globalThis.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('pointer: coarse') && query.includes('hover: none') ? hand : known(query),
  );
  try {
    await renderInKit(
      <ConfirmHost>
        <UploadField label="照片" look="list" value={[]} onChange={vi.fn<() => void>()} ports={{ send, camera: null }} />
      </ConfirmHost>,
    );
    expect(document.querySelector('input[capture=environment]')).not.toBeNull();
  } finally {
    vi.unstubAllGlobals();
  }
});

import type { Client } from '@milepost/openapi/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createApi } from '../api/index.ts';
import { downloadFile } from './download.ts';

test('a file is fetched through its link, and saved under its own name without what no disk takes', async () => {
  const asked: string[] = [];
  const answers: Readonly<Record<string, unknown>> = {
    createDownloadLink: { name: 'f1.pdf', url: '/api/file/Download?encryption=e1' },
    downloadFile: new Blob(['%PDF']),
  };
  const client: Client = {
    call: async ({ id }, args) => {
      asked.push(`${id} ${JSON.stringify(args?.query ?? args?.path)}`);
      return { data: answers[id] ?? null, msg: '' };
    },
  };
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`);
  });
  onTestFinished(() => click.mockRestore());
  URL.createObjectURL = () => 'blob:made';
  const revoked = vi.fn<(address: string) => void>();
  URL.revokeObjectURL = revoked;
  const file = { name: '验收/单?.pdf', url: '/api/file/Image/annex/f1.pdf' };
  expect(await downloadFile(createApi(client), file)).toBe('saved');
  expect(asked).toEqual(['createDownloadLink {"type":"annex","fileId":"f1.pdf"}', 'downloadFile {"encryption":"e1","name":"f1.pdf"}']);
  expect(saved).toEqual(['单_.pdf blob:made']);
  expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:made');
});

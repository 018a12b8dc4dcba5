import type { Client } from '@milepost/openapi/client';
import { afterEach, expect, test, vi } from 'vitest';
import { createApi } from '../../data/api/index.ts';
import { exportUserImportErrors, exportUsers, userTemplate } from './userCalls.ts';

afterEach(() => vi.restoreAllMocks());

const URL_MADE = 'blob:made';
const link = { name: '用户.xlsx', url: '/api/file/Download?encryption=abc&name=%E7%94%A8%E6%88%B7.xlsx' };

test.each([
  ['the export', 'exportUsers', (api: ReturnType<typeof createApi>) => exportUsers(api, {})],
  ['the template', 'downloadUserTemplate', userTemplate],
  ['the refused rows', 'exportUserImportErrors', (api: ReturnType<typeof createApi>) => exportUserImportErrors(api, [])],
])('%s of people is saved on this computer', async (_, operation, save) => {
  const asked: string[] = [];
  const client: Client = {
    call: async ({ id }) => {
      asked.push(id);
      return { data: id === 'downloadFile' ? new Blob(['bytes']) : link, msg: '' } as never;
    },
  };
  const saved: string[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => URL_MADE, revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(`${this.href} ${this.download}`);
  });
  await save(createApi(client));
  expect(asked).toEqual([operation, 'downloadFile']);
  expect(saved).toEqual([`${URL_MADE} 用户.xlsx`]);
});

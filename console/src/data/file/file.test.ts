import { ApiError } from '@milepost/openapi/client';
import type { Client } from '@milepost/openapi/client';
import { imageValue } from '@milepost/openapi/domains/file';
import { describe, expect, test, vi } from 'vitest';
import { createApi } from '../api/index.ts';
import { downloadAll, downloadFile, placeOf } from './download.ts';
import { imageAddress } from './imageAddress.ts';
import { fetchPreview } from './preview.ts';
import { progressFetch } from './progressFetch.ts';
import { createSend } from './upload.ts';

/** An API that remembers what was asked of it, and answers what is prepared. */
function recordingApi(answers: Readonly<Record<string, unknown>> = {}) {
  const asked: unknown[] = [];
  const client: Client = {
    call: async ({ id }, args) => {
      asked.push([id, args]);
      return { data: answers[id] ?? null, msg: '' };
    },
  };
  return { asked, api: createApi(client) };
}

const WORLD = {
  origin: 'https://console.example.test',
  fileHost: 'https://files.example.test',
  frameHosts: ['frames.example.test', 'both.example.test'],
  tokenHosts: ['both.example.test'],
  token: 'Bearer t.o-k_1',
};

/** A request that answers when it is told. */
class FakeRequest {
  static last: FakeRequest;
  method = '';
  address = '';
  readonly headers = new Map<string, string>();
  sent: unknown;
  isAborted = false;
  responseType = '';
  responseText = '';
  responseURL = '';
  status = 0;
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  constructor() {
    FakeRequest.last = this;
  }
  open(method: string, address: string) {
    [this.method, this.address] = [method, address];
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name.toLowerCase(), value);
  }
  getResponseHeader = () => 'application/json';
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.isAborted = true;
    this.onabort();
  }
  answer(envelope: object, status = 200) {
    [this.status, this.responseText] = [status, JSON.stringify(envelope)];
    this.onload();
  }
}
const make = () => new FakeRequest() as unknown as XMLHttpRequest;
const png = new File([new Uint8Array([1])], 'a.png', { type: 'image/png' });

function uploading(more: { signal?: AbortSignal } = {}) {
  const { api, asked } = recordingApi();
  const onProgress = vi.fn<(sent: number, total: number) => void>();
  const send = createSend({ api, use: 'annexpic', getToken: () => 'Bearer t', valueOf: imageValue, make });
  const result = send(png, { signal: more.signal ?? new AbortController().signal, onProgress });
  return {
    result,
    onProgress,
    asked,
    request: () => vi.waitFor(() => (FakeRequest.last.sent ? FakeRequest.last : Promise.reject(new Error('not sent')))),
  };
}

describe('an upload', () => {
  test('goes to the endpoint of its use with the token, the origin and the file, and tells how far it is', async () => {
    const { result, onProgress, request } = uploading();
    const sent = await request();
    expect([sent.method, sent.address.replace(/\?n=\d+$/, '?n=')]).toEqual(['POST', '/api/file/Uploader/annexpic?n=']);
    expect(sent.headers.get('authorization')).toBe('Bearer t');
    expect(sent.headers.get('jnpf-origin')).toBe('pc');
    expect(sent.sent instanceof FormData && sent.sent.get('file')).toBeInstanceOf(File);
    sent.upload.onprogress?.({ loaded: 1, total: 4 });
    expect(onProgress).toHaveBeenCalledExactlyOnceWith(1, 4);
    sent.answer({ code: 200, msg: '', data: { name: 'f1.png', url: '/api/file/Image/annexpic/f1.png', fileSize: 1 } });
    expect(await result).toEqual({
      kind: 'stored',
      stored: { name: 'a.png', fileId: 'f1.png', url: '/api/file/Image/annexpic/f1.png', thumbUrl: '' },
    });
  });
  test('a code other than 200 gives the server msg', async () => {
    const { result, request } = uploading();
    (await request()).answer({ code: 400, msg: '请上传图片', data: null });
    expect(await result).toEqual({ kind: 'refused', message: '请上传图片' });
  });
  test('no answer rejects, so that it can be sent again', async () => {
    const { result, request } = uploading();
    (await request()).onerror();
    await expect(result).rejects.toMatchObject({ kind: 'transport' });
  });
  test('a redirect is never followed', async () => {
    const { result, request } = uploading();
    const sent = await request();
    sent.responseURL = 'https://evil.example.test/api/file/Uploader/annexpic';
    sent.answer({ code: 200, data: { name: 'x', url: 'y' } });
    await expect(result).rejects.toBeInstanceOf(ApiError);
  });
  test('what is given up is broken off', async () => {
    const controller = new AbortController();
    const { result, request } = uploading({ signal: controller.signal });
    const sent = await request();
    controller.abort();
    await expect(result).rejects.toMatchObject({ kind: 'aborted' });
    expect(sent.isAborted).toBe(true);
  });
  test('the end of the session is told to the client of the session', async () => {
    const { result, request, asked } = uploading();
    (await request()).answer({ code: 600, msg: '登录过期', data: null });
    await expect(result).rejects.toMatchObject({ kind: 'session' });
    expect(asked).toEqual([['getBaseInfo', undefined]]);
  });
  test('the fetch of an upload gives up before it has begun', async () => {
    const signal = AbortSignal.abort(new DOMException('', 'AbortError'));
    await expect(progressFetch(() => {}, make)('/api/x', { method: 'POST', signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a download', () => {
  test.each([
    [
      { name: 'a', url: '/api/file/Image/annex/f1.pdf' },
      { type: 'annex', fileId: 'f1.pdf' },
    ],
    [
      { name: 'a', url: '/api/file/Image/IM/a%2Cb.png', fileId: null },
      { type: 'IM', fileId: 'a,b.png' },
    ],
    [
      { name: 'a', url: '', fileId: 'f9' },
      { type: 'annex', fileId: 'f9' },
    ],
    [{ name: 'a', url: 'https://evil.example.test/x' }, null],
    [{ name: 'a', url: '/api/file/Image/../../x' }, null],
  ])('%j is asked for as %j', (file, place) => expect(placeOf(file)).toEqual(place));

  test('goes through a link of this API', async () => {
    const { api, asked } = recordingApi({
      createDownloadLink: { name: 'a.pdf', url: 'https://evil.example.test/api/file/Download?encryption=x' },
    });
    expect(await downloadFile(api, { name: 'a.pdf', url: '/api/file/Image/annex/f1.pdf' })).toBe('missing');
    expect(asked).toEqual([['createDownloadLink', { path: { type: 'annex', fileId: 'f1.pdf' } }]]);
  });
  test('of all asks for one archive with the names of the files', async () => {
    const { api, asked } = recordingApi();
    const files = [
      { name: 'a.pdf', url: '/api/file/Image/annex/f1.pdf' },
      { name: 'lost', url: '' },
      { name: 'b.pdf', url: '/api/file/Image/annex/f2.pdf' },
    ];
    expect(await downloadAll(api, files)).toBe('missing');
    expect(asked).toEqual([
      [
        'packFiles',
        {
          path: { type: 'annex' },
          body: [
            { fileId: 'f1.pdf', fileName: 'a.pdf' },
            { fileId: 'f2.pdf', fileName: 'b.pdf' },
          ],
        },
      ],
    ]);
  });
  test('of all asks for an archive of each use, and none of the files is left out', async () => {
    const { api, asked } = recordingApi();
    const files = [
      { name: 'a.pdf', url: '/api/file/Image/annex/f1.pdf' },
      { name: 'b.png', url: '/api/file/Image/annexpic/f2.png' },
      { name: 'c.pdf', url: '/api/file/Image/annex/f3.pdf' },
    ];
    await downloadAll(api, files);
    expect(asked).toEqual([
      [
        'packFiles',
        {
          path: { type: 'annex' },
          body: [
            { fileId: 'f1.pdf', fileName: 'a.pdf' },
            { fileId: 'f3.pdf', fileName: 'c.pdf' },
          ],
        },
      ],
      ['packFiles', { path: { type: 'annexpic' }, body: [{ fileId: 'f2.png', fileName: 'b.png' }] }],
    ]);
  });
  test('of files nobody can name asks nothing', async () => {
    const { api, asked } = recordingApi();
    expect(await downloadAll(api, [{ name: 'a', url: '' }])).toBe('missing');
    expect(asked).toEqual([]);
  });
});

describe('a preview', () => {
  const look = (name: string, address: string) => {
    const { api, asked } = recordingApi({ getPreviewAddress: address });
    return { asked, preview: fetchPreview(api, WORLD, { name, url: '/api/file/Image/annex/f1' }) };
  };
  test.each(['a.png', 'a.JPG', 'a.jpeg', 'a.bmp', 'a.gif'])('%s opens in the image viewer instead', async (name) => {
    const { preview, asked } = look(name, '');
    expect(await preview).toEqual({ kind: 'image', address: 'https://console.example.test/api/file/Image/annex/f1' });
    expect(asked).toEqual([]);
  });
  test('no address: the file does not exist', async () => expect(await look('a.pdf', '').preview).toEqual({ kind: 'missing' }));
  test('a listed host is framed without our origin, and learns the token only where it is listed for that too', async () => {
    const framed = await look('a.pdf', 'https://frames.example.test/view?f=1').preview;
    expect(framed).toMatchObject({ kind: 'frame', href: 'https://frames.example.test/view?f=1', referrerPolicy: 'no-referrer' });
    expect(framed.kind === 'frame' && framed.sandbox).not.toContain('allow-same-origin');
    const known = await look('a.pdf', 'https://both.example.test/view?f=1').preview;
    expect(known.kind === 'frame' && known.href).toContain('t.o-k_1');
  });
  test.each(['https://evil.example.test/view', 'javascript:alert(1)', 'data:text/html,x'])('%s is refused', async (address) =>
    expect(await look('a.pdf', address).preview).toEqual({ kind: 'refused' }),
  );

  test.each([
    ['/api/file/Image/annex/f.png', 'https://console.example.test/api/file/Image/annex/f.png'],
    ['https://files.example.test/f.png', 'https://files.example.test/f.png'],
    ['https://evil.example.test/f.png', null],
    ['javascript:alert(1)', null],
    ['', null],
  ])('an image is drawn from %s: %s', (url, address) => expect(imageAddress(url, WORLD)).toBe(address));
});

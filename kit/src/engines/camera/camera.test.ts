import { expect, test, vi } from 'vitest';
import { cameraFault, openCamera, photoName, readCode } from './index.ts';
import type { CameraPort, CodeReader } from './index.ts';

test.each([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['TypeError', 'failed'],
  ['constructor', 'failed'],
])('%s is told as %s', (name, fault) => expect(cameraFault(new DOMException('', name))).toBe(fault));

const camera = (deviceId: string) => ({ kind: 'videoinput', deviceId }) as MediaDeviceInfo;

function port(devices: readonly MediaDeviceInfo[]) {
  const stop = vi.fn<() => void>();
  const track = { stop, getSettings: () => ({ deviceId: 'back' }) };
  const asked: unknown[] = [];
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] } as unknown as MediaStream;
  const open: CameraPort = {
    getUserMedia: (wish) => {
      asked.push(wish?.video);
      return Promise.resolve(stream);
    },
    enumerateDevices: () => Promise.resolve([...devices]),
  };
  return { open, asked, stop };
}

test('the camera at the back is asked for, without sound; all cameras are known then, and closing puts the light out', async () => {
  const { open, asked, stop } = port([camera('front'), { kind: 'audioinput', deviceId: 'ear' } as MediaDeviceInfo, camera('back')]);
  const opened = await openCamera(open);
  expect(asked).toEqual([expect.objectContaining({ facingMode: { ideal: 'environment' } })]);
  expect(opened).toMatchObject({ kind: 'open', cameraIds: ['back', 'front'] });
  if (opened.kind === 'open') opened.close();
  expect(stop).toHaveBeenCalledOnce();
  await openCamera(open, 'front');
  expect(asked[1]).toMatchObject({ deviceId: { exact: 'front' } });
});

test('a camera that does not open says why', async () => {
  const refusing: CameraPort = { ...port([]).open, getUserMedia: () => Promise.reject(new DOMException('', 'NotAllowedError')) };
  expect(await openCamera(refusing)).toEqual({ kind: 'fault', fault: 'refused' });
});

test('a photo is called by its moment', () => expect(photoName('照片', new Date(2026, 10, 3, 9, 4, 5))).toBe('照片 20261103 090405.jpg'));

test.each<[string, readonly string[] | Error, string | null]>([
  ['the first that says something', [' ', 'HL-0077\n', 'x'], 'HL-0077'],
  ['nothing', [], null],
  ['a picture that cannot be read', new DOMException('', 'InvalidStateError'), null],
])('of the codes in a picture: %s', async (_, codes, text) => {
  const reader: CodeReader = {
    detect: () => (codes instanceof Error ? Promise.reject(codes) : Promise.resolve(codes.map((rawValue) => ({ rawValue })))),
  };
  expect(await readCode(reader, {} as HTMLVideoElement)).toBe(text);
});

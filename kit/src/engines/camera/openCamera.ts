import type { CameraFault, CameraPort, OpenedCamera } from './types.ts';

/** Names of the browser's errors for what a person would say. */
const FAULTS: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** The reason a camera did not open, from the browser's error. */
export function cameraFault(error: unknown): CameraFault {
  const name = error instanceof Object && 'name' in error ? String(error.name) : '';
  return Object.hasOwn(FAULTS, name) ? (FAULTS[name] ?? 'failed') : 'failed';
}

/** Points a photo of a document needs; a camera that has fewer gives what it has. */
const WIDTH_POINTS = 1920;

/** Opens a camera by its id, or the one at the back where there are two. Never rejects. @reading R-672 */
export async function openCamera(port: CameraPort, cameraId?: string): Promise<OpenedCamera> {
  try {
    const which = cameraId === undefined ? { facingMode: { ideal: 'environment' } } : { deviceId: { exact: cameraId } };
    const stream = await port.getUserMedia({ audio: false, video: { ...which, width: { ideal: WIDTH_POINTS } } });
    const close = () => {
      for (const track of stream.getTracks()) track.stop();
    };
    const [track] = stream.getVideoTracks();
    const own = track?.getSettings().deviceId ?? '';
    const devices = await port.enumerateDevices().catch(() => []);
    const ids = devices.filter(({ kind }) => kind === 'videoinput').map(({ deviceId }) => deviceId);
    return { kind: 'open', stream, cameraIds: [own, ...ids.filter((id) => id !== own)], close };
  } catch (error) {
    return { kind: 'fault', fault: cameraFault(error) };
  }
}

/** The cameras of this browser; null where there can be none: without a secure origin, or without the interface. */
export const browserCamera = (): CameraPort | null =>
  typeof navigator !== 'undefined' && typeof navigator.mediaDevices?.getUserMedia === 'function' ? navigator.mediaDevices : null;

const two = (part: number) => String(part).padStart(2, '0');

/** Name of a photo by its moment, in the time of the device: `照片 20261123 091405.jpg`. @reading R-672 */
export const photoName = (word: string, at: Date): string =>
  `${word} ${at.getFullYear()}${two(at.getMonth() + 1)}${two(at.getDate())} ${two(at.getHours())}${two(at.getMinutes())}${two(at.getSeconds())}.jpg`;

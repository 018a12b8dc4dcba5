import type { CameraPort } from '../../../engines/camera/index.ts';

const WIDTH = 64;
const HEIGHT = 48;

/** A camera that sees a plain colour; `cameras` of them, each told when it is closed. */
export function fakeCamera({ cameras = 1, onClose }: { readonly cameras?: number; readonly onClose?: () => void } = {}): CameraPort {
  const ids = Array.from({ length: cameras }, (_, at) => `camera-${at}`);
  return {
    getUserMedia: () => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [WIDTH, HEIGHT];
      const context = canvas.getContext('2d');
      // A stream of a canvas has a picture once something is drawn after it began.
      const stream = canvas.captureStream();
      context?.fillRect(0, 0, WIDTH, HEIGHT);
      for (const track of stream.getTracks()) {
        const stop = track.stop.bind(track);
        track.getSettings = () => ({ deviceId: ids[0] ?? '' });
        track.stop = () => {
          stop();
          onClose?.();
        };
      }
      return Promise.resolve(stream);
    },
    enumerateDevices: () =>
      Promise.resolve(ids.map((deviceId) => ({ kind: 'videoinput', deviceId, label: deviceId, groupId: '', toJSON: () => ({}) }))),
  };
}

/** A camera that does not open, with the browser's name for it. */
export const closedCamera = (name: string): CameraPort => ({
  getUserMedia: () => Promise.reject(new DOMException('', name)),
  enumerateDevices: () => Promise.resolve([]),
});

/** Parts of the browser a camera needs; `navigator.mediaDevices` is one. */
export type CameraPort = Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices'>;

/**
 * Reasons there is no picture: `refused` by the person, the browser or the policy of the page; `missing` no camera; `busy` another
 * program holds it; `failed` anything else.
 */
export type CameraFault = 'refused' | 'missing' | 'busy' | 'failed';

export type OpenedCamera =
  | {
      readonly kind: 'open';
      readonly stream: MediaStream;
      /** Ids of all cameras, this one first; the browser names them once one may be used. */
      readonly cameraIds: readonly string[];
      /** Puts its light out. */
      readonly close: () => void;
    }
  | { readonly kind: 'fault'; readonly fault: CameraFault };

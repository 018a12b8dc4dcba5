export { browserCamera, cameraFault, openCamera, photoName } from './openCamera.ts';
export { browserCodeReader, readCode } from './scanning.ts';
export type { CodeReader } from './scanning.ts';
export type { CameraFault, CameraPort, OpenedCamera } from './types.ts';

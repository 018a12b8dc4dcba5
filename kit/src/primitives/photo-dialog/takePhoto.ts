/** Quality of a JPEG that a printed form can still be read from. */
const QUALITY = 0.9;

/** The present picture of a camera as a JPEG of the camera's own size; null where the browser could not make one. */
export async function takePhoto(picture: HTMLVideoElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = picture.videoWidth;
  canvas.height = picture.videoHeight;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

import { useState } from 'react';
import type { Send } from '../../../engines/upload/index.ts';
import { ConfirmHost } from '../../../primitives/confirm/index.ts';
import type { FieldUse } from '../../../primitives/field/index.ts';
import { ImageUpload } from '../index.ts';
import type { ImageUploadProps, StoredImage } from '../index.ts';

/** A small picture, so that no server is needed. */
const drawing = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="hsl(${hue} 40% 60%)"/><path d="M0 3L4 1V3Z" fill="hsl(${hue} 40% 35%)"/></svg>`)}`;

export const PICTURES: readonly StoredImage[] = [
  { name: 'K12+350 护栏变形.png', fileId: 'p1', url: drawing(210) },
  { name: 'K12+352 立柱倾斜.jpg', fileId: 'p2', url: drawing(30) },
];

export const storing: Send<StoredImage> = (file) =>
  Promise.resolve({ kind: 'stored', stored: { name: file.name, fileId: `id-${file.name}`, url: drawing(120) } });
export const hanging: Send<StoredImage> = (file, { onProgress }) => {
  onProgress(file.size / 2, file.size);
  return new Promise(() => undefined);
};
export const losing: Send<StoredImage> = () => Promise.reject(new TypeError('no connection'));

export interface SampleProps {
  readonly send?: Send<StoredImage>;
  readonly initial?: readonly StoredImage[];
  readonly rules?: ImageUploadProps['rules'];
  readonly use?: FieldUse;
  readonly onPreview?: (file: StoredImage) => unknown;
}

/** A field of images that keeps its value. */
export function Sample({ send = storing, initial = [], rules = { limit: 4 }, use, onPreview }: SampleProps) {
  const [images, setImages] = useState<readonly StoredImage[]>(initial);
  return (
    <ConfirmHost>
      <ImageUpload label="现场照片" value={images} rules={rules} use={use} ports={{ send, onPreview }} onChange={setImages} />
    </ConfirmHost>
  );
}

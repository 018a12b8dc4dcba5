// MD5 of a file as an upload in chunks makes it, by the driver's protocol: `#f`, `prepare`, `run`, `bytes`.
import { hashFile } from '@milepost/kit/engines/file-hash';

let file: File | null = null;

window.bench = {
  mount: () => undefined,
  prepare() {
    file = document.querySelector<HTMLInputElement>('#f')?.files?.[0] ?? null;
    return Promise.resolve();
  },
  run() {
    if (!file) throw new Error('[bench] There is no file to hash · choose one in #f and call prepare first.');
    return hashFile(file);
  },
  bytes: () => file?.size ?? 0,
};

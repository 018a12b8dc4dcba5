import { savedFileName } from '@milepost/openapi/domains/file';

/** Hands bytes to the browser's downloads under a name that every disk takes. */
export function saveBytes(bytes: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(bytes);
  link.download = savedFileName(name);
  link.click();
  URL.revokeObjectURL(link.href);
}

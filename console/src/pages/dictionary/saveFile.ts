/** Hands bytes to the browser's downloads under a name. */
export function saveFile({ name, bytes }: { readonly name: string; readonly bytes: Blob }): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(bytes);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

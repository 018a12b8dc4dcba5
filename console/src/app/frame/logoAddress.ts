/** An image of this origin or of the file host, or null for anything else: no picture tells another host who is here. @reading R-299 */
export function logoAddress(configured: string, fileHost: string, origin: string = location.origin): string | null {
  if (configured === '' || !URL.canParse(configured, origin)) return null;
  const url = new URL(configured, origin);
  return url.origin === origin || (fileHost !== '' && url.origin === fileHost) ? url.href : null;
}

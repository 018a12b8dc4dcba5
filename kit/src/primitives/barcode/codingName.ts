/** Names people know codings by, where letters in capitals alone are not it. */
const NAMES: Readonly<Record<string, string>> = { codabar: 'Codabar', pharmacode: 'Pharmacode', upc: 'UPC-A', upce: 'UPC-E' };

/** Name of a coding as it is written in its standard: `EAN-13` for `ean13`, `Code 128` for `code128`; what nobody knows stays as it is. */
export function codingName(format: string): string {
  const name = format.toLowerCase();
  const [, family, digits] = /^(code|ean|itf|msi)(\d+)$/.exec(name) ?? [];
  if (family === 'code') return `Code ${digits}`;
  return family ? `${family.toUpperCase()}-${digits}` : (NAMES[name] ?? format);
}

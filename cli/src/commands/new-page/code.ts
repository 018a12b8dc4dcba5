/** A value as it stands in source text. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([name, inner]) => `${key(name)}: ${literal(inner)}`)
      .join(', ')} }`;
  return String(value);
}

/** Text in single quotes, on one line. */
export const quote = (text: string): string => `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name));

/** Members of an object, without the braces. */
export const members = (object: Readonly<Record<string, unknown>>): string =>
  Object.entries(object)
    .map(([name, value]) => `${key(name)}: ${literal(value)}`)
    .join(', ');

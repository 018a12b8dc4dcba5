const MOST_CHARS = 2_000;

/** Any value of a record as a text to be read; of an object the name it has, or its JSON. */
export function shownValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value.slice(0, MOST_CHARS);
  if (Array.isArray(value)) return value.map(shownValue).join(', ').slice(0, MOST_CHARS);
  if (typeof value !== 'object') return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
  const name: unknown = Reflect.get(value, 'fullName') ?? Reflect.get(value, 'name');
  return typeof name === 'string' ? name : JSON.stringify(value).slice(0, MOST_CHARS);
}

/** Address of a place that was kept as JSON; the text itself where it is none. */
export function placeText(value: unknown): string {
  if (typeof value !== 'string') return shownValue(value);
  try {
    const place: unknown = JSON.parse(value);
    const address: unknown = typeof place === 'object' && place !== null ? Reflect.get(place, 'fullAddress') : undefined;
    return typeof address === 'string' && address !== '' ? address : shownValue(value);
  } catch {
    return shownValue(value);
  }
}

/** A drawn signature; nothing else is taken for a picture. */
export const isPicture = (value: unknown): value is string =>
  typeof value === 'string' && /^data:image\/(?:png|jpeg);base64,[\w+/=]+$/.test(value);

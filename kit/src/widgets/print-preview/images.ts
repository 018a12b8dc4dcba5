import { isImageAllowed } from '../../engines/clean-html/index.ts';

/** An image of a field: a stored file has an address and a name. @source forms §3 */
interface StoredImage {
  readonly url: string;
  readonly name: string;
}

const imageOf = (value: unknown): StoredImage[] => {
  if (typeof value === 'string') return [{ url: value, name: '' }];
  if (typeof value !== 'object' || value === null) return [];
  const [url, name] = ['url', 'name'].map((key) => (Object.hasOwn(value, key) ? (Reflect.get(value, key) as unknown) : ''));
  return typeof url === 'string' ? [{ url, name: typeof name === 'string' ? name : '' }] : [];
};

function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string' || !value.trimStart().startsWith('[')) return [value];
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** Images of a value: addresses of this site, or pictures in the text itself; of others only the name. Null without any. */
export function drawImages(document: Document, value: unknown): Node | null {
  const images = listOf(value).flatMap(imageOf);
  if (images.length === 0) return null;
  const all = document.createDocumentFragment();
  for (const { url, name } of images) {
    if (!isImageAllowed(url, [location.origin])) {
      all.append(name);
      continue;
    }
    const image = document.createElement('img');
    image.src = url;
    image.alt = name;
    all.append(image);
  }
  return all;
}

/** A seeded category that fills its page. */
const CATEGORY = 'asset.damage';

interface Category {
  readonly id: string;
  readonly enCode: string;
  readonly children: readonly Category[] | null;
}

/** Path of the dictionary with a category whose table has rows. @throws when the sandbox has no such category */
export async function dictionaryPath(url: string, token: string): Promise<string> {
  const response = await fetch(`${url}/api/system/DictionaryType`, { headers: { Authorization: token } });
  const { data }: { data: { list: readonly Category[] } } = await response.json();
  const flat = (list: readonly Category[]): readonly Category[] => list.flatMap((one) => [one, ...flat(one.children ?? [])]);
  const found = flat(data.list).find(({ enCode }) => enCode === CATEGORY);
  if (!found) throw new Error(`[e2e] The sandbox has no category ${CATEGORY}, so no table can be shown · seed it anew.`);
  return `/systemData/dictionary?category=${found.id}`;
}

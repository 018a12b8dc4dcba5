import { expect, test } from 'vitest';
import { aSession } from '../../../../testing/inSession.tsx';
import { renderInConsole } from '../../../../testing/renderInConsole.tsx';
import { useFeedOptions } from './options.ts';

function Options({ feed }: { readonly feed: string }) {
  const { options, state } = useFeedOptions({}, feed, {});
  return <output>{`${state.kind}, ${options.length} options`}</output>;
}

test.each(['dictionary.id:', 'dictionary.code:', 'interface:?id&fullName'])(
  'a choice whose dictionary or interface is not chosen yet has no options, and nothing fails: %s',
  async (feed) => {
    const page = await renderInConsole(aSession({}).around(<Options feed={feed} />));
    expect(page.one('output').textContent).toBe('ready, 0 options');
  },
);

import { pathIn, pathsIn } from './paths.ts';
import { useParameters } from '../editing/useParameters.ts';
import type { CascadeControl, Feed, Option } from '../../grammar/index.ts';
import { useSurroundings } from '../../render/surroundings.ts';
import { useValueWords } from '../../value-text/index.ts';
import type { ValueWords } from '../../value-text/index.ts';
import { Words } from '../../readers/Words.tsx';
import type { ViewProps } from '../../readers/types.ts';

type Props = ViewProps<CascadeControl>;

/** Names on the way down through options; an id no option has stands for itself. */
function waysText({ control, value }: Props, options: readonly Option[], { row, text }: ValueWords): string {
  const names = new Map(options.map(({ id, label }) => [id, text(label)]));
  const ways = control.isMany ? pathsIn(value) : [pathIn(value)];
  return row(ways.map((way) => way.map((id) => names.get(String(id)) ?? String(id)).join(' / ')));
}

/** Ways down through options with levels. */
export function CascadeView(props: Props) {
  const { options } = props.control;
  const words = useValueWords();
  if (options.from === 'feed') return <Fed {...props} feed={options} />;
  return <Words>{waysText(props, options.options, words)}</Words>;
}

function Fed({ feed, ...props }: Props & { readonly feed: Extract<Feed, { from: 'feed' }> }) {
  const words = useValueWords();
  const { options } = useSurroundings().useOptions(feed.id, useParameters(feed.parameters, props.read, feed.fixed));
  return <Words>{waysText(props, options, words)}</Words>;
}

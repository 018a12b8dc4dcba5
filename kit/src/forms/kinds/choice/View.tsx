import { useParameters } from '../editing/useParameters.ts';
import type { ChoiceControl, Feed } from '../../grammar/index.ts';
import { useSurroundings } from '../../render/surroundings.ts';
import { optionsText, useValueWords } from '../../value-text/index.ts';
import { Words } from '../../readers/Words.tsx';
import type { ViewProps } from '../../readers/types.ts';

type Props = ViewProps<ChoiceControl>;

/** Names of what is chosen; fixed lists need no surroundings. */
export function ChoiceView(props: Props) {
  const { options } = props.control;
  const words = useValueWords();
  if (options.from === 'feed') return <Fed {...props} feed={options} />;
  return <Words>{optionsText(options.options, props.value, words)}</Words>;
}

/** An id stands for itself until its name has come, and where it has none. */
function Fed({ value, read, feed }: Props & { readonly feed: Extract<Feed, { from: 'feed' }> }) {
  const words = useValueWords();
  const { options } = useSurroundings().useOptions(feed.id, useParameters(feed.parameters, read, feed.fixed));
  return <Words>{optionsText(options, value, words)}</Words>;
}

import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { fromTree } from '../../../engines/node-source/index.ts';
import { Cascader, MultiCascader } from '../../../primitives/cascader/index.ts';
import type { CascadePath } from '../../../primitives/cascader/index.ts';
import type { OptionsState } from '../../../primitives/select/index.ts';
import type { CascadeControl, EditProps, Feed, Option } from '../../grammar/index.ts';
import { useSurroundings } from '../../render/surroundings.ts';
import { useText } from '../../render/useText.ts';
import { cascadeTree } from './cascadeTree.ts';
import { pathIn, pathsIn } from './paths.ts';
import { useParameters } from '../editing/useParameters.ts';

type Props = EditProps<CascadeControl, unknown>;

const READY: OptionsState = { kind: 'ready' };
/** Answer of a source whose options are on their way. */
const coming = new Promise<never>(() => undefined);

/** Editor of a way down through options. */
export default function CascadeEditor(props: Props) {
  const { options } = props.control;
  return options.from === 'static' ? <Ways {...props} options={options.options} state={READY} /> : <Fed {...props} feed={options} />;
}

function Fed({ feed, ...props }: Props & { readonly feed: Extract<Feed, { from: 'feed' }> }) {
  const { options, state } = useSurroundings().useOptions(feed.id, useParameters(feed.parameters, props.read, feed.fixed));
  return <Ways {...props} options={options} state={state} />;
}

interface Ask extends Props {
  readonly options: readonly Option[];
  readonly state: OptionsState;
}

function Ways({ control, field, value, onChange, onLeave, options, state }: Ask) {
  const { t } = useLingui();
  const text = useText();
  const nodes = useMemo(() => cascadeTree(options, text), [options, text]);
  const source = useMemo(() => {
    const tree = fromTree(nodes);
    if (state.kind === 'ready') return tree;
    // Nothing is said of options before they are here: another source has them then.
    if (state.kind === 'loading') return { load: () => coming, resolve: () => coming };
    // The list says that it failed and offers to ask again, as every list does.
    return {
      ...tree,
      load: () => {
        state.retry();
        return Promise.reject(new Error('[kit] The options of a cascade did not arrive · nothing can be chosen · it is asked again'));
      },
    };
  }, [nodes, state]);
  const words = { ...field, placeholder: control.placeholder === undefined ? t`Choose` : text(control.placeholder) };
  const choose = (next: readonly unknown[]) => {
    onChange(next);
    onLeave();
  };
  const path = useMemo(() => pathIn(value), [value]);
  const paths = useMemo((): readonly CascadePath[] => pathsIn(value), [value]);
  const chooses = control.chooses ?? 'leaves';
  return control.isMany ? (
    <MultiCascader {...words} source={source} chooses={chooses} value={paths} onChange={choose} />
  ) : (
    <Cascader {...words} source={source} chooses={chooses} value={path} onChange={choose} />
  );
}

import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { fromTree } from '../../engines/node-source/index.ts';
import { Cascader, MultiCascader } from '../../primitives/cascader/index.ts';
import type { CascadePath } from '../../primitives/cascader/index.ts';
import type { CascadeControl, EditProps, Feed, Option } from '../grammar/index.ts';
import { useSurroundings } from '../render/surroundings.ts';
import { useText } from '../render/useSaid.ts';
import { cascadeTree } from './cascadeTree.ts';
import { pathIn, pathsIn } from './cascadeValue.ts';
import { useParameters } from './useParameters.ts';

type Props = EditProps<CascadeControl, unknown>;

/** Editor of a way down through options. */
export default function CascadeEditor(props: Props) {
  const { options } = props.control;
  return options.from === 'static' ? <Ways {...props} options={options.options} /> : <Fed {...props} feed={options} />;
}

function Fed({ feed, ...props }: Props & { readonly feed: Extract<Feed, { from: 'feed' }> }) {
  const { options, state } = useSurroundings().useOptions(feed.id, useParameters(feed.parameters, props.read, feed.fixed));
  return <Ways {...props} options={options} failure={state.kind === 'failed' ? state : undefined} />;
}

interface Ask extends Props {
  readonly options: readonly Option[];
  readonly failure?: { readonly retry: () => void } | undefined;
}

function Ways({ control, field, value, onChange, onLeave, options, failure }: Ask) {
  const { t } = useLingui();
  const text = useText();
  const nodes = useMemo(() => cascadeTree(options, text), [options, text]);
  const source = useMemo(() => {
    const tree = fromTree(nodes);
    if (!failure) return tree;
    // The list says that it failed and offers to ask again, as every list does.
    return {
      ...tree,
      load: () => {
        failure.retry();
        return Promise.reject(new Error('[kit] The options of a cascade did not arrive · nothing can be chosen · it is asked again'));
      },
    };
  }, [nodes, failure]);
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

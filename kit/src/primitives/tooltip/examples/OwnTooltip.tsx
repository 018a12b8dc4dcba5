import { Layer } from '../../../engines/layer-stack/index.ts';
import { useTip, useTooltip } from '../headless.ts';
import type { TipOptions } from '../headless.ts';

function Tip({ of, text }: { readonly of: TipOptions; readonly text: string }) {
  const { getTipProps } = useTip(of);
  return (
    <Layer>
      <div {...getTipProps({ className: 'own', style: { background: 'Canvas' } })}>{text}</div>
    </Layer>
  );
}

/** A tooltip in markup of one's own, in Japanese, without the styles, the catalogues and the provider of the kit. */
export function OwnTooltip({ text = '最後に保存した内容に戻します' }: { readonly text?: string }) {
  const { isShown, tip, getAnchorProps, getDescriptionProps } = useTooltip();
  return (
    <span {...getAnchorProps({ className: 'own', lang: 'ja' })}>
      <button>元に戻す</button>
      <i {...getDescriptionProps()}>{text}</i>
      {isShown && <Tip of={tip} text={text} />}
    </span>
  );
}

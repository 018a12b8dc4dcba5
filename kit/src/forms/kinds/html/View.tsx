import { RichText } from '../../../widgets/rich-text/index.ts';
import { holds } from '../../grammar/index.ts';
import type { HtmlControl } from '../../grammar/index.ts';
import { useSurroundings } from '../../render/surroundings.ts';
import { Words } from '../../readers/Words.tsx';
import type { ViewProps } from '../../readers/types.ts';

const NO_ORIGINS: readonly string[] = [];
const useNone = () => NO_ORIGINS;

/** Formatted text through the one sanitiser; one that is kept without formatting is a text like any other. */
export function HtmlView({ control, value, read }: ViewProps<HtmlControl>) {
  const { useImageOrigins = useNone } = useSurroundings();
  const origins = useImageOrigins();
  const text = typeof value === 'string' ? value : '';
  if (control.isPlain !== undefined && holds(control.isPlain, read)) return <Words>{text}</Words>;
  return <RichText html={text} origins={origins} />;
}

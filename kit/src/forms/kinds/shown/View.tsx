import { isPicture, placeText, shownValue } from './shownValue.ts';
import { picture } from './Editor.css.ts';
import type { ShownControl } from '../../grammar/index.ts';
import { useText } from '../../render/useText.ts';
import { Words } from '../../readers/Words.tsx';
import type { ViewProps } from '../../readers/types.ts';

/** A value that was filled in elsewhere: words, a drawn signature, the address of a place. */
export function ShownView({ control, value }: ViewProps<ShownControl>) {
  const text = useText();
  if (control.as === 'picture' && isPicture(value)) return <img className={picture} src={value} alt={text(control.label)} />;
  return <Words>{control.as === 'place' ? placeText(value) : shownValue(value)}</Words>;
}

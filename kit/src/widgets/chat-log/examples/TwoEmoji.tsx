import type { ChatEmoji } from '../types.ts';
import { EMOJI } from './talk.ts';

/** Stands for a picker: a widget does not know another. */
export function TwoEmoji({ onPick }: { readonly onPick: (emoji: ChatEmoji) => void }) {
  return (
    <div>
      {EMOJI.map((emoji) => (
        <button key={emoji.code} type="button" aria-label={emoji.label} onClick={() => onPick(emoji)}>
          {emoji.character}
        </button>
      ))}
    </div>
  );
}

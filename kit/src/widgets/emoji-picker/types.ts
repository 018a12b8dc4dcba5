/** One entry of the picker. @source shell §2.7 */
export interface Emoji {
  /** Text that stands for it in messages of other clients: `[smile]`. @reading R-350 */
  readonly code: string;
  /** The character, which is what is sent. */
  readonly character: string;
  /** Name in the language of the page. */
  readonly label: string;
}

export interface EmojiPickerProps {
  /** Called with the chosen entry by Enter, Space or a press. Close the picker and bring the keyboard back to the field then. */
  readonly onPick: (emoji: Emoji) => void;
}

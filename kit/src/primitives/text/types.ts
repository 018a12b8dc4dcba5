/** Sizes of the scale, in px. */
export type TextSize = 12 | 13 | 14 | 16 | 20 | 24;

/** Colours a text may have; each is readable on every surface of every theme. */
export type TextTone = 'plain' | 'quiet' | 'faint' | 'accent' | 'success' | 'warning' | 'danger' | 'info';

export interface TextProps {
  /** The words; a line break is one, anything else that looks like markup is shown as it is written. */
  readonly children: string;
  readonly size?: TextSize;
  readonly weight?: 'regular' | 'medium' | 'strong';
  readonly tone?: TextTone;
  readonly align?: 'start' | 'center' | 'end';
  readonly isItalic?: boolean;
  readonly line?: 'none' | 'under' | 'through';
}

/** Part of a text's look that a configuration may decide. */
export type TextLook = Omit<TextProps, 'children'>;

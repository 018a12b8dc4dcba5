import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { DEFAULT_LOCALE, LANGUAGE_TAG, chineseParts } from '../locale/index.ts';
import { useKit, useKitIfThere } from '../kit-provider/index.ts';
import { textLang } from './textLang.ts';
import { translatable } from './translatable.ts';

interface TextProps {
  readonly of: string;
}

/** A text of the data, with its language where that is not the page's, and not translated where it is a figure or a code; nothing around it otherwise. */
export function DataText({ of: text }: TextProps) {
  const kit = useKit();
  const lang = textLang(text, kit.lang);
  const translate = translatable(text);
  if (lang === undefined && translate === undefined) return text;
  return (
    <span lang={lang} translate={translate}>
      {text}
    </span>
  );
}

/** A sentence of the page that holds names of the data: the Chinese words of an English sentence say that they are. Outside the kit, as on the login page, all words are the page's. */
export function MixedText({ of: text }: TextProps) {
  const kit = useKitIfThere();
  const parts = kit === null ? [text] : chineseParts(text, kit.lang);
  if (parts.length === 1) return text;
  return parts.map((part, place) =>
    place % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one text have no name but their place
      <span key={place} lang={LANGUAGE_TAG[DEFAULT_LOCALE]}>
        {part}
      </span>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one text have no name but their place
      <Fragment key={place}>{part}</Fragment>
    ),
  );
}

/** Words of the page or of the data, as designs name fields, headings and buttons; what is no text stays as it is. */
export const EitherText = ({ children }: { readonly children: ReactNode }) =>
  typeof children === 'string' ? <MixedText of={children} /> : children;

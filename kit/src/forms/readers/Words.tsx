import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { translatable, useTextLang } from '../../primitives/data-text/index.ts';
import { visuallyHidden } from '../../theme/index.ts';
import * as css from './readers.css.ts';

/** Longer texts are folded at first: a record is to be looked over. */
const LONG_CHARS = 800;
const LONG_LINES = 15;

const isLong = (text: string): boolean => text.length > LONG_CHARS || text.split('\n').length > LONG_LINES;

/** Words of a record: line breaks as they are, dates in one piece, long texts folded. */
export function Words({ children: text, isCode = false }: { readonly children: string; readonly isCode?: boolean | undefined }) {
  const { t } = useLingui();
  const [isWhole, setWhole] = useState(false);
  const langOf = useTextLang();
  const className = isCode ? css.code : css.words;
  if (!isLong(text))
    return (
      <span className={className} lang={langOf(text)} translate={isCode ? 'no' : translatable(text)}>
        <Unbroken text={text} />
      </span>
    );
  return (
    <>
      <span className={`${className} ${isWhole ? '' : css.folded}`} lang={langOf(text)}>
        {text}
      </span>
      <span className={css.unfold} data-not-copied="">
        <Button variant="accent" opens={{ kind: 'region', isOpen: isWhole }} onPress={() => setWhole(!isWhole)}>
          {isWhole ? t`Show less` : t`Show all`}
        </Button>
      </span>
    </>
  );
}

const MOMENT = /(\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2}(?::\d{2})?)?)/;

/** A text in which dates stay in one piece when the line is too short. */
function Unbroken({ text }: { readonly text: string }) {
  const parts = text.split(MOMENT);
  if (parts.length === 1 || text.length <= 'YYYY-MM-DD'.length) return text;
  return parts.map((part, at) =>
    at % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts are read only
      <span key={at} className={css.unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** Nothing was filled in: a dash for the eye, words for the ear. */
export function Absent() {
  const { t } = useLingui();
  return (
    <span className={css.none}>
      <span aria-hidden="true">—</span>
      <span className={visuallyHidden}>{t`not filled in`}</span>
    </span>
  );
}

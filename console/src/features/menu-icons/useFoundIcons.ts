import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { ICON_NAMES } from './icons.map.ts';
import type { IconName } from './icons.map.ts';
import { ICON_WORDS } from './words.ts';

export interface FoundIcon {
  readonly name: IconName;
  readonly label: string;
}

/** Drawings whose words, or the name they are kept as, hold a keyword; all of them without one. */
export function useFoundIcons(keyword: string): readonly FoundIcon[] {
  const { i18n } = useLingui();
  return useMemo(() => {
    const wanted = keyword.trim().toLocaleLowerCase();
    return ICON_NAMES.map((name) => ({ name, label: i18n._(ICON_WORDS[name]) })).filter(
      ({ name, label }) => name.includes(wanted) || label.toLocaleLowerCase().includes(wanted),
    );
  }, [i18n, keyword]);
}

import { useLingui } from '@lingui/react/macro';
import { Tabs } from '@milepost/kit/tabs';
import type { ReactNode } from 'react';
import type { AnyResource } from '../definition/types.ts';
import * as css from './Resource.css.ts';

interface ViewTabsProps {
  readonly views: NonNullable<AnyResource['list']['views']>;
  readonly chosen: string | null;
  readonly onChoose: (value: string) => void;
  /** The list that is chosen. */
  readonly children: ReactNode;
}

/** The lists of a screen that has several. */
export default function ViewTabs({ views, chosen, onChoose, children }: ViewTabsProps) {
  const { i18n } = useLingui();
  return (
    <div className={css.views}>
      <Tabs
        label={i18n._(views.label)}
        fit="fill"
        activation="manual"
        tabs={views.all.map(({ value, label }) => ({ id: value, label: i18n._(label) }))}
        selectedId={chosen ?? views.usual}
        onSelect={onChoose}
      >
        {children}
      </Tabs>
    </div>
  );
}

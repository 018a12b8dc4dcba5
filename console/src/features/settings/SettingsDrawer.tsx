import { useLingui } from '@lingui/react/macro';
import { useStore } from '@nanostores/react';
import { Button } from '@milepost/kit/button';
import { Drawer } from '@milepost/kit/drawer';
import { GroupTitle } from '@milepost/kit/group-title';
import { useKit } from '@milepost/kit/kit-provider';
import { LayoutChoice } from '@milepost/kit/layout-choice';
import { Segmented } from '@milepost/kit/segmented';
import { SwatchGroup } from '@milepost/kit/swatch-group';
import { Undo2 } from 'lucide';
import { useSavedLayout } from '../../data/current-user/useSavedLayout.ts';
import { useEndWithPage } from '../../routing/index.ts';
import { density, resetSettings, slideClass, themeClass } from '../../settings/settings.ts';
import { layoutType } from '../../settings/shellSettings.ts';
import { AppearanceChoice } from './AppearanceChoice.tsx';
import { DisplaySwitches } from './DisplaySwitches.tsx';
import { note, page, section } from './SettingsDrawer.css.ts';
import { useScheme } from './useScheme.ts';

/** How the console looks and what it shows. Every change is live and kept at once. @source shell §2.5, §3 */
export default function SettingsDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const layout = useStore(layoutType.store);
  const accent = useStore(themeClass.store);
  const tone = useStore(slideClass.store);
  const size = useStore(density.store);
  const scheme = useScheme();
  const keepLayout = useSavedLayout();
  useEndWithPage(onClose);

  /** @reading R-327 */
  function restore() {
    resetSettings();
    keepLayout(layoutType.store.get());
    announcer.say(t`Defaults restored`);
  }

  return (
    <Drawer
      title={t`Interface settings`}
      widthPx={320}
      backdrop="clear"
      onClose={onClose}
      footerNote={<Button variant="text" icon={Undo2} onPress={restore}>{t`Restore defaults`}</Button>}
      footer={<span className={note}>{t`Applied at once`}</span>}
    >
      <div className={page}>
        <section className={section}>
          <GroupTitle>{t`Layout`}</GroupTitle>
          <LayoutChoice
            label={t`Layout`}
            value={layout}
            onChange={(next) => {
              layoutType.set(next);
              keepLayout(next);
            }}
          />
        </section>
        <section className={section}>
          <GroupTitle>{t`Appearance`}</GroupTitle>
          <AppearanceChoice label={t`Appearance`} />
          <Segmented
            label={t`Sidebar`}
            labelAt="start"
            segments={[
              { id: 'dark', label: t`Dark` },
              { id: 'light', label: t`Light` },
            ]}
            value={tone}
            onChange={slideClass.set}
          />
        </section>
        <section className={section}>
          <GroupTitle>{t`Theme colour`}</GroupTitle>
          <SwatchGroup label={t`Theme colour`} value={accent} onChange={themeClass.set} scheme={scheme} />
        </section>
        <section className={section}>
          <GroupTitle>{t`Density`}</GroupTitle>
          <Segmented
            label={t`Density`}
            segments={[
              { id: 'default', label: t({ message: 'Default', context: 'density' }) },
              { id: 'medium', label: t({ message: 'Medium', context: 'density' }) },
              { id: 'small', label: t({ message: 'Small', context: 'density' }) },
              { id: 'mini', label: t({ message: 'Mini', context: 'density' }) },
            ]}
            value={size}
            onChange={density.set}
          />
        </section>
        <section className={section}>
          <GroupTitle>{t`Display`}</GroupTitle>
          <DisplaySwitches />
        </section>
      </div>
    </Drawer>
  );
}

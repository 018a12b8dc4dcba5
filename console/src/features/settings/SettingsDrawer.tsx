import { useLingui } from '@lingui/react/macro';
import { useStore } from '@nanostores/react';
import { Button } from '@milepost/kit/button';
import { Collapse } from '@milepost/kit/collapse';
import { useConfirm } from '@milepost/kit/confirm';
import { Drawer } from '@milepost/kit/drawer';
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
import { note } from './SettingsDrawer.css.ts';

/** Groups that are open, for the next time the drawer is opened on this page. */
let openGroups: ReadonlySet<string> = new Set(['layout', 'appearance', 'accent', 'density', 'display']);

/** Settings of the console's look and of what it shows. Every change is live and kept at once. @source shell §2.5, §3 */
export default function SettingsDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const confirm = useConfirm();
  const layout = useStore(layoutType.store);
  const accent = useStore(themeClass.store);
  const tone = useStore(slideClass.store);
  const size = useStore(density.store);
  const keepLayout = useSavedLayout();
  useEndWithPage(onClose);

  /** @reading R-327 */
  async function restore() {
    const isSure = await confirm({
      title: t`Restore defaults?`,
      body: t`Layout, colours, density and what is shown go back to how they were at first.`,
      confirmLabel: t`Restore defaults`,
      tone: 'plain',
    });
    if (!isSure) return;
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
      footerNote={<Button variant="text" icon={Undo2} onPress={() => void restore()}>{t`Restore defaults`}</Button>}
      footer={<span className={note}>{t`Applied at once`}</span>}
    >
      <Collapse
        defaultOpenIds={openGroups}
        onOpenChange={(ids) => (openGroups = ids)}
        items={[
          {
            id: 'layout',
            title: t`Layout`,
            content: (
              <LayoutChoice
                label={t`Layout`}
                value={layout}
                onChange={(next) => {
                  layoutType.set(next);
                  keepLayout(next);
                }}
              />
            ),
          },
          {
            id: 'appearance',
            title: t`Appearance`,
            content: (
              <>
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
              </>
            ),
          },
          {
            id: 'accent',
            title: t`Theme colour`,
            content: <SwatchGroup label={t`Theme colour`} value={accent} onChange={themeClass.set} />,
          },
          {
            id: 'density',
            title: t`Density`,
            content: (
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
            ),
          },
          { id: 'display', title: t`Display`, content: <DisplaySwitches /> },
        ]}
      />
    </Drawer>
  );
}

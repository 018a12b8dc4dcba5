import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { Icon } from '@milepost/kit/icon';
import { ListResults } from '@milepost/kit/list-results';
import { SearchField } from '@milepost/kit/search-field';
import { StatePanel } from '@milepost/kit/state-panel';
import { visuallyHidden } from '@milepost/kit/theme';
import { useToaster } from '@milepost/kit/toast';
import { useRef, useState } from 'react';
import { useShortcut } from '../../commands/shortcuts.ts';
import { FEEDBACK_MS } from '../../feedback/index.ts';
import { ICONS, iconClass, useFoundIcons } from '../../features/menu-icons/index.ts';
import type { IconName } from '../../features/menu-icons/index.ts';
import { sheet } from '../../features/list-page/sheet.css.ts';
import * as css from './IconsPage.css.ts';

/** The drawings menu entries may have: found by their names, and the class they are kept as is copied by a press. @source admin §2 */
export default function IconsPage() {
  const { t } = useLingui();
  const toaster = useToaster();
  const [keyword, setKeyword] = useState('');
  const found = useFoundIcons(keyword);
  const page = useRef<HTMLDivElement>(null);
  useShortcut({
    id: 'search',
    group: 'page',
    label: t`Search the list`,
    keys: '/',
    run: () => page.current?.querySelector<HTMLInputElement>('search input')?.focus(),
  });
  const count = found.length;

  async function copy(name: IconName) {
    const copied = iconClass(name);
    try {
      await navigator.clipboard.writeText(copied);
      toaster.show({ tone: 'success', title: t`Copied: ${copied}`, durationMs: FEEDBACK_MS.save });
    } catch {
      toaster.show({
        tone: 'error',
        title: t`The browser did not allow copying. The icon is called ${copied}`,
        durationMs: 'until-closed',
      });
    }
  }

  return (
    <div ref={page} className={`${sheet} ${css.page}`}>
      <ListResults of={{ asked: keyword, state: count === 0 ? 'empty' : 'ready', total: count }}>
        <header className={css.head}>
          <h1 className={css.title}>{t`Icons`}</h1>
          <span className={css.facts}>{t`${plural(count, { one: '# icon', other: '# icons' })}`}</span>
        </header>
        <search className={css.search}>
          <SearchField label={t`Search icons`} placeholder={t`Name`} value={keyword} onChange={setKeyword} />
        </search>
        <div className={css.body}>
          {count === 0 ? (
            <StatePanel kind="noMatch" title={t`No icon has this name`} />
          ) : (
            <ul className={css.grid}>
              {found.map(({ name, label }) => (
                <li key={name}>
                  <button
                    type="button"
                    className={css.icon}
                    onClick={() => void copy(name)}

                    title={iconClass(name)}
                  >
                    <span className={visuallyHidden}>{t`Copy`} </span>
                    <Icon of={ICONS[name]} size="l" />
                    <span>{label}</span>
                    <span className={css.code}>{name}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      </ListResults>
    </div>
  );
}

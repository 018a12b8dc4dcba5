import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { AccountMenu } from '../../features/account-menu/index.ts';
import { ChatTool } from '../../features/chat/index.ts';
import { FullscreenButton } from '../../features/fullscreen/index.ts';
import { LanguageMenu } from '../../features/language-menu/index.ts';
import { SearchButton } from '../../features/palette/index.ts';
import { SettingsButton } from '../../features/settings/index.ts';
import { ShortcutsHost } from '../../features/shortcuts/index.ts';
import { MessagesBell } from '../../features/site-messages/MessagesBell.tsx';
import { ChooseLocaleProvider } from '../../i18n/ChooseLocaleProvider.ts';
import { readyNumbers } from '../../i18n/readyNumbers.ts';
import { FailsAlone } from '../../lazy/index.ts';
import { showLanguage, showSettings } from '../../settings/shellSettings.ts';
import { useChoosing } from './useChoosing.ts';
import { useMenuFaults } from '../menu/useMenuFaults.ts';
import { useWaitingWork } from './useWaitingWork.ts';
import { usePreviousLogin } from './usePreviousLogin.ts';
import * as css from './Shell.css.ts';

/** The tools at the end of the top bar, in their order. @source shell §2.4 (Navbar) */
export function ShellTools() {
  const hasLanguage = useStore(showLanguage.store);
  const hasSettings = useStore(showSettings.store);
  const choose = useChoosing();
  usePreviousLogin();
  useEffect(readyNumbers, []);
  useMenuFaults();
  useWaitingWork();
  return (
    <ChooseLocaleProvider value={choose}>
      <FailsAlone>
        <SearchButton />
      </FailsAlone>
      <FailsAlone>
        <ChatTool />
      </FailsAlone>
      <FailsAlone>
        <MessagesBell />
      </FailsAlone>
      <span className={css.wideOnly}>
        <FailsAlone>
          {hasLanguage && <LanguageMenu />}
          <FullscreenButton />
          {hasSettings && <SettingsButton />}
        </FailsAlone>
      </span>
      <span className={css.divider} />
      <FailsAlone>
        <AccountMenu />
        <ShortcutsHost />
      </FailsAlone>
    </ChooseLocaleProvider>
  );
}

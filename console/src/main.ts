import { applyTheme } from '@milepost/kit/theme';
import '@milepost/kit/theme/reset';
import { surviveTranslation } from '@milepost/kit/engines/translated-page';
import { withoutToken } from './auth/tokenInAddress.ts';
import { createBoot } from './boot.ts';
import { watchMotion, watchTheme } from './settings/theme.ts';
import * as css from './start.css.ts';

// A token in the address is worth a session: it goes before anything is asked for. That of a flow's detail has a page of its own.
const address = withoutToken(location);
if (address !== null) history.replaceState(history.state, '', address);

// Before anything is drawn, for every part of the program: signing in, the application, the lock screen, public pages.
surviveTranslation(document);
watchTheme((theme) => applyTheme(theme, document.documentElement));
watchMotion(document.documentElement);

const host = document.getElementById('root');
if (!host) throw new Error('[console] index.html has no #root, so there is nothing to draw on. Restore the element.');
host.classList.add(css.root);
void createBoot(host).start();

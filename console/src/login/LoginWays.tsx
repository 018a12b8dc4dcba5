import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { lazyPart } from './lazyPart.tsx';
import * as css from './LoginPage.css.ts';

const OtherWay = lazyPart(() => import('./OtherWay.tsx'));

/** @source shell §1 (login modes) */
const WAYS = ['account', 'qr', 'mobile'] as const;
type SignInMethod = (typeof WAYS)[number];

const tabId = (way: SignInMethod) => `way-${way}`;

/**
 * The three ways to sign in. Only account and password, the children, are described in calls; the others are there and say
 * that this server does not offer them. What was typed stays in the hidden form. @source shell §1 @reading R-306
 */
export function LoginWays({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  const [way, setWay] = useState<SignInMethod>('account');
  const names: Record<SignInMethod, string> = {
    account: t({ message: 'Account', context: 'way to sign in' }),
    qr: t({ message: 'QR code', context: 'way to sign in' }),
    mobile: t({ message: 'Text message', context: 'way to sign in' }),
  };
  function move(event: KeyboardEvent) {
    const at = WAYS.indexOf(way);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    const next = to !== undefined && !event.ctrlKey && !event.altKey && !event.metaKey && WAYS.at(to % WAYS.length);
    if (!next) return;
    event.preventDefault();
    setWay(next);
    document.getElementById(tabId(next))?.focus();
  }
  const isAccount = way === 'account';
  return (
    <>
      <div role="tablist" aria-label={t`Ways to sign in`} className={css.ways}>
        {WAYS.map((one) => (
          <button
            key={one}
            id={tabId(one)}
            type="button"
            role="tab"
            aria-selected={one === way}
            aria-controls={one === way ? 'way' : undefined}
            tabIndex={one === way ? 0 : -1}
            className={css.way}
            onClick={() => setWay(one)}
            onKeyDown={move}
          >
            {names[one]}
          </button>
        ))}
      </div>
      <div className={css.panels}>
        <div id={isAccount ? 'way' : undefined} role="tabpanel" aria-labelledby="way-account" hidden={!isAccount} className={css.panel}>
          {children}
        </div>
        {!isAccount && (
          <div id="way" role="tabpanel" aria-labelledby={tabId(way)} className={css.otherPanel}>
            <Suspense>
              <OtherWay name={names[way]} onBack={() => setWay('account')} />
            </Suspense>
          </div>
        )}
      </div>
    </>
  );
}

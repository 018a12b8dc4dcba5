import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useIsHydrated } from '../../engines/environment/index.ts';
import { Alert } from '../../primitives/alert/index.ts';
import { useTextLang } from '../../primitives/data-text/index.ts';
import { useHeadingLevel } from '../../primitives/heading-level/index.ts';
import { useScrollStop } from '../../primitives/scroll-stop/index.ts';
import { body, paper, plain } from './RichText.css.ts';
import { STYLE_ATTRIBUTE, declarationsIn, hasColour, sanitise } from '../../engines/clean-html/index.ts';
import type { Sanitised } from '../../engines/clean-html/index.ts';
import { dress } from './dress.ts';
import type { RichTextProps } from './types.ts';

const NO_ORIGINS: readonly string[] = [];
const EMPTY: Sanitised = { kind: 'clean', html: '' };

/**
 * Shows HTML that nobody has checked, made harmless. What is too long or nested too deep is shown as plain text that says so.
 * @reading R-340
 */
export function RichText({ html, origins = NO_ORIGINS }: RichTextProps) {
  // Only a browser can make HTML harmless: a server draws the place of it.
  const isHydrated = useIsHydrated();
  const sanitised = useMemo(() => (isHydrated ? sanitise(html, origins) : EMPTY), [html, origins, isHydrated]);
  return sanitised.kind === 'clean' ? <Formatted html={sanitised.html} /> : <Plain refused={sanitised} />;
}

function Formatted({ html }: { readonly html: string }) {
  const { t } = useLingui();
  const langOf = useTextLang();
  const level = useHeadingLevel();
  const ref = useRef<HTMLDivElement>(null);
  const needsStop = useScrollStop(ref);
  useLayoutEffect(() => {
    const host = ref.current;
    if (!host) return;
    host.innerHTML = html;
    const styled = [...host.querySelectorAll(`[${STYLE_ATTRIBUTE}]`)];
    const isColoured = styled.some((element) => hasColour(declarationsIn(element.getAttribute(STYLE_ATTRIBUTE) ?? '')));
    host.className = isColoured ? `${body} ${paper}` : body;
    dress(host, {
      level,
      sayBlocked: (name) => (name ? t`Image from another site, not loaded: ${name}` : t`Image from another site, not loaded`),
    });
  }, [html, level, t]);
  // Wider than its place and with nothing in it to stop at, it is scrolled by the keyboard itself.
  return <div ref={ref} lang={langOf(html)} {...(needsStop && { role: 'region', 'aria-label': t`Text`, tabIndex: 0 })} />;
}

function Plain({ refused }: { readonly refused: Sanitised & { readonly kind: 'refused' } }) {
  const { t } = useLingui();
  const langOf = useTextLang();
  return (
    <div className={body}>
      <Alert
        title={t`Shown as plain text`}
        description={
          refused.limit === 'bytes' ? t`The text is longer than 256 KB.` : t`The formatting is nested more than 100 levels deep.`
        }
      />
      <p className={plain} lang={langOf(refused.text)}>
        {refused.text}
      </p>
    </div>
  );
}

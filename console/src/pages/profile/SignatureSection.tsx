import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { StatePanel } from '@milepost/kit/state-panel';
import { Status } from '@milepost/kit/status';
import type { Signature } from '@milepost/openapi/domains/current-user';
import { useQuery } from '@tanstack/react-query';
import { ImageUp, PenLine } from 'lucide';
import { useId, useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { signaturesQuery } from '../../data/profile/queries.ts';
import { useHeld } from '../../data/useHeld.ts';
import { lazyDialog } from '../../lazy/index.ts';
import { SectionState } from './SectionState.tsx';
import { bar, card, cardFoot, cards, paper, scroll } from './ProfilePage.css.ts';
import { signatureAddress } from '../../data/file/index.ts';
import { useLinkContext } from '../../auth/useLinkContext.ts';
import { useSignatureActions } from './useSignatureActions.ts';

const SignatureDialog = lazyDialog(() => import('./SignatureDialog.tsx'));

/** Signatures of the person; one of them is the default. @source shell §7 (SignImg) @reading R-063 */
export default function SignatureSection() {
  const { t } = useLingui();
  const query = useQuery(signaturesQuery(useApi()));
  const [over, setOver] = useState<'nothing' | 'sign' | 'upload'>('nothing');
  const signatures = useHeld(query.data);
  if (!signatures) return <SectionState query={query} />;
  return (
    <div className={scroll}>
      <div className={bar}>
        <Button variant="primary" icon={PenLine} onPress={() => setOver('sign')}>{t`New signature`}</Button>
        <Button icon={ImageUp} onPress={() => setOver('upload')}>{t`Upload a signature`}</Button>
      </div>
      {signatures.length === 0 ? (
        <StatePanel kind="empty" title={t`No signatures yet`}>{t`Forms and approvals use the default signature.`}</StatePanel>
      ) : (
        <ul className={cards} aria-label={t`My signatures`}>
          {signatures.map((signature, at) => (
            <SignatureCard key={signature.id} signature={signature} number={at + 1} />
          ))}
        </ul>
      )}
      {over !== 'nothing' && <SignatureDialog way={over} onClose={() => setOver('nothing')} onAgain={() => setOver(over)} />}
    </div>
  );
}

function SignatureCard({ signature, number }: { readonly signature: Signature; readonly number: number }) {
  const { t } = useLingui();
  const context = useLinkContext();
  const { choose, remove } = useSignatureActions();
  const address = signatureAddress(signature.signImg, context);
  const name = t`Signature ${number}`;
  // Says which signature a button is about.
  const pictureId = useId();
  return (
    <li className={card}>
      {address === null ? (
        <span id={pictureId} className={paper}>{t`This image cannot be shown`}</span>
      ) : (
        <img id={pictureId} className={paper} src={address} alt={name} />
      )}
      <div className={cardFoot}>
        {signature.isDefault ? (
          <Status tone="success">{t`Default`}</Status>
        ) : (
          <Button variant="accent" describedBy={pictureId} onPress={() => void choose(signature.id)}>{t`Set as default`}</Button>
        )}
        <Button variant="text" describedBy={pictureId} onPress={() => void remove(signature.id, name)}>{t`Delete`}</Button>
      </div>
    </li>
  );
}

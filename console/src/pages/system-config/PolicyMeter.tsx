import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import type { PanelProps } from '@milepost/kit/forms/grammar';
import { useText } from '@milepost/kit/forms/render';
import { GroupTitle } from '@milepost/kit/group-title';
import { Status } from '@milepost/kit/status';
import { acceptedExample, POLICY_DEGREES, policyDegree, refusedExample } from '@milepost/openapi/domains/system-config';
import { useId } from 'react';
import { rulesOf } from '../../features/password/passwordForm.ts';
import { habitsIn, policyIn } from './policyIn.ts';
import * as css from './SystemConfig.css.ts';

const TONES = { none: 'danger', weak: 'danger', fair: 'warning', strong: 'success' } as const;

/** Demands of the password policy as it stands in the form: in words, as a bar, and by a password each that it takes and refuses. @reading R-772 */
export function PolicyMeter({ read }: PanelProps) {
  const { t } = useLingui();
  const text = useText();
  const id = useId();
  const policy = policyIn(read);
  const { days, oldOnes } = habitsIn(read);
  const degree = policyDegree(policy);
  const words = {
    none: t({ message: 'Anything goes', context: 'password policy' }),
    weak: t({ message: 'Weak', context: 'password policy' }),
    fair: t({ message: 'Fair', context: 'password policy' }),
    strong: t({ message: 'Strong', context: 'password policy' }),
  };
  const reached = POLICY_DEGREES.indexOf(degree);
  const demands = [
    ...rulesOf(policy, '').map(({ sentence }) => text(sentence)),
    ...(oldOnes === null ? [] : [t`None of the last ${oldOnes} passwords`]),
    ...(days === null ? [] : [t`A new one every ${days} days`]),
    ...(policy.isInitialChangeMandatory ? [t`The first password is changed at the first sign-in`] : []),
  ];
  const [accepted, refused] = [acceptedExample(policy), refusedExample(policy)];
  const broken = refused === null ? [] : rulesOf(policy, refused).filter(({ isMet }) => !isMet);
  const first = read('newUserDefaultPassword');
  const firstBreaks = typeof first === 'string' && first !== '' ? rulesOf(policy, first).filter(({ isMet }) => !isMet) : [];
  return (
    <section className={css.policy} aria-labelledby={id}>
      <GroupTitle id={id} note={<Status tone={TONES[degree]}>{words[degree]}</Status>}>{t`What the policy demands`}</GroupTitle>
      <meter
        className={css.heard}
        aria-labelledby={id}
        min={0}
        max={POLICY_DEGREES.length - 1}
        value={reached}
        aria-valuetext={words[degree]}
      />
      <div className={css.steps} aria-hidden="true">
        {POLICY_DEGREES.slice(1).map((each, at) => (
          <span key={each} className={at < reached ? css.step[degree] : css.step.open} />
        ))}
      </div>
      {demands.length === 0 ? (
        <p className={css.quiet}>{t`Nothing: every password is accepted.`}</p>
      ) : (
        <ul className={css.demands}>
          {demands.map((demand) => (
            <li key={demand}>{demand}</li>
          ))}
        </ul>
      )}
      <dl className={css.examples}>
        <div className={css.example}>
          <dt>{t`Accepted, for example`}</dt>
          <dd>
            <code>{accepted}</code>
          </dd>
        </div>
        {refused !== null && (
          <div className={css.example}>
            <dt>{t`Refused, for example`}</dt>
            <dd>
              <code>{refused}</code> <span className={css.quiet}>{missing(broken.map(({ sentence }) => text(sentence)))}</span>
            </dd>
          </div>
        )}
      </dl>
      {firstBreaks.length > 0 && (
        <Alert
          tone="warning"
          title={t`The first password of new people does not fit the policy`}
          description={missing(firstBreaks.map(({ sentence }) => text(sentence)))}
        />
      )}
    </section>
  );

  function missing(sentences: readonly string[]): string {
    const list = sentences.join(t({ message: ', ', context: 'between things that are missing' }));
    return t`Missing: ${list}`;
  }
}

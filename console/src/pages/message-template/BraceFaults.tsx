import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { useText } from '@milepost/kit/forms/render';
import { placeholder } from '@milepost/openapi/domains/message-template';
import type { FaultIn, Known } from './parameters.ts';
import * as css from './MessageTemplate.css.ts';

interface BraceFaultsProps {
  readonly faults: readonly FaultIn[];
  readonly known: readonly Known[];
}

/** Braces nobody fills in: where each stands, what is wrong with it, and the parameters there are. */
export function BraceFaults({ faults, known }: BraceFaultsProps) {
  const { t } = useLingui();
  const text = useText();
  const places = { title: t`Title`, content: t`Content`, smsFields: t`Variables of the provider` };
  const reason = ({ kind, meant, where }: FaultIn): string => {
    const name = meant === null ? '' : where === 'smsFields' ? meant : placeholder(meant);
    if (kind === 'open') return t`The closing brace is missing.`;
    return name === '' ? t`No parameter has this name.` : t`No parameter has this name. ${name} is probably meant.`;
  };
  return (
    <Alert
      tone="warning"
      title={t`Not filled in when the message is sent`}
      description={
        <>
          <ul className={css.faults}>
            {faults.map((fault) => (
              <li key={`${fault.where} ${fault.token}`}>
                {places[fault.where]}: <mark className={css.unknown}>{fault.token}</mark> {reason(fault)}
              </li>
            ))}
          </ul>
          <p className={css.known}>
            {t`Parameters there are:`}{' '}
            {known.map(({ name, label }) => (
              <span key={name} className={css.parameter}>
                <code>{placeholder(name)}</code> {text(label)}
              </span>
            ))}
          </p>
        </>
      }
    />
  );
}

import { msg } from '@lingui/core/macro';
import { systemClock } from '@milepost/kit/engines/clock';
import { dayText } from '../../i18n/officeDay.ts';
import { choice, date, dictionary, longText, note, pair, section, text, when } from '../../features/resource/index.ts';
import type { FieldPart } from '../../features/resource/index.ts';

const SHORT = { maxChars: 50 };
const LONG = { maxChars: 300 };
const PHONE = { maxChars: 20, spellCheck: false };

/** Today at the office, as days are kept. */
const today = (): string => dayText(systemClock.now());

const isReadable = { field: 'details.kind', isNot: ['broken'] } as const;

/** Details of a company. They are kept with members nobody here knows. @reading R-104 */
export const detailFields: readonly FieldPart<unknown>[] = [
  note(msg`The details of this company cannot be read. They stay as they are.`, 'warning', { field: 'details.kind', is: ['broken'] }),
  when(
    isReadable,
    section(
      msg`Company details`,
      pair(
        text('details.value.shortName', msg`Short name`, SHORT),
        choice('details.value.enterpriseNature', msg`Company type`, dictionary('EnterpriseNature')),
      ),
      pair(
        choice('details.value.industry', msg`Industry`, dictionary('IndustryType')),
        date('details.value.foundedTime', msg`Founded`, { max: today }),
      ),
      pair(text('details.value.telePhone', msg`Telephone`, PHONE), text('details.value.fax', msg`Fax`, PHONE)),
      text('details.value.webSite', msg`Website`, { ...LONG, spellCheck: false }),
      text('details.value.address', msg`Address`, LONG),
    ),
  ) as FieldPart<unknown>,
  when(
    isReadable,
    section(
      msg`Business details`,
      pair(text('details.value.managerName', msg`Legal representative`, SHORT), text('details.value.manageEmail', msg`Email`, SHORT)),
      pair(
        text('details.value.managerTelePhone', msg`Office telephone`, PHONE),
        text('details.value.managerMobilePhone', msg`Mobile phone`, PHONE),
      ),
      pair(
        text('details.value.bankName', msg`Bank`, SHORT),
        text('details.value.bankAccount', msg`Bank account`, { ...SHORT, spellCheck: false }),
      ),
      longText('details.value.businessscope', msg`Business scope`, LONG),
    ),
  ) as FieldPart<unknown>,
];

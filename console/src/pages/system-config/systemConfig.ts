import { msg } from '@lingui/core/macro';
import { SETTING_LIMITS as LIMITS, SETTING_MAX_CHARS as CHARS, systemConfigCodecs } from '@milepost/openapi/domains/system-config';
import { systemConfigOperations } from '@milepost/openapi/operations';
import { fitsPattern } from '@milepost/openapi/rules';
import {
  choice,
  defineSettings,
  files,
  integer,
  longText,
  pair,
  panel,
  searchedTabs,
  section,
  tab,
  text,
  toggle,
  when,
} from '../../features/resource/index.ts';
import { AdministratorsPanel } from './AdministratorsPanel.tsx';
import { DingTalkPanel, WeChatPanel } from './MessengerPanel.tsx';
import { draftOf, settingsOf } from './pictures.ts';
import type { PICTURES } from './pictures.ts';
import { PolicyMeter } from './PolicyMeter.tsx';
import { POLICY_FIELDS } from './policyIn.ts';
import { whitelistWarning } from './whitelistWarning.ts';

const EMAIL = msg`Enter an e-mail address like name@example.com`;
const isEmail = (value: unknown) => typeof value !== 'string' || fitsPattern('email', value.trim(), 0);
const on = (field: string) => ({ field, is: [true] });
const picture = <Path extends (typeof PICTURES)[number]>(field: Path, label: Parameters<typeof files>[1]) =>
  files(field, label, { look: 'images', maximum: 1 });
const secret = (field: 'qyhAgentSecret' | 'qyhCorpSecret' | 'dingSynAppSecret', label: Parameters<typeof text>[1]) =>
  text(field, label, { isSecret: true, help: msg`Left empty, the kept one stays.`, autoComplete: 'off', spellCheck: false });
const plain = { spellCheck: false } as const;
const strong = { all: [on('passwordStrengthLimit')] };

/** Settings of the installation: names and pictures, signing in, passwords, mail, messengers, processes, administrators. @source admin §2, §5 (system-sysConfig) @reading R-632 */
export const systemConfig = defineSettings({
  id: 'systemConfig',
  source: 'admin §2, §5',
  operations: systemConfigOperations,
  codecs: systemConfigCodecs,
  title: msg`System configuration`,
  load: 'getSystemConfig',
  save: 'updateSystemConfig',
  form: {
    sends: 'changes',
    confirm: msg`The settings act for everybody at once. Save them?`,
    toDraft: draftOf,
    toBody: settingsOf,
    warnings: whitelistWarning,
    fields: [
      searchedTabs(
        msg`Groups of settings`,
        { label: msg`Search the settings`, found: msg`Settings that were found` },
        tab(
          'basic',
          msg`Basic`,
          pair(
            text('title', msg`Title of the window`, { required: true, maxChars: CHARS.title }),
            text('sysName', msg`System name`, { required: true, maxChars: CHARS.sysName }),
          ),
          pair(
            text('sysVersion', msg`System version`, { disabled: () => true }),
            text('copyright', msg`Copyright`, { maxChars: CHARS.copyright }),
          ),
          pair(
            text('companyName', msg`Company name`, { maxChars: CHARS.companyName }),
            text('companyCode', msg`Short name`, { maxChars: CHARS.companyCode }),
          ),
          pair(
            text('companyContacts', msg`Legal representative`, { maxChars: CHARS.companyContacts }),
            text('companyTelePhone', msg`Company telephone`, { maxChars: CHARS.companyTelePhone }),
          ),
          pair(
            text('companyEmail', msg`Company e-mail`, {
              maxChars: CHARS.companyEmail,
              refuses: (value) => (isEmail(value) ? null : EMAIL),
            }),
            text('companyAddress', msg`Company address`, { maxChars: CHARS.companyAddress }),
          ),
          longText('sysDescription', msg`System description`, { maxChars: CHARS.sysDescription }),
          section(
            msg`Pictures`,
            pair(picture('loginIcon', msg`Picture of the sign-in page`), picture('appIcon', msg`Picture of the app`)),
            pair(picture('navigationIcon', msg`Picture beside the name`), picture('logoIcon', msg`Picture of the folded menu`)),
          ),
        ),
        tab(
          'signIn',
          msg`Sign-in`,
          pair(
            choice(
              'singleLogin',
              msg`Sign-in at several places`,
              { newestOnly: msg`The newest sign-in alone`, together: msg`All together` },
              { required: true },
            ),
            integer('tokenTimeout', msg`Session length (minutes)`, { ...LIMITS.tokenTimeout, required: true }),
          ),
          pair(
            integer('passwordErrorsNumber', msg`Wrong passwords until a lock`, LIMITS.passwordErrorsNumber),
            choice('lockType', msg`After that`, { lockAccount: msg`Lock the account`, pause: msg`Wait` }),
          ),
          when({ field: 'lockType', is: ['pause'] }, integer('lockTime', msg`Waiting time (minutes)`, LIMITS.lockTime)),
          pair(
            toggle('enableVerificationCode', msg`Picture with a code`),
            when(
              on('enableVerificationCode'),
              integer('verificationCodeNumber', msg`Characters of the code`, { ...LIMITS.verificationCodeNumber, required: true }),
            ),
          ),
          pair(toggle('lastLoginTimeSwitch', msg`Tell the last sign-in`), toggle('whitelistSwitch', msg`Only from listed addresses`)),
          when(
            on('whitelistSwitch'),
            longText('whiteListIp', msg`Listed addresses`, {
              required: true,
              help: msg`Separated by commas. Your own address belongs to them, or you are shut out.`,
            }),
          ),
        ),
        tab(
          'password',
          msg`Passwords`,
          toggle('passwordIsUpdatedRegularly', msg`Change regularly`),
          when(
            on('passwordIsUpdatedRegularly'),
            pair(
              integer('updateCycle', msg`Every so many days`, { ...LIMITS.updateCycle, required: true }),
              integer('updateInAdvance', msg`Remind so many days before`, { ...LIMITS.updateInAdvance, required: true }),
            ),
          ),
          toggle('passwordStrengthLimit', msg`Demand strong passwords`),
          when(
            strong,
            pair(
              toggle('passwordLengthMin', msg`A shortest length`),
              when(
                on('passwordLengthMin'),
                integer('passwordLengthMinNumber', msg`Shortest length`, { ...LIMITS.passwordLengthMinNumber, required: true }),
              ),
            ),
          ),
          when(
            strong,
            pair(
              toggle('containsNumbers', msg({ message: 'Digits', context: 'password' })),
              toggle('includeLowercaseLetters', msg`Small letters`),
            ),
          ),
          when(strong, pair(toggle('includeUppercaseLetters', msg`Capital letters`), toggle('containsCharacters', msg`Other characters`))),
          pair(
            toggle('disableOldPassword', msg`Refuse old passwords`),
            when(
              on('disableOldPassword'),
              integer('disableTheNumberOfOldPasswords', msg`So many old ones`, {
                ...LIMITS.disableTheNumberOfOldPasswords,
                required: true,
              }),
            ),
          ),
          pair(
            text('newUserDefaultPassword', msg`First password of new people`, {
              isSecret: true,
              help: msg`Left empty, the kept one stays.`,
              autoComplete: 'off',
              spellCheck: false,
            }),
            toggle('mandatoryModificationOfInitialPassword', msg`First password must be changed`),
          ),
          panel(PolicyMeter, { reads: POLICY_FIELDS }),
        ),
        tab(
          'mail',
          msg`Mail`,
          pair(text('emailPop3Host', msg`POP3 server`), integer('emailPop3Port', msg`POP3 port`, LIMITS.emailPop3Port)),
          pair(text('emailSmtpHost', msg`SMTP server`), integer('emailSmtpPort', msg`SMTP port`, LIMITS.emailSmtpPort)),
          pair(text('emailSenderName', msg`Sender name`), text('emailAccount', msg`Mail account`)),
          pair(
            text('emailPassword', msg`Mail password`, { isSecret: true, help: msg`Left empty, the kept one stays.` }),
            toggle('emailSsl', msg`Encrypted connection`),
          ),
        ),
        tab(
          'messengers',
          msg`Messengers`,
          section(
            msg`WeCom`,
            pair(text('qyhCorpId', msg`Enterprise ID`, plain), secret('qyhCorpSecret', msg`Secret of the address book`)),
            pair(text('qyhAgentId', msg`Agent ID`, plain), secret('qyhAgentSecret', msg`Secret of the messages`)),
            pair(
              toggle('qyhIsSynOrg', msg`Changes of organisations go there at once`),
              toggle('qyhIsSynUser', msg`Changes of people go there at once`),
            ),
            panel(WeChatPanel),
          ),
          section(
            msg`DingTalk`,
            pair(text('dingSynAppKey', msg`App key`, plain), secret('dingSynAppSecret', msg`App secret`)),
            text('dingAgentId', msg`Agent ID`, plain),
            pair(
              toggle('dingSynIsSynOrg', msg`Changes of organisations go there at once`),
              toggle('dingSynIsSynUser', msg`Changes of people go there at once`),
            ),
            panel(DingTalkPanel),
          ),
        ),
        tab(
          'flow',
          msg`Processes`,
          pair(integer('linkTime', msg`Links in messages are good for (hours)`, LIMITS.linkTime), toggle('isClick', msg`Limit how often`)),
          when(on('isClick'), integer('unClickNum', msg`So many times`, LIMITS.unClickNum)),
        ),
        tab('administrators', msg`Administrators`, panel(AdministratorsPanel)),
      ),
    ],
  },
});

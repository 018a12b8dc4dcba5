import { msg } from '@lingui/core/macro';
import { systemConfigCodecs } from '@milepost/openapi/domains/system-config';
import { systemConfigOperations } from '@milepost/openapi/operations';
import type { PanelPart } from '@milepost/kit/forms/grammar';
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
import type { FieldPart } from '../../features/resource/index.ts';
import { draftOf, settingsOf } from './pictures.ts';
import { POLICY_FIELDS } from './policyIn.ts';
import type { SettingsDraft } from './pictures.ts';
import { whitelistWarning } from './whitelistWarning.ts';

const COUNT = { min: 1, max: 9999 };
const on = (field: string) => ({ field, is: [true] });
const picture = (field: string, label: Parameters<typeof files>[1]) =>
  files(field, label, { look: 'images', maximum: 1 }) as FieldPart<unknown>;
const secret = (field: 'qyhAgentSecret' | 'qyhCorpSecret' | 'dingSynAppSecret', label: Parameters<typeof text>[1]) =>
  text(field, label, { isSecret: true, help: msg`Left empty, the kept one stays.`, autoComplete: 'off', spellCheck: false });
const plain = { spellCheck: false } as const;
const loadWeChat: PanelPart['load'] = async () => ({ default: (await import('./MessengerPanel.tsx')).WeChatPanel });
const loadDingTalk: PanelPart['load'] = async () => ({ default: (await import('./MessengerPanel.tsx')).DingTalkPanel });
const loadMeter: PanelPart['load'] = () => import('./PolicyMeter.tsx');
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
    asks: msg`The settings act for everybody at once. Save them?`,
    toDraft: draftOf,
    toBody: settingsOf as never,
    warns: (draft, saving) => whitelistWarning(draft as unknown as SettingsDraft, saving),
    fields: [
      searchedTabs(
        msg`Groups of settings`,
        { label: msg`Search the settings`, found: msg`Settings that were found` },
        tab(
          'basic',
          msg`Basic`,
          pair(text('title', msg`Title of the window`), text('sysName', msg`System name`)),
          pair(text('sysVersion', msg`System version`, { disabled: () => true }), text('copyright', msg`Copyright`)),
          pair(text('companyName', msg`Company name`), text('companyCode', msg`Short name`)),
          pair(text('companyContacts', msg`Legal representative`), text('companyTelePhone', msg`Company telephone`)),
          pair(text('companyEmail', msg`Company e-mail`), text('companyAddress', msg`Company address`)),
          longText('sysDescription', msg`System description`),
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
            integer('tokenTimeout', msg`Session length (minutes)`, { min: 1, max: 999_999, required: true }),
          ),
          pair(
            integer('passwordErrorsNumber', msg`Wrong passwords until a lock`, COUNT),
            choice('lockType', msg`After that`, { lockAccount: msg`Lock the account`, pause: msg`Wait` }),
          ),
          when({ field: 'lockType', is: ['pause'] }, integer('lockTime', msg`Waiting time (minutes)`, COUNT)),
          pair(
            toggle('enableVerificationCode', msg`Picture with a code`),
            when(
              on('enableVerificationCode'),
              integer('verificationCodeNumber', msg`Characters of the code`, { min: 3, max: 6, required: true }),
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
              integer('updateCycle', msg`Every so many days`, { ...COUNT, required: true }),
              integer('updateInAdvance', msg`Remind so many days before`, { ...COUNT, required: true }),
            ),
          ),
          toggle('passwordStrengthLimit', msg`Demand strong passwords`),
          when(
            strong,
            pair(
              toggle('passwordLengthMin', msg`A shortest length`) as FieldPart<unknown>,
              when(on('passwordLengthMin'), integer('passwordLengthMinNumber', msg`Shortest length`, { min: 1, max: 64, required: true })),
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
              integer('disableTheNumberOfOldPasswords', msg`So many old ones`, { min: 1, max: 24, required: true }),
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
          panel(loadMeter, { reads: POLICY_FIELDS }),
        ),
        tab(
          'mail',
          msg`Mail`,
          pair(text('emailPop3Host', msg`POP3 server`), integer('emailPop3Port', msg`POP3 port`, { min: 1, max: 65_535 })),
          pair(text('emailSmtpHost', msg`SMTP server`), integer('emailSmtpPort', msg`SMTP port`, { min: 1, max: 65_535 })),
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
            panel(loadWeChat),
          ),
          section(
            msg`DingTalk`,
            pair(text('dingSynAppKey', msg`App key`, plain), secret('dingSynAppSecret', msg`App secret`)),
            text('dingAgentId', msg`Agent ID`, plain),
            pair(
              toggle('dingSynIsSynOrg', msg`Changes of organisations go there at once`),
              toggle('dingSynIsSynUser', msg`Changes of people go there at once`),
            ),
            panel(loadDingTalk),
          ),
        ),
        tab(
          'flow',
          msg`Processes`,
          pair(integer('linkTime', msg`Links in messages are good for (hours)`, COUNT), toggle('isClick', msg`Limit how often`)),
          when(on('isClick'), integer('unClickNum', msg`So many times`, COUNT)),
        ),
        tab(
          'administrators',
          msg`Administrators`,
          panel(() => import('./AdministratorsPanel.tsx')),
        ),
      ),
    ],
  },
});

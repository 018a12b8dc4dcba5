import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { isList, isObject, memberOf, textOf } from '@milepost/openapi/domains/design';
import type { Json } from '@milepost/openapi/domains/design';
import { fieldLabel, joined, shortened } from './valueWords.ts';
import type { DesignWords } from './valueWords.ts';

/** Words for an effect of a rule, as one says it after when. */
function effectText(effect: Json, words: DesignWords): string {
  const field = fieldLabel(textOf(memberOf(effect, 'field')), words);
  const text = shortened(textOf(memberOf(effect, 'text')));
  const isOn = memberOf(effect, 'is') !== false;
  const messages: Readonly<Record<string, MessageDescriptor>> = {
    set: msg`sets “${field}”`,
    show: isOn ? msg`shows “${field}”` : msg`hides “${field}”`,
    require: isOn ? msg`requires “${field}”` : msg`no longer requires “${field}”`,
    disable: isOn ? msg`locks “${field}”` : msg`unlocks “${field}”`,
    keepOptions: msg`narrows the options of “${field}”`,
    say: msg`says “${text}”`,
    refuse: msg`refuses with “${text}”`,
  };
  const does = textOf(memberOf(effect, 'do'));
  const message = Object.hasOwn(messages, does) ? messages[does] : undefined;
  return message ? words.say(message) : does;
}

const effectsOf = (rule: Json): readonly Json[] =>
  ['then', 'otherwise'].flatMap((name) => {
    const list = memberOf(rule, name);
    return isList(list) ? list : [];
  });

/** A rule in words: when it is asked, and what it does then; its conditions are told by that there are some. @reading R-966 */
export function ruleSentence(rule: Json, words: DesignWords): string {
  const { say } = words;
  const on = memberOf(rule, 'on');
  const changed = isObject(on) ? fieldLabel(textOf(on['change']), words) : '';
  const when =
    on === 'save' ? msg`on saving` : on === 'load' ? msg`on opening` : msg({ message: `when “${changed}” changes`, context: 'rule' });
  const does = joined([...new Set(effectsOf(rule).map((effect) => effectText(effect, words)))], words);
  const start = say(when);
  return say(memberOf(rule, 'when') === undefined ? msg`${start}: ${does}` : msg`${start}, under conditions: ${does}`);
}

import type { NewPageFlags } from './input.ts';
import type { Question } from './questions.ts';

/** Flags that answer questions. */
export type AnsweredFlags = Pick<NewPageFlags, 'zh' | 'zhtw' | 'label' | 'control' | 'hide'>;

/**
 * Asks every question once; answers the flags with what was said. What nobody needs and nobody answers is hidden. Null where a
 * needed answer did not come.
 */
export async function answered<Flags extends AnsweredFlags>(
  flags: Flags,
  questions: readonly Question[],
  ask: (question: string) => Promise<string | null>,
): Promise<Flags | null> {
  let more = flags;
  for (const question of questions) {
    const offers = question.offers.length > 0 ? ` (${question.offers.join(', ')})` : '';
    const said = ((await ask(`${question.says}${offers}${question.isNeeded ? '' : ' Enter leaves it out.'} `)) ?? '').trim();
    if (said === '' && question.isNeeded) return null;
    more = withAnswer(more, question.flag, said);
  }
  return more;
}

/** Flags with one more: `--zh `, `--label member=` or `--control member=`; without an answer the member is hidden. */
function withAnswer<Flags extends AnsweredFlags>(flags: Flags, flag: string, said: string): Flags {
  const [, name = '', member = ''] = /^--(\w+) (?:([\w.]+)=)?$/.exec(flag) ?? [];
  if (said === '') return { ...flags, hide: [flags.hide, member.split('.')[0]].filter(Boolean).join(',') };
  if (name === 'zh') return { ...flags, zh: said };
  if (name === 'zhtw') return { ...flags, zhtw: said };
  const pair = `${member}=${said}`;
  return name === 'control' ? { ...flags, control: [...(flags.control ?? []), pair] } : { ...flags, label: [...(flags.label ?? []), pair] };
}

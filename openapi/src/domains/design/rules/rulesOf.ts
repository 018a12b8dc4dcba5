import type { FormRule } from '@milepost/kit/forms/grammar';
import type { FormConfig, FormControl } from '../../model/index.ts';
import { DECLARED, declaredRules } from './declared.ts';
import { readScript } from './readScript.ts';

/** A script of a design that is not run here: at which control, and when it would run. */
export interface UnreadScript {
  /** Label of the control; empty for those of the form. */
  readonly label: string;
  readonly event: string;
}

/** Scripts of a design as the rules they are, and those that are none. */
export interface CompiledRules {
  readonly rules: readonly FormRule[];
  readonly unread: readonly UnreadScript[];
  /** Something that would judge the form before it is saved does not run. */
  readonly isSaveUnread: boolean;
}

/** Controls whose options a rule may choose from. */
const CHOICES: ReadonlySet<string> = new Set(['select', 'radio', 'checkbox', 'treeSelect', 'dicSelect']);

/** Fields of the form itself; those of sub-tables have a value in every row. */
const fieldsOf = (controls: readonly FormControl[]): readonly FormControl[] =>
  controls.flatMap((control) => [control, ...(control.config.jnpfKey === 'table' ? [] : fieldsOf(control.config.children))]);

const everyControl = (controls: readonly FormControl[]): readonly FormControl[] =>
  controls.flatMap((control) => [control, ...everyControl(control.config.children)]);

/**
 * Rules of a form: its scripts, as far as each of them is understood as a whole. No script is ever evaluated.
 * @source wire-facts §17 @reading R-770
 */
export function rulesOf({ fields: controls, funcs, rest }: Pick<FormConfig, 'fields' | 'funcs' | 'rest'>): CompiledRules {
  const own = fieldsOf(controls);
  const fields = new Set(own.map(({ vModel }) => vModel).filter((field) => field !== ''));
  const rules: FormRule[] = [];
  const unread: UnreadScript[] = [];

  /** A script at a place where rules run, or, without one, where none do. */
  function take(script: unknown, label: string, event: string, on: FormRule['on'] | null): boolean {
    if (script === null) return true;
    const of = typeof on === 'object' && on !== null ? on.change : null;
    const does = typeof script === 'string' ? readScript(script, { own: of, fields }) : null;
    if (does?.length === 0) return true;
    if (does === null || on === null) {
      unread.push({ label, event });
      return false;
    }
    rules.push({ on, does });
    return true;
  }

  take(funcs.onLoad, '', 'onLoad', 'load');
  const isSaveRead = take(funcs.beforeSubmit, '', 'beforeSubmit', 'save');
  take(funcs.afterSubmit, '', 'afterSubmit', null);
  for (const control of everyControl(controls)) {
    const { events, config, vModel } = control;
    const label = config.label || vModel;
    const isOwn = vModel !== '' && own.includes(control);
    for (const [event, script] of Object.entries({ ...events.rest, change: events.change, blur: events.blur, click: events.click }))
      take(script, label, event, event === 'change' && isOwn ? { change: vModel } : null);
  }
  const choices = new Set(own.filter(({ config }) => CHOICES.has(config.jnpfKey)).map(({ vModel }) => vModel));
  const declared = declaredRules(rest[DECLARED], { fields, choices });
  return {
    rules: [...rules, ...declared.rules],
    unread: [...unread, ...declared.unread.map((label) => ({ label, event: DECLARED }))],
    // A rule nobody could read may be one that refuses.
    isSaveUnread: !isSaveRead || declared.unread.length > 0,
  };
}

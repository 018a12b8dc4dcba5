import { CONFIGURED, configuredForm } from '@milepost/kit/forms/config';
import { controlsOf, withControls } from '@milepost/kit/forms/grammar';
import type { Part } from '@milepost/kit/forms/grammar';
import { readFormConfig } from '../../model/index.ts';
import { formOf, keyOf, kindNameOf, labelOf } from '../document.ts';
import type { DesignDocument } from '../document.ts';
import { isList, memberOf, textOf } from '../json.ts';
import type { JsonObject } from '../json.ts';
import { fieldName, fieldsOf } from '../keys.ts';
import { isItem, kindOfName } from '../kinds.ts';
import { rulesOf } from '../rules/index.ts';
import { allNodes, roleOf } from '../tree.ts';
import { BUILDERS } from './builders.ts';
import { isHole } from './declaration.ts';
import type { Declaration, DeclarationNote, DeclaredField, Hole } from './declaration.ts';
import { object, value, words } from './expression.ts';
import type { Expression, Member } from './expression.ts';
import { withFieldRules } from './fieldRules.ts';
import { fieldOf, wasText } from './fields.ts';
import { listOf } from './list.ts';
import { lookOf } from './look.ts';
import { withOwnWords } from './ownWords.ts';
import { partOf } from './parts.ts';

const NAME = /^[A-Za-z_]\w*$/;
const RESERVED =
  /^(?:await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield|arguments|eval|undefined|never|always|hole|msg|records|form|recordsOf|defineResource|dictionary|feed|fixedOptions|line|section|tabs|tab|folds|display|qrCode|barcode|onLoad|onChange|whenever|equals|differs|lessThan|atMost|moreThan|atLeast|includes|oneOf|isEmpty|not|allOf|anyOf)$/;

/** Name of a declaration in code, out of the code of its design: `road.patrol-2` is `roadPatrol2`. */
export function constantNameOf(enCode: string): string {
  const [first = '', ...others] = enCode.split(/[^A-Za-z0-9]+/).filter((part) => part !== '');
  const name = `${first.charAt(0).toLowerCase()}${first.slice(1)}${others.map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}`).join('')}`;
  if (!NAME.test(name)) return `design${name.replaceAll(/\W/g, '')}`;
  return RESERVED.test(name) || Object.hasOwn(BUILDERS, name) ? `${name}Records` : name;
}

/** Holes of controls that leave no part of the form: nobody knows them and they hold nothing, or two hold the same. */
function lostControls(document: DesignDocument, parts: readonly Part[]): readonly Hole[] {
  const kept = new Set(controlsOf({ parts }).map(({ control }) => control.field));
  const inTables = new Set(fieldsOf(document).flatMap(({ nodeId, table }) => (table === null ? [] : [nodeId])));
  return allNodes(document.tree).flatMap((node): readonly Hole[] => {
    const [name, key] = [roleOf(document.tree, node), keyOf(node)];
    if (isItem(name) || inTables.has(node.id) || (key === '' ? CONFIGURED.includes(name) : kept.has(key))) return [];
    return [{ place: 'form', key, what: `${name || 'control'} “${labelOf(node)}”`, was: wasText(node.own) }];
  });
}

/** Members of a form that differ from the usual ones. */
function formMembers(
  document: DesignDocument,
  { isEditable, isInRows }: { readonly isEditable: boolean; readonly isInRows: boolean },
): readonly Member[] {
  const look = lookOf(readFormConfig(formOf(document)));
  const members: Member[] = [['frame', value(look.frame)]];
  if (look.frame !== 'page' && look.width !== 600 && !(look.frame === 'wide' && look.width === 800))
    members.push(['width', value(look.width)]);
  const labels = Object.entries({ save: look.confirm, cancel: look.cancel }).flatMap(([name, label]): readonly Member[] =>
    label === '' ? [] : [[name, words(label)]],
  );
  if (labels.length > 0) members.push(['labels', object(labels)]);
  if (look.savesAndGoesOn) members.push(['addsMore', value(true)]);
  if (look.print) members.push(['print', value(look.print)]);
  if (!isEditable) members.push(['isEditable', value(false)]);
  if (isInRows) members.push(['inRows', value(true)]);
  return members;
}

function notesOf(document: DesignDocument): readonly DeclarationNote[] {
  const named = (names: readonly string[]) =>
    allNodes(document.tree)
      .filter((node) => names.includes(kindNameOf(node)))
      .map(labelOf);
  const notes: DeclarationNote[] = [];
  const note = (code: DeclarationNote['code'], of: readonly string[]) => {
    if (of.length > 0) notes.push({ code, of });
  };
  note('iframe', named(['iframe']));
  note('button', named(['button']));
  if (document.facts.enableFlow || (document.flow ?? '').trim().length > 2) notes.push({ code: 'flow', of: [] });
  if (document.appList !== null) notes.push({ code: 'appList', of: [] });
  return notes;
}

/** Design without a form: a list of what a data interface answers. */
const DATA_VIEW = 4;

/** Fields of a list without a form: the columns it shows, as texts. */
function shownFields(list: JsonObject | null): readonly DeclaredField[] {
  const columns = memberOf(list ?? undefined, 'columnList');
  const keys = new Set<string>();
  return (isList(columns) ? columns : []).flatMap((column): readonly DeclaredField[] => {
    const key = textOf(memberOf(column, 'prop'));
    if (key === '' || keys.has(key)) return [];
    keys.add(key);
    return [{ key, builder: 'text', label: textOf(memberOf(column, 'label')) || key, members: [] }];
  });
}

const expressionsIn = (of: readonly (DeclaredField | Hole)[]): readonly Expression[] =>
  of.flatMap((field) => (isHole(field) ? [] : [...field.members.map(([, member]) => member), ...expressionsIn(field.columns ?? [])]));

/** Names of dictionaries and data interfaces, which are ids of one installation. */
function installedNames(fields: readonly (DeclaredField | Hole)[]): readonly DeclarationNote[] {
  const ids = (name: string, pick: (text: string) => string | null) =>
    expressionsIn(fields).flatMap((one) => {
      if (one.is !== 'call' || one.name !== name) return [];
      const [first] = one.of;
      const id = first?.is === 'value' && typeof first.value === 'string' ? pick(first.value) : null;
      return id === null ? [] : [id];
    });
  const dictionaries = ids('dictionary', (id) => id);
  const interfaces = ids('feed', (id) => /^interface:([^?]+)/.exec(id)?.[1] ?? null);
  return [
    ...(dictionaries.length > 0 ? [{ code: 'dictionaryById', of: [...new Set(dictionaries)] } as const] : []),
    ...(interfaces.length > 0 ? [{ code: 'interfaceById', of: [...new Set(interfaces)] } as const] : []),
  ];
}

/**
 * A design as code: data that is the same for the same design, wherever it is made. What draws the form reads it here too, so the
 * code says what is drawn.
 * @throws Error for a list or a form that is no design
 * @source designer §16 @reading R-937
 */
export function declare(document: DesignDocument): Declaration {
  const { facts, list } = document;
  const whole = formOf(document);
  const controls = whole === null ? [] : memberOf(whole, 'fields');
  const parts = withControls(configuredForm(isList(controls) ? controls : []).parts, withOwnWords);
  const kinds = new Map(fieldsOf(document).map((field) => [fieldName(field), kindOfName(field.kind)]));
  const isView = facts.webType === DATA_VIEW;
  const found = isView ? shownFields(list) : controlsOf({ parts }).map(({ control }) => fieldOf(control, kinds));
  const lost = lostControls(document, parts);
  const config = whole === null ? null : readFormConfig(whole);
  const { rules: inDesign, unread } = config ? rulesOf(config) : { rules: [], unread: [] };
  const { fields, rules } = withFieldRules(found, inDesign);
  const listed = listOf(facts.webType === 1 ? null : list, fields);
  const inRules: readonly Hole[] = unread.map(({ label, event }) => ({
    place: 'rule',
    key: event,
    what: `script ${event}${label === '' ? '' : ` of “${label}”`}`,
    was: label,
  }));
  const isFlat = parts.every(({ part }) => part === 'control') && lost.length === 0;
  const columns = (of: readonly (DeclaredField | Hole)[]): readonly Hole[] =>
    of.flatMap((field) => (isHole(field) ? [field] : columns(field.columns ?? [])));
  return {
    enCode: facts.enCode,
    fullName: facts.fullName,
    constant: constantNameOf(facts.enCode),
    fields,
    list: listed.list,
    form: whole === null || isView ? null : { members: formMembers(document, listed), parts: isFlat ? null : parts.map(partOf) },
    rules,
    words: listed.words,
    actions: listed.actions,
    buttons: listed.buttons,
    hasDetail: whole !== null && !isView && listed.hasDetail,
    holes: [...columns(fields), ...lost, ...inRules, ...listed.holes],
    notes: [...notesOf(document), ...listed.notes, ...installedNames(fields)],
  };
}

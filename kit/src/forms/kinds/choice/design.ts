import { flag, placeholder } from '../../config/designed.ts';
import type { ReadControl } from '../../config/designed.ts';
import { dictionaryFeed, optionsOf } from '../../config/options.ts';

const choice =
  (isMany: boolean, look?: 'radio'): ReadControl =>
  (members, base) => ({
    ...base,
    kind: 'choice',
    options: optionsOf(members),
    isMany: isMany || flag(members, 'multiple'),
    ...(look && { look }),
    placeholder: placeholder(members),
  });

/** Entries of one dictionary, as a tree. */
const dictionary: ReadControl = (members, base) => ({
  ...base,
  kind: 'choice',
  options: dictionaryFeed(members.within('__config__').text('dictionaryType', '') || members.text('dictionaryType')),
  isMany: flag(members, 'multiple'),
  placeholder: placeholder(members),
});

/** Readers of choices by their names in stored designs. */
export const choiceDesign: Readonly<Record<string, ReadControl>> = {
  radio: choice(false, 'radio'),
  select: choice(false),
  checkbox: choice(true, 'radio'),
  treeSelect: choice(false),
  dicSelect: dictionary,
};

import { useLingui } from '@lingui/react/macro';

/**
 * Spoken name of a button of a field: its words, then the field's name, for who hears it away from the field. A form has many
 * that say “upload”. @reading R-412
 */
export function useOfField(label: string): (words: string) => string {
  const { t } = useLingui();
  return (words) => words + t({ message: ': ', context: 'between an act and its field' }) + label;
}

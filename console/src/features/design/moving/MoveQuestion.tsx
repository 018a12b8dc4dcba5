import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import { Select } from '@milepost/kit/select';
import { placeOfNode } from '@milepost/openapi/domains/design';
import type { InsertionPoint, NodeId } from '@milepost/openapi/domains/design';
import { useMemo, useState } from 'react';
import type { FormEvent } from 'react';
import { useJoinedNames } from '../../../i18n/useJoinedNames.ts';
import type { Command } from '../core/types.ts';
import { useDesigner } from '../designer/useDesigner.ts';
import { kindWord } from '../kinds/kindWords.ts';
import { moveHomes, moveNeighbours, placeAfter } from './movePlaces.ts';
import type { NamedNode } from './movePlaces.ts';
import * as css from './MoveQuestion.css.ts';

const FORM = 'form';
const FIRST = 'first';
const idOf = (choice: string, none: string): NodeId | null => (choice === none ? null : choice);

interface MoveQuestionProps {
  /** Controls that are moved. */
  readonly ids: readonly NodeId[];
  /** Called once it is answered, or left. */
  readonly onDone: () => void;
}

/** Choice of the place controls are moved to, by name: what they go into, and after what. @source designer §21 @reading R-859 */
export function MoveQuestion({ ids, onDone }: MoveQuestionProps) {
  const { t, i18n } = useLingui();
  const { state, run, refusal } = useDesigner();
  const joined = useJoinedNames();
  const [{ tree }] = useState(() => state().document);
  const nameOf = ({ label, role, number }: NamedNode): string => {
    const kind = i18n._(kindWord(role));
    return label === '' ? t`${kind} ${number}` : label;
  };
  const moveTo = (at: InsertionPoint): Command => ({ do: 'move', ids, at });
  // oxlint-disable-next-line react/exhaustive-deps -- asked once: the form does not change under the question
  const homes = useMemo(() => moveHomes(tree, (at) => refusal(moveTo(at))), []);
  const [first] = ids;
  const [home, setHome] = useState(() => {
    const { into } = first === undefined ? { into: null } : placeOfNode(tree, first);
    return homes.some(({ node, refusal: no }) => node?.id === into && !no)
      ? (into ?? FORM)
      : (homes.find((one) => !one.refusal)?.node?.id ?? FORM);
  });
  const into = idOf(home, FORM);
  const neighbours = moveNeighbours(tree, into, ids);
  const [after, setAfter] = useState<string | null>(null);
  const place = after ?? neighbours.at(-1)?.id ?? FIRST;
  const move = () => {
    if (run(moveTo(placeAfter(tree, into, idOf(place, FIRST))))) onDone();
  };
  const names = joined(
    ids.flatMap((id) => {
      const node = moveNeighbours(tree, placeOfNode(tree, id).into, []).find((one) => one.id === id);
      return node ? [nameOf(node)] : [];
    }),
  );
  const kindOf = (role: string) => i18n._(kindWord(role));
  const homeOptions = homes.map(({ node, depth, refusal: no }) => ({
    id: node?.id ?? FORM,
    label: node ? nameOf(node) : t`The form itself`,
    depth,
    ...(node && node.label !== '' && { description: kindOf(node.role) }),
    ...(no && { isDisabled: true, reason: i18n._(no) }),
  }));
  const placeOptions = [
    { id: FIRST, label: t`At the beginning` },
    ...neighbours.map((node) => {
      const name = nameOf(node);
      return { id: node.id, label: t`After “${name}”` };
    }),
  ];
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    move();
  };
  return (
    <Dialog
      title={t`Move “${names}” to`}
      widthPx={600}
      onClose={onDone}
      footer={
        <>
          <Button onPress={onDone}>{t`Cancel`}</Button>
          <Button variant="primary" onPress={move}>
            {t({ message: 'Move', context: 'a control of a form' })}
          </Button>
        </>
      }
    >
      <form className={css.column} onSubmit={onSubmit}>
        <Select
          id="move-into"
          label={t({ message: 'Into', context: 'where a control is moved' })}
          placeholder={t`The form itself`}
          options={homeOptions}
          value={home}
          onChange={(next) => {
            setHome(next);
            setAfter(null);
          }}
        />
        <Select
          id="move-after"
          label={t({ message: 'Place', context: 'among neighbours' })}
          placeholder={t`At the beginning`}
          options={placeOptions}
          value={place}
          onChange={setAfter}
        />
      </form>
    </Dialog>
  );
}

import type { Category } from '@milepost/openapi/domains/dictionary';
import { useState } from 'react';
import ResourceForm from '../../features/resource/form/ResourceForm.tsx';
import type { AnyResource } from '../../features/resource/index.ts';
import { entriesIn } from './entriesIn.ts';

interface EntryDialogProps {
  readonly category: Category;
  /** Null to create one. */
  readonly id: string | null;
  readonly onClose: () => void;
}

const NOWHERE = { parent: null, node: null };
const nothing = () => undefined;

/** Creates or edits an entry of a category. @source admin §2 */
export default function EntryDialog({ category, id, onClose }: EntryDialogProps) {
  const [resource] = useState(() => entriesIn(category) as unknown as AnyResource);
  return <ResourceForm resource={resource} id={id} at={NOWHERE} onSaved={nothing} onClose={onClose} />;
}

import { bindOperations, createClient } from '@milepost/openapi/client';
import { recordCodecs } from '@milepost/openapi/domains/record';
import type { FormConfig } from '@milepost/openapi/domains/model';
import { recordOperations } from '@milepost/openapi/operations';

// Whoever fills in the form is nobody: a session this browser may have is not sent. @source shell §2.2
const { getShortLinkForm, submitShortLinkForm } = bindOperations(
  createClient({ baseUrl: '', getToken: () => null, onSessionEnded: () => {} }),
  recordOperations,
);

/** A form under a link. */
export interface LinkedForm {
  readonly name: string;
  readonly design: FormConfig;
}

/** Reads the form under a key; null where its design cannot be read. @throws ApiError when the link is closed */
export async function readForm(key: string): Promise<LinkedForm | null> {
  const { data } = await getShortLinkForm({ path: { key } });
  if (!data) return null;
  const { fullName, formData } = recordCodecs.getShortLinkForm.data.decode(data);
  return formData.kind === 'value' ? { name: fullName, design: formData.value } : null;
}

/** Hands in what was filled in. @throws ApiError when it is refused */
export async function handIn(key: string, values: object): Promise<void> {
  const body = recordCodecs.submitShortLinkForm.body.encode({ data: { kind: 'value', value: values as Record<string, unknown> } });
  await submitShortLinkForm({ path: { key }, body });
}

import type { RelatedFormFeed } from '@milepost/kit/relation-form';
import { bindOperations } from '@milepost/openapi/client';
import type { Client } from '@milepost/openapi/client';
import { controlsOf, modelCodecs } from '@milepost/openapi/domains/model';
import { recordCodecs } from '@milepost/openapi/domains/record';
import { modelOperations, recordOperations } from '@milepost/openapi/operations';

/** Records of related forms. @source forms §7 */
export function relatedFormFeed(client: Client): RelatedFormFeed {
  const models = bindOperations(client, modelOperations);
  const records = bindOperations(client, recordOperations);
  return {
    async list({ modelId, keyword, currentPage, pageSize, relationField, columnOptions }, signal) {
      const query = { keyword, currentPage, pageSize, relationField, columnOptions };
      const { data } = await models.listRelatedRecords({ path: { id: modelId }, query }, { signal });
      const { rows, total } = modelCodecs.listRelatedRecords.data.decode(data);
      return { rows: rows.map(({ id, values }) => ({ ...values, id })), total };
    },
    async record({ modelId, id }, signal) {
      const { data } = await records.getRecordDisplay({ path: { id: modelId, recordId: id } }, { signal });
      const values = data ? recordCodecs.getRecordDisplay.data.decode(data).data : null;
      return values?.kind === 'value' ? values.value : null;
    },
    async config({ modelId }, signal) {
      const { data } = await records.getModelConfig({ path: { id: modelId } }, { signal });
      const form = data && recordCodecs.getModelConfig.data.decode(data).formData;
      return form?.kind === 'value' ? controlsOf(form.value).map(({ vModel, config }) => ({ value: vModel, label: config.label })) : [];
    },
  };
}

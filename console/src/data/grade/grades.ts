import { bindOperations } from '@milepost/openapi/client';
import { gradeCodecs as codecs } from '@milepost/openapi/domains/grade';
import type { Grade, GradeDraft } from '@milepost/openapi/domains/grade';
import { gradeOperations } from '@milepost/openapi/operations';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/index.ts';

const callsOf = ({ client }: Pick<Api, 'client'>) => bindOperations(client, gradeOperations);

const RECORDS = ['grade', 'record'];

/** Organisations one may give, with the marks of a person; of nobody yet where the id is empty. */
export const gradeQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: [...RECORDS, userId],
    queryFn: async ({ signal }): Promise<Grade | null> => {
      const { data } = await callsOf(api).getGrade({ query: userId === '' ? {} : { userId } }, { signal });
      return data && codecs.getGrade.data.decode(data);
    },
    gcTime: 0,
  });

/** Adds a grade, or replaces that of the person. */
export const saveGrade = (api: Api) => ({
  send: (draft: GradeDraft) => callsOf(api).saveGrade({ body: codecs.saveGrade.body.encode(draft) }),
});

/** Takes the grade of a person. */
export const removeGrade = (api: Api) => ({
  send: (userId: string) => callsOf(api).removeGrade({ path: { userId } }),
});

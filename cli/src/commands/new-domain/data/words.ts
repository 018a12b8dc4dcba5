/** Sentences of the sandbox in examples of the description. @source admin §5 */
export const SAYS = { create: '新建成功', update: '更新成功', remove: '删除成功', read: '操作成功' } as const;

/** Names of the forms of a page, as `new page` writes them. */
export const FORM_VERBS = { add: '新建', edit: '编辑' } as const;

/** End of the sentence for a value that has to be the only one, after the name of the record. */
export const TAKEN = '已存在，请修改后重试';

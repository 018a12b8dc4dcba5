/** Sentence that refuses somebody for a right: it names the right, or says who may. @reading R-286 */
export const NO_RIGHT =
  /^(您没有“.+”的权限，可请管理员在“权限管理”中授权|您没有此操作的权限，它不在菜单中，请联系管理员|此操作仅限管理员，.+)$/;

import type { FieldWords } from '../../core/words.ts';

/** @source admin §5 */
export const peopleWords: FieldWords = {
  account: { required: '请输入账户', tooLong: '账户最多为50个字符！', pattern: '账户只能包含字母和数字' },
  realName: { required: '请输入姓名', tooLong: '姓名最多为50个字符！', pattern: '姓名不能含有特殊符号' },
  organizeId: { required: '请选择所属组织' },
  mobilePhone: { pattern: '请输入正确的手机号码' },
  email: { pattern: '请输入正确的电子邮箱' },
  sortCode: { range: '排序应在0到999999之间', type: '排序应为整数' },
  gender: { range: '性别只能为男、女或保密' },
  enabledMark: { range: '状态只能为启用、锁定或禁用' },
  userPassword: { required: '请输入新密码', pattern: '密码未加密，请重新输入' },
  validatePassword: { required: '请再次输入新密码', pattern: '密码未加密，请重新输入' },
  userId: { required: '请选择用户' },
  positionId: { required: '请选择岗位' },
  roleId: { required: '请选择角色' },
  fileName: { required: '请先上传文件' },
  file: { required: '请先上传文件' },
  list: { required: '导入数据为空' },
};

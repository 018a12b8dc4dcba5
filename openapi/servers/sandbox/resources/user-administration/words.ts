import type { FieldWords } from '../../core/words.ts';

/** Words of the details of a person, for the profile too. @reading R-606 */
export const DETAIL_WORDS = {
  certificatesNumber: { pattern: '请按证件填写 18 位身份证号码', tooLong: '证件号码最多为50个字符！' },
  birthday: { range: '请填写已过去的日期，例如 1990-05-01' },
  entryDate: { range: '入职日期应为已过去的日期' },
  nation: { tooLong: '民族最多为50个字符！' },
  nativePlace: { tooLong: '籍贯最多为50个字符！' },
  certificatesType: { tooLong: '证件类型最多为50个字符！' },
  education: { tooLong: '文化程度最多为50个字符！' },
  telePhone: { tooLong: '办公电话最多为20个字符！' },
  landline: { tooLong: '固定电话最多为20个字符！' },
  urgentContacts: { tooLong: '紧急联系人最多为50个字符！' },
  urgentTelePhone: { tooLong: '紧急联系电话最多为20个字符！' },
  postalAddress: { tooLong: '通讯地址最多为300个字符！' },
} as const satisfies FieldWords;

/** @source admin §5 */
export const peopleWords: FieldWords = {
  account: { required: '请输入账户', tooLong: '账户最多为50个字符！', pattern: '账户只能包含字母和数字' },
  realName: { required: '请输入姓名', tooLong: '姓名最多为50个字符！', pattern: '姓名不能含有特殊符号' },
  organizeId: { required: '请选择所属组织' },
  mobilePhone: { pattern: '请输入正确的手机号码' },
  email: { pattern: '请输入正确的电子邮箱' },
  ...DETAIL_WORDS,
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

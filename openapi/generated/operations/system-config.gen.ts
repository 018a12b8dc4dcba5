// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
export const systemConfigOperations = {
  /** Settings of the installation; secrets are answered empty */
  getSystemConfig: { id: 'getSystemConfig', method: 'GET', path: '/api/system/SysConfig', effect: 'read', reads: ['systemConfig'] },
  /** Save settings; a setting that is left out, and an empty secret, stay as they are */
  updateSystemConfig: { id: 'updateSystemConfig', method: 'PUT', path: '/api/system/SysConfig', effect: 'update', writes: ['systemConfig'], body: 'json' },
  /** Try a connection to WeChat Work */
  testWeChatConnection: { id: 'testWeChatConnection', method: 'POST', path: '/api/system/SysConfig/{type}/testQyWebChatConnect', effect: 'external', body: 'json' },
  /** Try a connection to DingTalk */
  testDingTalkConnection: { id: 'testDingTalkConnection', method: 'POST', path: '/api/system/SysConfig/testDingTalkConnect', effect: 'external', body: 'json' },
  /** People with every right */
  listAdministrators: { id: 'listAdministrators', method: 'GET', path: '/api/system/SysConfig/getAdminList', effect: 'read', reads: ['user'] },
  /** Who has every right; nobody else keeps it */
  setAdministrators: { id: 'setAdministrators', method: 'PUT', path: '/api/system/SysConfig/setAdminList', effect: 'update', writes: ['user', 'role'], body: 'json' },
} as const;

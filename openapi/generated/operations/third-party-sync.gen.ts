// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
export const thirdPartySyncOperations = {
  /** How many organisations and people are in step with a messenger */
  listSyncTotals: { id: 'listSyncTotals', method: 'GET', path: '/api/system/SynThirdInfo/getSynThirdTotal/{type}', effect: 'read', reads: ['thirdPartySync'], timeoutMs: 100000 },
  /** Records of one kind that could not be brought into step with a messenger, page by page */
  listSyncFailures: { id: 'listSyncFailures', method: 'GET', path: '/api/system/SynThirdInfo/getSynThirdFailure/{type}/{kind}', effect: 'read', reads: ['thirdPartySync'] },
  /** Try again to bring one record into step with a messenger */
  retrySync: { id: 'retrySync', method: 'POST', path: '/api/system/SynThirdInfo/Actions/Retry/{type}/{kind}/{id}', effect: 'external', writes: ['thirdPartySync'], timeoutMs: 100000 },
  /** Bring organisations with DingTalk into step */
  syncOrganizationsToDingTalk: { id: 'syncOrganizationsToDingTalk', method: 'GET', path: '/api/system/SynThirdInfo/synAllOrganizeSysToDing', effect: 'external', writes: ['thirdPartySync', 'organization'], timeoutMs: 100000 },
  /** Bring people with DingTalk into step */
  syncUsersToDingTalk: { id: 'syncUsersToDingTalk', method: 'GET', path: '/api/system/SynThirdInfo/synAllUserSysToDing', effect: 'external', writes: ['thirdPartySync', 'user'], timeoutMs: 100000 },
  /** Bring organisations with WeChat Work into step */
  syncOrganizationsToWeChat: { id: 'syncOrganizationsToWeChat', method: 'GET', path: '/api/system/SynThirdInfo/synAllOrganizeSysToQy', effect: 'external', writes: ['thirdPartySync', 'organization'], timeoutMs: 100000 },
  /** Bring people with WeChat Work into step */
  syncUsersToWeChat: { id: 'syncUsersToWeChat', method: 'GET', path: '/api/system/SynThirdInfo/synAllUserSysToQy', effect: 'external', writes: ['thirdPartySync', 'user'], timeoutMs: 100000 },
} as const;

// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
export const billRuleOperations = {
  /** Serial-number rules, page by page */
  listBillRules: { id: 'listBillRules', method: 'GET', path: '/api/system/BillRule', effect: 'read', reads: ['billRule', 'dictionaryEntry', 'user'] },
  /** Add a serial-number rule */
  createBillRule: { id: 'createBillRule', method: 'POST', path: '/api/system/BillRule', effect: 'create', writes: ['billRule'], body: 'json' },
  /** Enabled rules to choose from in a form, the newest first */
  listBillRuleOptions: { id: 'listBillRuleOptions', method: 'GET', path: '/api/system/BillRule/Selector', effect: 'read', reads: ['billRule', 'dictionaryCategory', 'dictionaryEntry'] },
  /** One serial-number rule */
  getBillRule: { id: 'getBillRule', method: 'GET', path: '/api/system/BillRule/{id}', effect: 'read', reads: ['billRule'] },
  /** Change a serial-number rule; counting goes on */
  updateBillRule: { id: 'updateBillRule', method: 'PUT', path: '/api/system/BillRule/{id}', effect: 'update', writes: ['billRule'], body: 'json' },
  /** Delete a rule no number was drawn from */
  removeBillRule: { id: 'removeBillRule', method: 'DELETE', path: '/api/system/BillRule/{id}', effect: 'delete', writes: ['billRule'] },
  /** Switch a rule between enabled and disabled */
  setBillRuleState: { id: 'setBillRuleState', method: 'PUT', path: '/api/system/BillRule/{id}/Actions/State', effect: 'update', writes: ['billRule'] },
  /** Draw the next number of a rule; it is used up whatever becomes of the form */
  drawBillNumber: { id: 'drawBillNumber', method: 'GET', path: '/api/system/BillRule/BillNumber/{enCode}', effect: 'consume', writes: ['billRule'] },
  /** Prepare a file of one rule */
  exportBillRule: { id: 'exportBillRule', method: 'GET', path: '/api/system/BillRule/{id}/Action/Export', effect: 'read', reads: ['billRule'] },
  /** Add the rule a .bb file holds; its counter begins anew */
  importBillRule: { id: 'importBillRule', method: 'POST', path: '/api/system/BillRule/Action/Import', effect: 'create', writes: ['billRule'], body: 'multipart' },
} as const;

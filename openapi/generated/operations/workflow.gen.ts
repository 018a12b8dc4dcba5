// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
export const workflowOperations = {
  /** Tasks of the caller by category */
  listFlowTasks: { id: 'listFlowTasks', method: 'GET', path: '/api/workflow/Engine/FlowBefore/List/{category}', effect: 'read', reads: ['flow', 'user'] },
  /** Work that waits for a person, for who may delete people; the id is that of the person */
  listWaitingFlowTasks: { id: 'listWaitingFlowTasks', method: 'GET', path: '/api/workflow/Engine/FlowBefore/Waiting/{id}', effect: 'read', reads: ['flow', 'user'] },
  /** A task with its form, its steps and its trail; the id is that of the process */
  getFlowTask: { id: 'getFlowTask', method: 'GET', path: '/api/workflow/Engine/FlowBefore/{id}', effect: 'read', reads: ['flow'] },
  /** Does this work still wait for the caller? The id is that of the work */
  checkFlowTask: { id: 'checkFlowTask', method: 'GET', path: '/api/workflow/Engine/FlowBefore/{id}/Info', effect: 'read', reads: ['flow'] },
  /** The trail of a flow; the id is that of the process */
  listFlowRecords: { id: 'listFlowRecords', method: 'GET', path: '/api/workflow/Engine/FlowBefore/RecordList/{id}', effect: 'read', reads: ['flow'] },
  /** What is to be chosen before a piece of work is approved; the id is that of the work */
  listFlowCandidates: { id: 'listFlowCandidates', method: 'POST', path: '/api/workflow/Engine/FlowBefore/Candidates/{id}', effect: 'read', reads: ['flowStep'], body: 'json' },
  /** Approve a piece of work; the id is that of the work */
  approveFlowTask: { id: 'approveFlowTask', method: 'POST', path: '/api/workflow/Engine/FlowBefore/Audit/{id}', effect: 'update', writes: ['flow', 'flowComment', 'flowStep', 'message'], body: 'json' },
  /** Send a piece of work back; the id is that of the work */
  rejectFlowTask: { id: 'rejectFlowTask', method: 'POST', path: '/api/workflow/Engine/FlowBefore/Reject/{id}', effect: 'update', writes: ['flow', 'flowComment', 'flowStep', 'message'], body: 'json' },
  /** Take back what one has handed on; the id is that of the record of the trail */
  recallFlowTask: { id: 'recallFlowTask', method: 'POST', path: '/api/workflow/Engine/FlowBefore/Recall/{id}', effect: 'update', writes: ['flow', 'flowComment', 'flowStep', 'message'], body: 'json' },
  /** End a flow; the id is that of the process */
  cancelFlowTask: { id: 'cancelFlowTask', method: 'POST', path: '/api/workflow/Engine/FlowBefore/Cancel/{id}', effect: 'update', writes: ['flow', 'flowComment', 'flowStep', 'message'], body: 'json' },
  /** Hand a piece of work to somebody else; the id is that of the work */
  transferFlowTask: { id: 'transferFlowTask', method: 'POST', path: '/api/workflow/Engine/FlowBefore/Transfer/{id}', effect: 'update', writes: ['flow', 'flowComment', 'flowStep', 'message'], body: 'json' },
  /** Give a step of a flow to somebody; the id is that of the process */
  assignFlowTask: { id: 'assignFlowTask', method: 'POST', path: '/api/workflow/Engine/FlowBefore/Assign/{id}', effect: 'update', writes: ['flow', 'flowComment', 'flowStep', 'message'], body: 'json' },
  /** Flows the caller has launched, drafts among them */
  listOwnFlows: { id: 'listOwnFlows', method: 'GET', path: '/api/workflow/Engine/FlowLaunch', effect: 'read', reads: ['flow'] },
  /** Delete a flow that does not wait; the id is that of the process */
  removeOwnFlow: { id: 'removeOwnFlow', method: 'DELETE', path: '/api/workflow/Engine/FlowLaunch/{id}', effect: 'delete', writes: ['flow', 'flowComment', 'flowStep', 'message'] },
  /** Take back a flow nobody has handled; the id is that of the process */
  revokeFlowTask: { id: 'revokeFlowTask', method: 'PUT', path: '/api/workflow/Engine/FlowLaunch/{id}/Actions/Withdraw', effect: 'update', writes: ['flow', 'flowComment', 'flowStep', 'message'], body: 'json' },
  /** Remind who has to handle a flow; the id is that of the process */
  urgeFlowTask: { id: 'urgeFlowTask', method: 'POST', path: '/api/workflow/Engine/FlowLaunch/Press/{id}', effect: 'update', writes: ['flow', 'flowComment', 'flowStep', 'message'] },
  /** Launch a flow, or keep it as a draft */
  createFlowTask: { id: 'createFlowTask', method: 'POST', path: '/api/workflow/Engine/FlowTask', effect: 'create', writes: ['flow', 'flowComment', 'flowStep', 'message'], body: 'json' },
  /** Launch a draft or a returned flow, or keep it again; the id is that of the process */
  updateFlowTask: { id: 'updateFlowTask', method: 'PUT', path: '/api/workflow/Engine/FlowTask/{id}', effect: 'update', writes: ['flow', 'flowComment', 'flowStep', 'message'], body: 'json' },
  /** Steps a piece of work can be sent back to; the id is that of the work */
  listFlowRejectSteps: { id: 'listFlowRejectSteps', method: 'GET', path: '/api/workflow/Engine/FlowBefore/RejectList/{id}', effect: 'read', reads: ['flowStep'] },
  /** Keep what was filled in without handling the work; the id is that of the work */
  saveFlowTask: { id: 'saveFlowTask', method: 'POST', path: '/api/workflow/Engine/FlowBefore/SaveAudit/{id}', effect: 'update', writes: ['flow', 'flowComment', 'flowStep', 'message'], body: 'json' },
  /** People who may be chosen for a step; the id is that of the work, or 0 where a flow is launched */
  listFlowCandidateUsers: { id: 'listFlowCandidateUsers', method: 'POST', path: '/api/workflow/Engine/FlowBefore/CandidateUser/{id}', effect: 'read', reads: ['flowStep', 'user'], body: 'json' },
  /** Let somebody sign before or after the caller; the id is that of the work */
  addFlowSigner: { id: 'addFlowSigner', method: 'POST', path: '/api/workflow/Engine/FlowBefore/freeApprover/{id}', effect: 'update', writes: ['flow', 'flowComment', 'flowStep', 'message'], body: 'json' },
  /** Handle several pieces of work alike */
  handleFlowTasks: { id: 'handleFlowTasks', method: 'POST', path: '/api/workflow/Engine/FlowBefore/BatchOperation', effect: 'update', writes: ['flow', 'flowComment', 'flowStep', 'message'], body: 'json' },
  /** Kinds of flow the caller may launch, page by page */
  pageFlowTemplates: { id: 'pageFlowTemplates', method: 'GET', path: '/api/workflow/Engine/flowTemplate/PageListAll', effect: 'read', reads: ['flowTemplate'] },
  /** Flows of a kind that can be launched; the id is that of the kind or of its model */
  listFlowVersions: { id: 'listFlowVersions', method: 'GET', path: '/api/workflow/Engine/flowTemplate/FlowJsonList/{id}', effect: 'read', reads: ['flowTemplate'] },
  /** What people have said about a process */
  listFlowComments: { id: 'listFlowComments', method: 'GET', path: '/api/workflow/Engine/FlowComment', effect: 'read', reads: ['flowComment', 'user'] },
  /** Say something about a process */
  createFlowComment: { id: 'createFlowComment', method: 'POST', path: '/api/workflow/Engine/FlowComment', effect: 'create', writes: ['flowComment'], body: 'json' },
  /** Take a comment back */
  removeFlowComment: { id: 'removeFlowComment', method: 'DELETE', path: '/api/workflow/Engine/FlowComment/{id}', effect: 'delete', writes: ['flowComment'] },
  /** Phrases for opinions, those of all and those of the caller */
  listOpinionPhrases: { id: 'listOpinionPhrases', method: 'GET', path: '/api/system/CommonWords/Selector', effect: 'read', reads: ['opinionPhrase'] },
  /** Keep a phrase of the own */
  createOpinionPhrase: { id: 'createOpinionPhrase', method: 'POST', path: '/api/system/CommonWords', effect: 'create', writes: ['opinionPhrase'], body: 'json' },
  /** Change a phrase of the own */
  updateOpinionPhrase: { id: 'updateOpinionPhrase', method: 'PUT', path: '/api/system/CommonWords/{id}', effect: 'update', writes: ['opinionPhrase'], body: 'json' },
  /** Delete a phrase of the own */
  removeOpinionPhrase: { id: 'removeOpinionPhrase', method: 'DELETE', path: '/api/system/CommonWords/{id}', effect: 'delete', writes: ['opinionPhrase'] },
  /** Kinds of flow below their categories, to choose one */
  listFlowTemplates: { id: 'listFlowTemplates', method: 'GET', path: '/api/workflow/Engine/flowTemplate/TreeList', effect: 'read', reads: ['flowTemplate'] },
  /** Delegations of the caller, or to the caller */
  listDelegations: { id: 'listDelegations', method: 'GET', path: '/api/workflow/Engine/FlowDelegate', effect: 'read', reads: ['delegation', 'user', 'flowTemplate'] },
  /** Let somebody act for the caller */
  createDelegation: { id: 'createDelegation', method: 'POST', path: '/api/workflow/Engine/FlowDelegate', effect: 'create', writes: ['delegation'], body: 'json' },
  /** One delegation */
  getDelegation: { id: 'getDelegation', method: 'GET', path: '/api/workflow/Engine/FlowDelegate/{id}', effect: 'read', reads: ['delegation'] },
  /** Change a delegation */
  updateDelegation: { id: 'updateDelegation', method: 'PUT', path: '/api/workflow/Engine/FlowDelegate/{id}', effect: 'update', writes: ['delegation'], body: 'json' },
  /** End a delegation */
  removeDelegation: { id: 'removeDelegation', method: 'DELETE', path: '/api/workflow/Engine/FlowDelegate/{id}', effect: 'delete', writes: ['delegation'] },
} as const;

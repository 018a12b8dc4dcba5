// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
export const workflowOperations = {
  /** Tasks of the caller by category */
  listFlowTasks: { id: 'listFlowTasks', method: 'GET', path: '/api/workflow/Engine/FlowBefore/List/{category}', effect: 'read' },
  /** A task with its form, its steps and its trail; the id is that of the process */
  getFlowTask: { id: 'getFlowTask', method: 'GET', path: '/api/workflow/Engine/FlowBefore/{id}', effect: 'read' },
  /** Does this work still wait for the caller? The id is that of the work */
  checkFlowTask: { id: 'checkFlowTask', method: 'GET', path: '/api/workflow/Engine/FlowBefore/{id}/Info', effect: 'read' },
  /** The trail of a flow; the id is that of the process */
  listFlowRecords: { id: 'listFlowRecords', method: 'GET', path: '/api/workflow/Engine/FlowBefore/RecordList/{id}', effect: 'read' },
  /** What is to be chosen before a piece of work is approved; the id is that of the work */
  listFlowCandidates: { id: 'listFlowCandidates', method: 'POST', path: '/api/workflow/Engine/FlowBefore/Candidates/{id}', effect: 'read', body: 'json' },
  /** Approve a piece of work; the id is that of the work */
  approveFlowTask: { id: 'approveFlowTask', method: 'POST', path: '/api/workflow/Engine/FlowBefore/Audit/{id}', effect: 'update', body: 'json' },
  /** Send a piece of work back; the id is that of the work */
  rejectFlowTask: { id: 'rejectFlowTask', method: 'POST', path: '/api/workflow/Engine/FlowBefore/Reject/{id}', effect: 'update', body: 'json' },
  /** Take back what one has handed on; the id is that of the record of the trail */
  recallFlowTask: { id: 'recallFlowTask', method: 'POST', path: '/api/workflow/Engine/FlowBefore/Recall/{id}', effect: 'update', body: 'json' },
  /** End a flow; the id is that of the process */
  cancelFlowTask: { id: 'cancelFlowTask', method: 'POST', path: '/api/workflow/Engine/FlowBefore/Cancel/{id}', effect: 'update', body: 'json' },
  /** Hand a piece of work to somebody else; the id is that of the work */
  transferFlowTask: { id: 'transferFlowTask', method: 'POST', path: '/api/workflow/Engine/FlowBefore/Transfer/{id}', effect: 'update', body: 'json' },
  /** Give a step of a flow to somebody; the id is that of the process */
  assignFlowTask: { id: 'assignFlowTask', method: 'POST', path: '/api/workflow/Engine/FlowBefore/Assign/{id}', effect: 'update', body: 'json' },
  /** Kinds of flow below their categories, to choose one */
  listFlowTemplates: { id: 'listFlowTemplates', method: 'GET', path: '/api/workflow/Engine/flowTemplate/TreeList', effect: 'read' },
  /** Delegations of the caller, or to the caller */
  listDelegations: { id: 'listDelegations', method: 'GET', path: '/api/workflow/Engine/FlowDelegate', effect: 'read' },
  /** Let somebody act for the caller */
  createDelegation: { id: 'createDelegation', method: 'POST', path: '/api/workflow/Engine/FlowDelegate', effect: 'create', body: 'json' },
  /** One delegation */
  getDelegation: { id: 'getDelegation', method: 'GET', path: '/api/workflow/Engine/FlowDelegate/{id}', effect: 'read' },
  /** Change a delegation */
  updateDelegation: { id: 'updateDelegation', method: 'PUT', path: '/api/workflow/Engine/FlowDelegate/{id}', effect: 'update', body: 'json' },
  /** End a delegation */
  removeDelegation: { id: 'removeDelegation', method: 'DELETE', path: '/api/workflow/Engine/FlowDelegate/{id}', effect: 'delete' },
} as const;

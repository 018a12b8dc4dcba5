// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
export const dictionaryOperations = {
  /** All categories as a tree */
  listDictionaryCategories: { id: 'listDictionaryCategories', method: 'GET', path: '/api/system/DictionaryType', effect: 'read', reads: ['dictionaryCategory'] },
  /** Add a category */
  createDictionaryCategory: { id: 'createDictionaryCategory', method: 'POST', path: '/api/system/DictionaryType', effect: 'create', writes: ['dictionaryCategory'], body: 'json' },
  /** Categories to choose a parent from */
  listDictionaryCategoryOptions: { id: 'listDictionaryCategoryOptions', method: 'GET', path: '/api/system/DictionaryType/Selector/{id}', effect: 'read', reads: ['dictionaryCategory'] },
  /** One category */
  getDictionaryCategory: { id: 'getDictionaryCategory', method: 'GET', path: '/api/system/DictionaryType/{id}', effect: 'read', reads: ['dictionaryCategory'] },
  /** Change a category */
  updateDictionaryCategory: { id: 'updateDictionaryCategory', method: 'PUT', path: '/api/system/DictionaryType/{id}', effect: 'update', writes: ['dictionaryCategory'], body: 'json' },
  /** Delete a category that is empty */
  removeDictionaryCategory: { id: 'removeDictionaryCategory', method: 'DELETE', path: '/api/system/DictionaryType/{id}', effect: 'delete', writes: ['dictionaryCategory', 'dictionaryEntry'] },
  /** Add an entry */
  createDictionaryEntry: { id: 'createDictionaryEntry', method: 'POST', path: '/api/system/DictionaryData', effect: 'create', writes: ['dictionaryEntry'], body: 'json' },
  /** Every category with its entries */
  listAllDictionaries: { id: 'listAllDictionaries', method: 'GET', path: '/api/system/DictionaryData/All', effect: 'read', reads: ['dictionaryCategory', 'dictionaryEntry'] },
  /** Entries of one category; the id is that of the category */
  listDictionaryEntries: { id: 'listDictionaryEntries', method: 'GET', path: '/api/system/DictionaryData/{id}', effect: 'read', reads: ['dictionaryEntry'] },
  /** Change an entry */
  updateDictionaryEntry: { id: 'updateDictionaryEntry', method: 'PUT', path: '/api/system/DictionaryData/{id}', effect: 'update', writes: ['dictionaryEntry'], body: 'json' },
  /** Delete an entry that has nothing below it */
  removeDictionaryEntry: { id: 'removeDictionaryEntry', method: 'DELETE', path: '/api/system/DictionaryData/{id}', effect: 'delete', writes: ['dictionaryEntry'] },
  /** Entries to choose a parent from; the root node has the id of the category */
  listDictionaryEntryParents: { id: 'listDictionaryEntryParents', method: 'GET', path: '/api/system/DictionaryData/{typeId}/Selector/{id}', effect: 'read', reads: ['dictionaryEntry'] },
  /** Entries of a category as options of a form; the id may be the code of the category */
  listDictionaryOptions: { id: 'listDictionaryOptions', method: 'GET', path: '/api/system/DictionaryData/{id}/Data/Selector', effect: 'read', reads: ['dictionaryEntry'] },
  /** One entry */
  getDictionaryEntry: { id: 'getDictionaryEntry', method: 'GET', path: '/api/system/DictionaryData/{id}/Info', effect: 'read', reads: ['dictionaryEntry'] },
  /** Switch an entry between enabled and disabled */
  setDictionaryEntryState: { id: 'setDictionaryEntryState', method: 'PUT', path: '/api/system/DictionaryData/{id}/Actions/State', effect: 'update', writes: ['dictionaryEntry'] },
  /** Prepare a file of a category with everything below it */
  exportDictionaryCategory: { id: 'exportDictionaryCategory', method: 'GET', path: '/api/system/DictionaryData/{id}/Action/Export', effect: 'read', reads: ['dictionaryCategory', 'dictionaryEntry'] },
  /** Add categories and entries from a .bdd file; known codes are skipped */
  importDictionary: { id: 'importDictionary', method: 'POST', path: '/api/system/DictionaryData/Action/Import', effect: 'create', writes: ['dictionaryCategory', 'dictionaryEntry'], body: 'multipart' },
} as const;

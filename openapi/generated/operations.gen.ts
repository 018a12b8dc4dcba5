// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
import type { operations } from './types.gen.ts';

export const currentUserOperations = {
  /** Menus, person, permissions and system settings of the session */
  getCurrentUser: { id: 'getCurrentUser', method: 'GET', path: '/api/oauth/CurrentUser', effect: 'read' },
  /** Save the language of the signed-in person */
  updateSystemLanguage: { id: 'updateSystemLanguage', method: 'PUT', path: '/api/permission/Users/Current/SystemLanguage', effect: 'update', body: 'json' },
} as const;

export const dictionaryOperations = {
  /** All categories as a tree */
  listDictionaryCategories: { id: 'listDictionaryCategories', method: 'GET', path: '/api/system/DictionaryType', effect: 'read' },
  /** Add a category */
  createDictionaryCategory: { id: 'createDictionaryCategory', method: 'POST', path: '/api/system/DictionaryType', effect: 'create', body: 'json' },
  /** Categories to choose a parent from */
  listDictionaryCategoryOptions: { id: 'listDictionaryCategoryOptions', method: 'GET', path: '/api/system/DictionaryType/Selector/{id}', effect: 'read' },
  /** One category */
  getDictionaryCategory: { id: 'getDictionaryCategory', method: 'GET', path: '/api/system/DictionaryType/{id}', effect: 'read' },
  /** Change a category */
  updateDictionaryCategory: { id: 'updateDictionaryCategory', method: 'PUT', path: '/api/system/DictionaryType/{id}', effect: 'update', body: 'json' },
  /** Delete a category that is empty */
  removeDictionaryCategory: { id: 'removeDictionaryCategory', method: 'DELETE', path: '/api/system/DictionaryType/{id}', effect: 'delete' },
  /** Add an entry */
  createDictionaryEntry: { id: 'createDictionaryEntry', method: 'POST', path: '/api/system/DictionaryData', effect: 'create', body: 'json' },
  /** Every category with its entries */
  listAllDictionaries: { id: 'listAllDictionaries', method: 'GET', path: '/api/system/DictionaryData/All', effect: 'read' },
  /** Entries of one category; the id is that of the category */
  listDictionaryEntries: { id: 'listDictionaryEntries', method: 'GET', path: '/api/system/DictionaryData/{id}', effect: 'read' },
  /** Change an entry */
  updateDictionaryEntry: { id: 'updateDictionaryEntry', method: 'PUT', path: '/api/system/DictionaryData/{id}', effect: 'update', body: 'json' },
  /** Delete an entry that has nothing below it */
  removeDictionaryEntry: { id: 'removeDictionaryEntry', method: 'DELETE', path: '/api/system/DictionaryData/{id}', effect: 'delete' },
  /** Entries to choose a parent from; the root node has the id of the category */
  listDictionaryEntryParents: { id: 'listDictionaryEntryParents', method: 'GET', path: '/api/system/DictionaryData/{typeId}/Selector/{id}', effect: 'read' },
  /** Entries of a category as options of a form; the id may be the code of the category */
  listDictionaryOptions: { id: 'listDictionaryOptions', method: 'GET', path: '/api/system/DictionaryData/{id}/Data/Selector', effect: 'read' },
  /** One entry */
  getDictionaryEntry: { id: 'getDictionaryEntry', method: 'GET', path: '/api/system/DictionaryData/{id}/Info', effect: 'read' },
  /** Switch an entry between enabled and disabled */
  setDictionaryEntryState: { id: 'setDictionaryEntryState', method: 'PUT', path: '/api/system/DictionaryData/{id}/Actions/State', effect: 'update' },
  /** Prepare a file of a category with everything below it */
  exportDictionaryCategory: { id: 'exportDictionaryCategory', method: 'GET', path: '/api/system/DictionaryData/{id}/Action/Export', effect: 'read' },
  /** Add categories and entries from a .bdd file; known codes are skipped */
  importDictionary: { id: 'importDictionary', method: 'POST', path: '/api/system/DictionaryData/Action/Import', effect: 'create', body: 'multipart' },
} as const;

export const fileOperations = {
  /** Fetch the file behind a one-time link */
  downloadFile: { id: 'downloadFile', method: 'GET', path: '/api/file/Download', effect: 'consume', isRaw: true },
} as const;

export const oauthOperations = {
  /** Sign in */
  login: { id: 'login', method: 'POST', path: '/api/oauth/Login', effect: 'session', body: 'form', isSessionExempt: true },
  /** Sign out */
  logout: { id: 'logout', method: 'GET', path: '/api/oauth/Logout', effect: 'session' },
  /** Unlock the screen with account and password; lock it with an empty payload */
  lockScreen: { id: 'lockScreen', method: 'POST', path: '/api/oauth/LockScreen', effect: 'session', body: 'json', isSessionExempt: true },
} as const;

/** What each operation takes, and the `data` of a good answer (`never` where a command has no result). */
export interface OperationShapes {
  getCurrentUser: {
    path: undefined;
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getCurrentUser']['responses'][200]['content']['application/json']['data']>;
  };
  updateSystemLanguage: {
    path: undefined;
    query: undefined;
    body: operations['updateSystemLanguage']['requestBody']['content']['application/json'];
    data: null;
  };
  listDictionaryCategories: {
    path: undefined;
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listDictionaryCategories']['responses'][200]['content']['application/json']['data']>;
  };
  createDictionaryCategory: {
    path: undefined;
    query: undefined;
    body: operations['createDictionaryCategory']['requestBody']['content']['application/json'];
    data: null;
  };
  listDictionaryCategoryOptions: {
    path: operations['listDictionaryCategoryOptions']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listDictionaryCategoryOptions']['responses'][200]['content']['application/json']['data']>;
  };
  getDictionaryCategory: {
    path: operations['getDictionaryCategory']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getDictionaryCategory']['responses'][200]['content']['application/json']['data']>;
  };
  updateDictionaryCategory: {
    path: operations['updateDictionaryCategory']['parameters']['path'];
    query: undefined;
    body: operations['updateDictionaryCategory']['requestBody']['content']['application/json'];
    data: null;
  };
  removeDictionaryCategory: {
    path: operations['removeDictionaryCategory']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  createDictionaryEntry: {
    path: undefined;
    query: undefined;
    body: operations['createDictionaryEntry']['requestBody']['content']['application/json'];
    data: null;
  };
  listAllDictionaries: {
    path: undefined;
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listAllDictionaries']['responses'][200]['content']['application/json']['data']>;
  };
  listDictionaryEntries: {
    path: operations['listDictionaryEntries']['parameters']['path'];
    query: Omit<NonNullable<operations['listDictionaryEntries']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listDictionaryEntries']['responses'][200]['content']['application/json']['data']>;
  };
  updateDictionaryEntry: {
    path: operations['updateDictionaryEntry']['parameters']['path'];
    query: undefined;
    body: operations['updateDictionaryEntry']['requestBody']['content']['application/json'];
    data: null;
  };
  removeDictionaryEntry: {
    path: operations['removeDictionaryEntry']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  listDictionaryEntryParents: {
    path: operations['listDictionaryEntryParents']['parameters']['path'];
    query: Omit<NonNullable<operations['listDictionaryEntryParents']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listDictionaryEntryParents']['responses'][200]['content']['application/json']['data']>;
  };
  listDictionaryOptions: {
    path: operations['listDictionaryOptions']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listDictionaryOptions']['responses'][200]['content']['application/json']['data']>;
  };
  getDictionaryEntry: {
    path: operations['getDictionaryEntry']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getDictionaryEntry']['responses'][200]['content']['application/json']['data']>;
  };
  setDictionaryEntryState: {
    path: operations['setDictionaryEntryState']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  exportDictionaryCategory: {
    path: operations['exportDictionaryCategory']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['exportDictionaryCategory']['responses'][200]['content']['application/json']['data']>;
  };
  importDictionary: {
    path: undefined;
    query: undefined;
    body: operations['importDictionary']['requestBody']['content']['multipart/form-data'];
    data: NonNullable<operations['importDictionary']['responses'][200]['content']['application/json']['data']>;
  };
  downloadFile: {
    path: undefined;
    query: Omit<NonNullable<operations['downloadFile']['parameters']['query']>, 'n'>;
    body: undefined;
    data: Blob;
  };
  login: {
    path: undefined;
    query: undefined;
    body: operations['login']['requestBody']['content']['application/x-www-form-urlencoded'];
    data: NonNullable<operations['login']['responses'][200]['content']['application/json']['data']>;
  };
  logout: {
    path: undefined;
    query: undefined;
    body: undefined;
    data: null;
  };
  lockScreen: {
    path: undefined;
    query: undefined;
    body: operations['lockScreen']['requestBody']['content']['application/json'];
    data: null;
  };
}

export type OperationId = keyof OperationShapes;

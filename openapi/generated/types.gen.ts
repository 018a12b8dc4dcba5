// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
export interface paths {
    "/api/oauth/CurrentUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Menus, person, permissions and system settings of the session */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Users/Current/SystemLanguage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save the language of the signed-in person */
        put: operations["updateSystemLanguage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/DictionaryType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All categories as a tree */
        get: operations["listDictionaryCategories"];
        put?: never;
        /** Add a category */
        post: operations["createDictionaryCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/DictionaryType/Selector/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories to choose a parent from */
        get: operations["listDictionaryCategoryOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/DictionaryType/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One category */
        get: operations["getDictionaryCategory"];
        /** Change a category */
        put: operations["updateDictionaryCategory"];
        post?: never;
        /** Delete a category that is empty */
        delete: operations["removeDictionaryCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/DictionaryData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an entry */
        post: operations["createDictionaryEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/DictionaryData/All": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every category with its entries */
        get: operations["listAllDictionaries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/DictionaryData/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Entries of one category; the id is that of the category */
        get: operations["listDictionaryEntries"];
        /** Change an entry */
        put: operations["updateDictionaryEntry"];
        post?: never;
        /** Delete an entry that has nothing below it */
        delete: operations["removeDictionaryEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/DictionaryData/{typeId}/Selector/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Entries to choose a parent from; the root node has the id of the category */
        get: operations["listDictionaryEntryParents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/DictionaryData/{id}/Data/Selector": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Entries of a category as options of a form; the id may be the code of the category */
        get: operations["listDictionaryOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/DictionaryData/{id}/Info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One entry */
        get: operations["getDictionaryEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/DictionaryData/{id}/Actions/State": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Switch an entry between enabled and disabled */
        put: operations["setDictionaryEntryState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/DictionaryData/{id}/Action/Export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Prepare a file of a category with everything below it */
        get: operations["exportDictionaryCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/DictionaryData/Action/Import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add categories and entries from a .bdd file; known codes are skipped */
        post: operations["importDictionary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/Download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fetch the file behind a one-time link
         * @description The link is its own permission and works once. A refused link answers an envelope instead of bytes.
         */
        get: operations["downloadFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oauth/Login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oauth/Logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sign out */
        get: operations["logout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oauth/LockScreen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Unlock the screen with account and password; lock it with an empty payload */
        post: operations["lockScreen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        CategoryBody: {
            /** @description "-1" at the top */
            parentId: string;
            fullName: components["schemas"]["CategoryName"];
            enCode: components["schemas"]["DictionaryCode"];
            /** @enum {integer} */
            isTree: 0 | 1;
            sortCode?: components["schemas"]["SortNumber"];
            description?: components["schemas"]["NullableText"];
        };
        /** @description Chinese, letters or digits; at most 50 characters. */
        CategoryName: string;
        CategoryNode: {
            id: string;
            /** @description "-1" at the top */
            parentId?: string | null;
            fullName: string;
            enCode: string;
            isTree?: components["schemas"]["Flag"];
            sortCode?: components["schemas"]["NullableInteger"];
            hasChildren?: components["schemas"]["HasChildren"];
            children?: components["schemas"]["CategoryNode"][] | null;
        };
        CategoryRecord: {
            id: string;
            /** @description "-1" at the top */
            parentId: string;
            fullName: string;
            enCode: string;
            isTree?: components["schemas"]["Flag"];
            sortCode?: components["schemas"]["NullableInteger"];
            description?: components["schemas"]["NullableText"];
        };
        CategoryRecordAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["CategoryRecord"] | null;
        };
        CategoryTree: {
            list: components["schemas"]["CategoryNode"][];
        };
        CategoryTreeAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["CategoryTree"] | null;
        };
        /**
         * @description 200 success; 400 business failure, `msg` says which; 500 fault of the server; 600 session expired;
         *     601 signed in elsewhere; 602 token refused. Any other integer is a failure too.
         */
        Code: number;
        /** @description The answer of a command that has no result to hand back. */
        CommandAnswer: components["schemas"]["Envelope"] & {
            data?: null;
        };
        CurrentUserAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["CurrentUserResult"] | null;
        };
        CurrentUserResult: {
            menuList: components["schemas"]["MenuItem"][] | null;
            userInfo: components["schemas"]["UserInfo"];
            permissionList?: components["schemas"]["Permission"][] | null;
            routerList?: components["schemas"]["MenuItem"][] | null;
            sysConfigInfo?: components["schemas"]["SystemConfig"] | null;
        };
        /** @description A category with the entries a form may offer. */
        Dictionary: {
            id: string;
            /** @description "-1" at the top */
            parentId?: string | null;
            fullName: string;
            enCode: string;
            isTree?: components["schemas"]["Flag"];
            dictionaryList?: components["schemas"]["EntryNode"][] | null;
        };
        /** @description Letters, digits and dots, no dot at the start or the end; at most 50 characters. */
        DictionaryCode: string;
        DictionaryList: {
            list: components["schemas"]["Dictionary"][];
        };
        DictionaryListAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["DictionaryList"] | null;
        };
        /** @description Where a prepared file can be fetched, once. */
        DownloadLink: {
            /** @description File name for the reader */
            name: string;
            /** @description Begins /api/file/Download, to be completed with the origin of the API */
            url: string;
        };
        DownloadLinkAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["DownloadLink"] | null;
        };
        EntryBody: {
            dictionaryTypeId: string;
            /** @description "0" at the top, never the id of the category */
            parentId: string;
            fullName: string;
            enCode: components["schemas"]["DictionaryCode"];
            /** @enum {integer} */
            enabledMark?: 0 | 1;
            sortCode?: components["schemas"]["SortNumber"];
            description?: components["schemas"]["NullableText"];
        };
        EntryList: {
            list: components["schemas"]["EntryNode"][];
        };
        EntryListAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["EntryList"] | null;
        };
        /** @description An entry of a list; parentId, hasChildren and children only where the category is a tree. */
        EntryNode: {
            id: string;
            /** @description "0" at the top */
            parentId?: string | null;
            fullName: string;
            enCode: string;
            enabledMark?: components["schemas"]["Flag"];
            sortCode?: components["schemas"]["NullableInteger"];
            hasChildren?: components["schemas"]["HasChildren"];
            children?: components["schemas"]["EntryNode"][] | null;
        };
        EntryRecord: {
            id: string;
            dictionaryTypeId: string;
            /** @description "0" at the top */
            parentId: string;
            fullName: string;
            enCode: string;
            enabledMark?: components["schemas"]["Flag"];
            sortCode?: components["schemas"]["NullableInteger"];
            description?: components["schemas"]["NullableText"];
        };
        EntryRecordAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["EntryRecord"] | null;
        };
        /** @description Around every JSON answer. Members not named here are allowed and carry no meaning. */
        Envelope: {
            code: components["schemas"]["Code"];
            /** @description A sentence for the reader. Some servers put an object or a list of violations here. */
            msg?: string | Record<string, never> | unknown[] | null;
        };
        /** Format: binary */
        FileBytes: Blob;
        /** @description 1 yes, 0 no. */
        Flag: number | null;
        HasChildren: boolean | null;
        ImportAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["ImportCounts"] | null;
        };
        ImportBody: {
            /**
             * Format: binary
             * @description A .bdd file
             */
            file: Blob;
        };
        ImportCounts: {
            typesAdded: number;
            typesSkipped: number;
            entriesAdded: number;
            entriesSkipped: number;
        };
        /** @description Empty to lock; account and password to unlock. */
        LockScreenBody: {
            account?: string;
            /** @description Lower-case hex MD5 of the plain text */
            password?: string;
        };
        LoginAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["LoginResult"] | null;
        };
        /** @description Sent form-encoded. */
        LoginBody: {
            account: string;
            /** @description Lower-case hex MD5 of the plain text */
            password: string;
            /** @description Letters of the captcha, empty where none is asked for */
            code?: string;
            /** @description The value in the address of the captcha image */
            timestamp?: string;
            origin?: string;
            jnpf_ticket?: string;
            client_id?: string;
            client_secret?: string;
            scope?: string;
            grant_type?: string;
        };
        LoginResult: {
            /** @description Goes back unchanged in `Authorization` */
            token: string;
            /** @description Layout: classic, functional, plain or blend; any other text means classic */
            theme?: string | null;
        };
        MenuItem: {
            id: string;
            /** @description "-1" or "0" at the root */
            parentId?: string | null;
            fullName?: components["schemas"]["NullableText"];
            enCode?: components["schemas"]["NullableText"];
            icon?: components["schemas"]["NullableText"];
            /** @description 0 directory, 1 category, 2 page, 3 model, 4 dictionary, 5 report, 6 screen, 7 link, 8 portal */
            type: number;
            urlAddress?: components["schemas"]["NullableText"];
            /** @description "_self" or "_blank" */
            linkTarget?: string | null;
            /** @description JSON in text: {moduleId, iconBackgroundColor, isTree} */
            propertyJson?: string | null;
            sortCode?: number | null;
            hasChildren?: components["schemas"]["HasChildren"];
            children?: components["schemas"]["MenuItem"][] | null;
        };
        /** @description Milliseconds since 1970, or a text already formatted by the deployment. */
        Moment: number | string | null;
        NamedId: {
            id: string;
            name?: components["schemas"]["NullableText"];
        };
        NullableInteger: number | null;
        NullableText: string | null;
        /** @description A record to choose as a parent. */
        OptionNode: {
            id: string;
            parentId?: components["schemas"]["NullableText"];
            fullName: string;
            enCode?: components["schemas"]["NullableText"];
            icon?: components["schemas"]["NullableText"];
            hasChildren?: components["schemas"]["HasChildren"];
            children?: components["schemas"]["OptionNode"][] | null;
        };
        OptionTree: {
            list: components["schemas"]["OptionNode"][];
        };
        OptionTreeAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["OptionTree"] | null;
        };
        /** @description What the session may see and press on one page. */
        Permission: {
            modelId: string;
            moduleName?: components["schemas"]["NullableText"];
            column?: components["schemas"]["PermissionItems"];
            button?: components["schemas"]["PermissionItems"];
            form?: components["schemas"]["PermissionItems"];
            resource?: components["schemas"]["PermissionItems"];
        };
        PermissionItem: {
            id?: components["schemas"]["NullableText"];
            fullName?: components["schemas"]["NullableText"];
            enCode?: components["schemas"]["NullableText"];
        };
        PermissionItems: components["schemas"]["PermissionItem"][] | null;
        SortNumber: number | null;
        System: {
            id: string;
            name?: components["schemas"]["NullableText"];
            icon?: components["schemas"]["NullableText"];
            currentSystem?: boolean | null;
        };
        SystemConfig: {
            sysName?: components["schemas"]["NullableText"];
            sysVersion?: components["schemas"]["NullableText"];
            copyright?: components["schemas"]["NullableText"];
            companyName?: components["schemas"]["NullableText"];
            title?: components["schemas"]["NullableText"];
            loginIcon?: components["schemas"]["NullableText"];
            logoIcon?: components["schemas"]["NullableText"];
            navigationIcon?: components["schemas"]["NullableText"];
            appIcon?: components["schemas"]["NullableText"];
            workLogoIcon?: components["schemas"]["NullableText"];
        };
        SystemLanguageBody: {
            /** @description zh, zhtw, en */
            language: string;
        };
        TextList: string[] | null;
        UserInfo: {
            userId: string;
            userAccount: string;
            userName?: components["schemas"]["NullableText"];
            /** @description Path of an image */
            headIcon?: string | null;
            gender?: number | string | null;
            organizeId?: components["schemas"]["NullableText"];
            organizeIdList?: components["schemas"]["TextList"];
            organizeName?: components["schemas"]["NullableText"];
            departmentId?: components["schemas"]["NullableText"];
            departmentName?: components["schemas"]["NullableText"];
            positionId?: components["schemas"]["NullableText"];
            positionName?: components["schemas"]["NullableText"];
            positionIds?: components["schemas"]["NamedId"][] | null;
            roleId?: components["schemas"]["NullableText"];
            roleIds?: components["schemas"]["TextList"];
            roleName?: components["schemas"]["NullableText"];
            groupIds?: components["schemas"]["TextList"];
            groupNames?: components["schemas"]["TextList"];
            managerId?: components["schemas"]["NullableText"];
            manager?: components["schemas"]["NullableText"];
            subsidiary?: components["schemas"]["TextList"];
            subordinates?: components["schemas"]["TextList"];
            mobilePhone?: components["schemas"]["NullableText"];
            email?: components["schemas"]["NullableText"];
            birthday?: components["schemas"]["Moment"];
            isAdministrator?: boolean | number | null;
            portalId?: components["schemas"]["NullableText"];
            signImg?: components["schemas"]["NullableText"];
            systemId?: components["schemas"]["NullableText"];
            systemIds?: components["schemas"]["System"][] | null;
            prevLogin?: components["schemas"]["Flag"];
            prevLoginTime?: components["schemas"]["Moment"];
            prevLoginIPAddress?: components["schemas"]["NullableText"];
            prevLoginIPAddressName?: components["schemas"]["NullableText"];
            loginTime?: components["schemas"]["Moment"];
            loginIPAddress?: components["schemas"]["NullableText"];
            loginPlatForm?: components["schemas"]["NullableText"];
            changePasswordDate?: components["schemas"]["Moment"];
            workflowEnabled?: components["schemas"]["NullableInteger"];
        };
    };
    responses: never;
    parameters: {
        /** @description 1 answers a tree, 0 a flat list */
        AsTree: "0" | "1";
        /** @description Id of the record */
        Id: string;
        /** @description Part of a name or a code; empty means everything */
        Keyword: string;
        /** @description Id of the record to leave out with everything below it, or 0 to leave nothing out */
        OmittedId: string;
        /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
        Origin: string;
        /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
        Timestamp: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getCurrentUser: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything the shell needs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUserAnswer"];
                };
            };
        };
    };
    updateSystemLanguage: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SystemLanguageBody"];
            };
        };
        responses: {
            /** @description Saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommandAnswer"];
                };
            };
        };
    };
    listDictionaryCategories: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tree */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryTreeAnswer"];
                };
            };
        };
    };
    createDictionaryCategory: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryBody"];
            };
        };
        responses: {
            /** @description Added */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommandAnswer"];
                };
            };
        };
    };
    listDictionaryCategoryOptions: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
            };
            path: {
                /** @description Id of the record to leave out with everything below it, or 0 to leave nothing out */
                id: components["parameters"]["OmittedId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tree */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionTreeAnswer"];
                };
            };
        };
    };
    getDictionaryCategory: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The category */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryRecordAnswer"];
                };
            };
        };
    };
    updateDictionaryCategory: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryBody"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommandAnswer"];
                };
            };
        };
    };
    removeDictionaryCategory: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommandAnswer"];
                };
            };
        };
    };
    createDictionaryEntry: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntryBody"];
            };
        };
        responses: {
            /** @description Added */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommandAnswer"];
                };
            };
        };
    };
    listAllDictionaries: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dictionaries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DictionaryListAnswer"];
                };
            };
        };
    };
    listDictionaryEntries: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description Part of a name or a code; empty means everything */
                keyword?: components["parameters"]["Keyword"];
                /** @description 1 answers a tree, 0 a flat list */
                isTree?: components["parameters"]["AsTree"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries, flat or as a tree */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryListAnswer"];
                };
            };
        };
    };
    updateDictionaryEntry: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntryBody"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommandAnswer"];
                };
            };
        };
    };
    removeDictionaryEntry: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommandAnswer"];
                };
            };
        };
    };
    listDictionaryEntryParents: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description 1 answers a tree, 0 a flat list */
                isTree?: components["parameters"]["AsTree"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
            };
            path: {
                /** @description Id of the category */
                typeId: string;
                /** @description Id of the record to leave out with everything below it, or 0 to leave nothing out */
                id: components["parameters"]["OmittedId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tree */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionTreeAnswer"];
                };
            };
        };
    };
    listDictionaryOptions: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionTreeAnswer"];
                };
            };
        };
    };
    getDictionaryEntry: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryRecordAnswer"];
                };
            };
        };
    };
    setDictionaryEntryState: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Switched */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommandAnswer"];
                };
            };
        };
    };
    exportDictionaryCategory: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to fetch the file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownloadLinkAnswer"];
                };
            };
        };
    };
    importDictionary: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportBody"];
            };
        };
        responses: {
            /** @description What was added and what was skipped */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportAnswer"];
                };
            };
        };
    };
    downloadFile: {
        parameters: {
            query: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description Ticket of the link */
                encryption: string;
                /** @description Name to save the file under */
                name?: string;
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes of the file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": components["schemas"]["FileBytes"];
                    "application/json": components["schemas"]["CommandAnswer"];
                };
            };
        };
    };
    login: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["LoginBody"];
            };
        };
        responses: {
            /** @description A token, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is over */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommandAnswer"];
                };
            };
        };
    };
    lockScreen: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LockScreenBody"];
            };
        };
        responses: {
            /** @description Locked or unlocked, or why not */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommandAnswer"];
                };
            };
        };
    };
}

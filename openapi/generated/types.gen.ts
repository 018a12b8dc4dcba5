// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
export interface paths {
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
    "/api/oauth/updatePasswordMessage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the password, or without a body send a reminder that it expires */
        post: operations["updatePasswordMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oauth/getConfig/{account}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Does signing in with this account ask for a captcha? Asked before anybody is signed in */
        get: operations["getAccountConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/ImageCode/{timestamp}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Captcha image of the password dialog and of older login pages
         * @description The value in the address goes back with the letters. An image is good for one try.
         */
        get: operations["getPasswordCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oauth/ImageCode/{length}/{timestamp}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Captcha image of the login page
         * @description The value in the address goes back with the letters. An image is good for one try.
         */
        get: operations["getLoginCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oauth/SpokenCode/{timestamp}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The digits of a captcha image, spoken
         * @description For people who cannot see the image. The value in the address is that of the image; hearing uses nothing up. The language is the one asked for.
         */
        get: operations["getSpokenCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oauth/getLoginConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Is signing in done elsewhere, and by which other ways can people sign in? */
        get: operations["getLoginConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oauth/getTicket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A ticket that a sign-in in another window can be bound to */
        get: operations["createLoginTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oauth/getTicketStatus/{ticket}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Has somebody signed in with this ticket?
         * @description A ticket that has answered its token is used up.
         */
        get: operations["getLoginTicketStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
    "/api/permission/Users/Current/SystemTheme": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save the layout of the signed-in person; the next sign-in answers it */
        put: operations["updateSystemTheme"];
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
    "/api/permission/Users/Current/major": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose the organisation, position or system to work in */
        put: operations["switchMajor"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Users/Current/Avatar/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Use an uploaded picture as the portrait */
        put: operations["updateAvatar"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Users/Current/BaseInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the profile page shows of the signed-in person */
        get: operations["getBaseInfo"];
        /** Save what the person may change of the profile */
        put: operations["updateBaseInfo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Users/Current/Actions/ModifyPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the password; the session is over then */
        post: operations["modifyPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Users/Current/Subordinate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People who answer to the person, one level */
        get: operations["listOwnSubordinates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Users/Current/Authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything the person may open, see and press, as trees */
        get: operations["getOwnAuthorization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Users/Current/SystemLog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sign-ins, or calls that changed something, of the signed-in person */
        get: operations["listSystemLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Users/Current/getUserOrganizes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Organisations of the person; one is the current one */
        get: operations["listOwnOrganizations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Users/Current/getUserPositions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Positions of the person; one is the current one */
        get: operations["listOwnPositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Users/Current/getUserRoles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Roles of the person; the first one is the one the session names */
        get: operations["listOwnRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Users/Current/SignImg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Signatures of the person */
        get: operations["listSignatures"];
        put?: never;
        /** Add a signature */
        post: operations["createSignature"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Users/Current/{id}/SignImg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Make a signature the default */
        put: operations["setDefaultSignature"];
        post?: never;
        /** Delete a signature */
        delete: operations["removeSignature"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages for the caller, newest first */
        get: operations["listMessages"];
        put?: never;
        /** Write a notice; it is a draft until it is released */
        post: operations["createNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/ReadInfo/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open a message; it counts as read from then on */
        get: operations["readMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/Actions/ReadAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark the messages of a filter as read
         * @description The filter travels twice: Java servers read the body, .NET servers the query.
         */
        post: operations["readAllMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/imreply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Recent conversations, newest first */
        get: operations["listConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/imreply/deleteChatRecord/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete what was said with somebody, for the caller only */
        delete: operations["removeChatRecords"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/imreply/relocation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a conversation out of the recent ones until the next message */
        delete: operations["removeConversation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/Record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take messages out of the own list */
        delete: operations["removeMessages"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/Notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Notices in every state
         * @description The same call lists in version 3.4.7 and creates in version 3.6, so it counts as a write: against a server of unknown
         *     version it is not called to look around.
         */
        post: operations["listNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/Notice/Actions/Count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Number of people a notice would reach */
        post: operations["countNoticeReaders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One notice, to edit it */
        get: operations["getNotice"];
        /** Change a notice that is not released */
        put: operations["updateNotice"];
        post?: never;
        /** Delete a notice */
        delete: operations["removeNotice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/{id}/Actions/Release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Send a notice to its receivers */
        put: operations["releaseNotice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/getUnReadMsgNum": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many messages of each type are unread */
        get: operations["getUnreadCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Users/ImUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People to talk to */
        get: operations["listChatContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/MessageTemplateConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Message templates */
        get: operations["listMessageTemplates"];
        put?: never;
        /** Add a template */
        post: operations["createMessageTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/MessageTemplateConfig/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One template */
        get: operations["getMessageTemplate"];
        /** Change a template */
        put: operations["updateMessageTemplate"];
        post?: never;
        /** Delete a template */
        delete: operations["removeMessageTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/MessageTemplateConfig/copy/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copy a template under a new name and code */
        post: operations["copyMessageTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/MessageTemplateConfig/{id}/Usages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sending configurations that name a template */
        get: operations["listMessageTemplateUsages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/AccountConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts messages are sent through */
        get: operations["listMessageAccounts"];
        put?: never;
        /** Add an account */
        post: operations["createMessageAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/AccountConfig/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One account, its secrets empty */
        get: operations["getMessageAccount"];
        /** Change an account */
        put: operations["updateMessageAccount"];
        post?: never;
        /** Delete an account */
        delete: operations["removeMessageAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/AccountConfig/{id}/Usages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sending configurations that name an account */
        get: operations["listMessageAccountUsages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/AccountConfig/copy/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copy an account under a new name and code */
        post: operations["copyMessageAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/AccountConfig/testSendMail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try a mail account by sending */
        post: operations["testMailAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/AccountConfig/testQyWebChatConnect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try an account at WeChat Work */
        post: operations["testWeChatAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/AccountConfig/testDingTalkConnect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try an account at DingTalk */
        post: operations["testDingTalkAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/MessageDataType/getTypeList/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of four lists the templates choose from
         * @description A list that has no entry is answered with code 400, not with an empty one.
         */
        get: operations["listMessageTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/SendMessageConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sending configurations */
        get: operations["listSendMessageConfigs"];
        put?: never;
        /** Add a sending configuration */
        post: operations["createSendMessageConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/SendMessageConfig/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One sending configuration */
        get: operations["getSendMessageConfig"];
        /** Change a sending configuration */
        put: operations["updateSendMessageConfig"];
        post?: never;
        /** Delete a sending configuration */
        delete: operations["removeSendMessageConfig"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/SendMessageConfig/copy/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copy a sending configuration under a new name and code */
        post: operations["copySendMessageConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/SendMessageConfig/getSendConfigList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sending configurations to choose from */
        get: operations["listSendMessageConfigOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/SendMessageConfig/getTestConfig/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Channels of a sending configuration with the parameters a test fills in */
        post: operations["getSendMessageTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/SendMessageConfig/testSendConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send through the channels of a sending configuration to try it */
        post: operations["testSendMessageConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/MessageMonitor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages that were sent, the newest first */
        get: operations["listSentMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/MessageMonitor/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One message that was sent */
        get: operations["getSentMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/MessageMonitor/batchRemove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete entries of the monitor */
        delete: operations["removeSentMessages"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/MessageMonitor/empty": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete every entry of the monitor */
        delete: operations["clearSentMessages"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/Uploader/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store a file
         * @description Where only images are meant (annexpic, IM, userAvatar) the extension and the content must both be those of an image.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/Image/{type}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bytes of a stored file; images are shown, everything else is saved
         * @description Needs no token, so that a plain image element can show it: the name cannot be guessed. Only PNG, JPEG, GIF and BMP are
         *     sent to be shown; any other content comes as bytes to be saved. A missing file answers an envelope instead of bytes.
         */
        get: operations["getImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/Download/{type}/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Prepare a one-time link to a stored file */
        get: operations["createDownloadLink"];
        put?: never;
        post?: never;
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
    "/api/file/PackDownload/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prepare an archive of several stored files */
        post: operations["packFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/Uploader/Preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a stored file can be looked at; empty when there is no such file */
        get: operations["getPreviewAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/chunk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which chunks of a file the server already holds */
        get: operations["checkChunk"];
        put?: never;
        /** Send one chunk; sending it again changes nothing */
        post: operations["uploadChunk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make one file of all chunks; doing it again answers the same file */
        post: operations["mergeChunks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{module}/Uploader": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand in a spreadsheet of records */
        post: operations["uploadImportFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{module}/TemplateDownload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Prepare the empty spreadsheet to fill in */
        get: operations["downloadImportTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{module}/ImportPreview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rows and columns the server reads in a handed-in spreadsheet */
        get: operations["previewImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{module}/ImportData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take over rows as records; refused rows come back with their reasons */
        post: operations["importRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{module}/ImportExceptionData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prepare a spreadsheet of refused rows with their reasons */
        post: operations["exportImportErrors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visualdev/OnlineDev/Uploader": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand in a spreadsheet of records of an online form */
        post: operations["uploadRecordImportFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visualdev/OnlineDev/{id}/TemplateDownload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Prepare the empty spreadsheet of an online form */
        get: operations["downloadRecordImportTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visualdev/OnlineDev/{id}/ImportPreview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rows and columns the server reads in a handed-in spreadsheet */
        get: operations["previewRecordImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visualdev/OnlineDev/{id}/ImportData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take over rows as records; refused rows come back with their reasons */
        post: operations["importRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visualdev/OnlineDev/{id}/ImportExceptionData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prepare a spreadsheet of refused rows with their reasons */
        post: operations["exportRecordImportErrors"];
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
    "/api/system/BillRule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Serial-number rules, page by page */
        get: operations["listBillRules"];
        put?: never;
        /** Add a serial-number rule */
        post: operations["createBillRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/BillRule/Selector": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Enabled rules to choose from in a form, the newest first */
        get: operations["listBillRuleOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/BillRule/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One serial-number rule */
        get: operations["getBillRule"];
        /** Change a serial-number rule; counting goes on */
        put: operations["updateBillRule"];
        post?: never;
        /** Delete a rule no number was drawn from */
        delete: operations["removeBillRule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/BillRule/{id}/Actions/State": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Switch a rule between enabled and disabled */
        put: operations["setBillRuleState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/BillRule/BillNumber/{enCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Draw the next number of a rule; it is used up whatever becomes of the form */
        get: operations["drawBillNumber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/BillRule/{id}/Action/Export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Prepare a file of one rule */
        get: operations["exportBillRule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/BillRule/Action/Import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add the rule a .bb file holds; its counter begins anew */
        post: operations["importBillRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/Area/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The areas right below one, disabled ones too; with a keyword or for the disabled ones alone, those on every level below it */
        get: operations["listAreas"];
        /** Change an area */
        put: operations["updateArea"];
        post?: never;
        /** Delete an area nothing stands below */
        delete: operations["removeArea"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/Area/{id}/Selector/{currId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The enabled areas right below one, to choose from */
        get: operations["listAreaOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/Area/GetAreaByIds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The names along the way to each of several chosen areas */
        post: operations["findAreaNames"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/Area": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an area */
        post: operations["createArea"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/Area/{id}/Info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One area */
        get: operations["getArea"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/Area/{id}/Actions/State": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Switch an area between enabled and disabled */
        put: operations["setAreaState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/Schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's own and received schedules of a span of time */
        get: operations["listSchedules"];
        put?: never;
        /** Add a schedule, repeated or not */
        post: operations["createSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/Schedule/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One schedule to edit; its participants are a list of ids */
        get: operations["getSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/Schedule/{id}/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change one schedule, or several of a repeated one */
        put: operations["updateSchedule"];
        post?: never;
        /** Delete one schedule, or several of a repeated one */
        delete: operations["removeSchedule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/Schedule/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One schedule to look at; participants, type and urgency are names */
        get: operations["getScheduleDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/DataInterface": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Data interfaces, page by page */
        get: operations["listDataInterfaces"];
        put?: never;
        /** Add a data interface */
        post: operations["createDataInterface"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/DataInterface/Selector": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Enabled data interfaces below their categories, to choose one */
        get: operations["listDataInterfaceTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/DataInterface/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One data interface */
        get: operations["getDataInterface"];
        /** Change a data interface */
        put: operations["updateDataInterface"];
        post?: never;
        /** Delete a data interface with its call log */
        delete: operations["removeDataInterface"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/DataInterface/{id}/Actions/State": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Switch a data interface between enabled and disabled */
        put: operations["setDataInterfaceState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/DataInterface/{id}/Actions/Copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a disabled copy of a data interface */
        post: operations["copyDataInterface"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/DataInterface/{id}/Actions/Preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Every row of a data interface; what dynamic options are filled with */
        post: operations["previewDataInterface"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/DataInterface/GetParam/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a data interface is called with */
        get: operations["listDataInterfaceParameters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/DataInterface/Action/Import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add the data interface a .bd file holds */
        post: operations["importDataInterface"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/DataInterface/Actions/Preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Every row a data interface would give that is not saved yet */
        post: operations["previewDataInterfaceDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/DataModel/{linkId}/TableAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tables of a database that an SQL may read */
        get: operations["listDatabaseTables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/DataInterface/{id}/Action/Export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Prepare a file of a data interface */
        get: operations["exportDataInterface"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/DataInterface/{id}/Usages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Designs that name a data interface */
        get: operations["listDataInterfaceUsages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/DataInterfaceLog/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Calls of a data interface, newest first */
        get: operations["listDataInterfaceLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/DataInterface/{id}/Action/List": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rows of a data interface, page by page */
        post: operations["listDataInterfaceRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/DataInterface/{id}/Action/InfoByIds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rows of a data interface by their values, in the order asked */
        post: operations["findDataInterfaceRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/DataSource/Selector": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Databases a data interface may read, below their kinds */
        get: operations["listDataSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/DataInterface/getList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Enabled data interfaces, page by page, to choose one */
        get: operations["listDataInterfaceChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/DataInterface/{id}/Actions/GetFields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Names of the columns a data interface answers */
        post: operations["listDataInterfaceFields"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/SysConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Settings of the installation; secrets are answered empty */
        get: operations["getSystemConfig"];
        /** Save settings; a setting that is left out, and an empty secret, stay as they are */
        put: operations["updateSystemConfig"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/SysConfig/{type}/testQyWebChatConnect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try a connection to WeChat Work */
        post: operations["testWeChatConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/SysConfig/testDingTalkConnect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try a connection to DingTalk */
        post: operations["testDingTalkConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/SysConfig/getAdminList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People with every right */
        get: operations["listAdministrators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/SysConfig/setAdminList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Who has every right; nobody else keeps it */
        put: operations["setAdministrators"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/SynThirdInfo/getSynThirdTotal/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many organisations and people are in step with a messenger */
        get: operations["listSyncTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/SynThirdInfo/getSynThirdFailure/{type}/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Records of one kind that could not be brought into step with a messenger, page by page */
        get: operations["listSyncFailures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/SynThirdInfo/Actions/Retry/{type}/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try again to bring one record into step with a messenger */
        post: operations["retrySync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/SynThirdInfo/synAllOrganizeSysToDing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bring organisations with DingTalk into step */
        get: operations["syncOrganizationsToDingTalk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/SynThirdInfo/synAllUserSysToDing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bring people with DingTalk into step */
        get: operations["syncUsersToDingTalk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/SynThirdInfo/synAllOrganizeSysToQy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bring organisations with WeChat Work into step */
        get: operations["syncOrganizationsToWeChat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/SynThirdInfo/synAllUserSysToQy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bring people with WeChat Work into step */
        get: operations["syncUsersToWeChat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Organize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Companies and departments as one tree */
        get: operations["listOrganizations"];
        put?: never;
        /** Add a company */
        post: operations["createOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Organize/Selector/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Enabled organisations to choose from */
        get: operations["listOrganizationOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Organize/SelectorByAuth/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Enabled organisations, those the caller does not administer disabled */
        get: operations["listAuthorizedOrganizations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Organize/Tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Enabled organisations by name */
        get: operations["getOrganizationTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Organize/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One organisation */
        get: operations["getOrganization"];
        /** Change a company */
        put: operations["updateOrganization"];
        post?: never;
        /** Delete a company or a department that holds nothing */
        delete: operations["removeOrganization"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Organize/OrganizeCondition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The organisations with these ids that are enabled */
        post: operations["listAllowedOrganizations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Organize/Department/Selector/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Enabled organisations to choose a department from */
        get: operations["listDepartmentOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Organize/Department/SelectorByAuth/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same, those the caller does not administer disabled */
        get: operations["listAuthorizedDepartments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Organize/Department": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a department */
        post: operations["createDepartment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Organize/Department/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One department */
        get: operations["getDepartment"];
        /** Change a department */
        put: operations["updateDepartment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Organize/{id}/Department": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What stands directly below an organisation; with a keyword or for what is disabled, everything below it that fits, page by page */
        get: operations["listDepartments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Groups, page by page */
        get: operations["listGroups"];
        put?: never;
        /** Add a group */
        post: operations["createGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Group/Selector": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Enabled groups below the kinds they are of */
        get: operations["listGroupTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Group/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One group */
        get: operations["getGroup"];
        /** Change a group */
        put: operations["updateGroup"];
        post?: never;
        /** Delete a group without members */
        delete: operations["removeGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Group/{id}/Usages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Designs and notices that name a group */
        get: operations["listGroupUsages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Group/GroupCondition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The groups with these ids that are enabled */
        post: operations["listAllowedGroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Positions, page by page */
        get: operations["listPositions"];
        put?: never;
        /** Add a position */
        post: operations["createPosition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Position/Selector": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Enabled positions below their organisations */
        get: operations["listPositionTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Position/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One position */
        get: operations["getPosition"];
        /** Change a position */
        put: operations["updatePosition"];
        post?: never;
        /** Delete a position nobody holds */
        delete: operations["removePosition"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Position/All": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every enabled position */
        get: operations["listAllPositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Position/getListByOrgIds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enabled positions of some organisations, below them */
        post: operations["listPositionsByOrganizations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Position/PositionCondition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The positions with these ids and those of these departments that are enabled */
        post: operations["listAllowedPositions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Roles, page by page */
        get: operations["listRoles"];
        put?: never;
        /** Add a role */
        post: operations["createRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Role/Selector": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Enabled roles - global ones below the node 1, others below their organisations */
        get: operations["listRoleTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Role/SelectorByPermission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same, only roles the caller may give */
        get: operations["listPermittedRoleTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Role/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One role */
        get: operations["getRole"];
        /** Change a role */
        put: operations["updateRole"];
        post?: never;
        /** Delete a role nobody has */
        delete: operations["removeRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Role/{id}/Actions/State": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Switch a role between enabled and disabled */
        put: operations["setRoleState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Role/getListByOrgIds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enabled roles of some organisations, and the global ones */
        post: operations["listRolesByOrganizations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Role/RoleCondition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The roles with these ids that are enabled */
        post: operations["listAllowedRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People of an organisation and of what stands below it */
        get: operations["listUsers"];
        put?: never;
        /** Add a person; the first password is the one of the system */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Users/All": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everybody who is enabled */
        get: operations["listAllUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Users/Selector": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Organisations and everybody who is enabled, as one tree */
        get: operations["listUserOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One person */
        get: operations["getUser"];
        /** Change a person; the password stays */
        put: operations["updateUser"];
        post?: never;
        /** Delete a person; sessions end, subordinates stay without a manager */
        delete: operations["removeUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Users/{id}/Actions/ResetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a person another password; sessions end and the password must be changed at the next sign-in */
        post: operations["resetUserPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Users/{id}/Actions/State": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Switch a person between enabled and disabled; disabling ends the sessions */
        put: operations["setUserState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Users/{id}/Actions/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Unlock a person and forget the wrong passwords */
        put: operations["unlockUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Users/ImUser/Selector/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One level of the tree of people, or a page of the people a keyword finds */
        post: operations["listUserTree"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Users/getUserList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** People by their ids, in the order asked for; ids nobody has are left out */
        post: operations["findUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Users/getSubordinates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** People whose manager is the caller */
        post: operations["listSubordinates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Users/getOrganization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People of one organisation, without those below it */
        get: operations["listUsersByOrganization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Users/GetUsersByPositionId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People who hold a position */
        get: operations["listUsersByPosition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Users/GetUsersByRoleOrgId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People who have a role */
        get: operations["listUsersByRole"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Users/UserCondition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The people a picker with limits may offer, once each */
        post: operations["listAllowedUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Users/ExportExcel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Prepare a spreadsheet of people */
        get: operations["exportUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Users/TemplateDownload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Prepare the empty spreadsheet to be filled in */
        get: operations["downloadUserTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Users/Uploader": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand in a filled spreadsheet */
        post: operations["uploadUserImportFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Users/ImportPreview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rows of an uploaded spreadsheet; nothing is added */
        get: operations["previewUserImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Users/ImportData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add people; rows with faults are handed back, the others are added */
        post: operations["importUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Users/ExportExceptionData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prepare a spreadsheet of the rows that were not added */
        post: operations["exportUserImportErrors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Users/GetListByAuthorize/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One level of the tree of people the caller may manage */
        post: operations["listAuthorizedUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Users/getSelectedList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What was chosen in a picker, in the order asked for; ids nobody has are left out */
        post: operations["listSelectedUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Users/getSelectedUserList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The people behind what was chosen in a picker, once each */
        post: operations["pageSelectedUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Authority/Data/Batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give several roles the same rights beside those they have */
        post: operations["addRights"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Authority/Data/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace what a role may open, see and press */
        put: operations["setRoleRights"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Authority/Data/{id}/Values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One step of giving rights - what may be given, and what of it the role has */
        post: operations["listRoleRights"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/organizeAdminIsTrator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People who administer organisations beside their own */
        get: operations["listGrades"];
        put?: never;
        /** Let somebody administer organisations, or change which */
        post: operations["saveGrade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/organizeAdminIsTrator/Selector": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Organisations somebody may administer, among all those the caller may give */
        get: operations["getGrade"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/organizeAdminIsTrator/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take from somebody all they administer beside their own organisations */
        delete: operations["removeGrade"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/UserRelation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who holds a position or a role, or belongs to a group */
        get: operations["listMembers"];
        put?: never;
        /** Replace the people of a position, a role or a group */
        post: operations["setMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/System": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Systems, whose menus people switch between */
        get: operations["listSystems"];
        put?: never;
        /** Add a system */
        post: operations["createSystem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/System/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One system */
        get: operations["getSystem"];
        /** Change a system */
        put: operations["updateSystem"];
        post?: never;
        /** Delete a system */
        delete: operations["removeSystem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/Menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a menu entry */
        post: operations["createMenu"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/Menu/ModuleBySystem/{systemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Entries of the menu of a system, as a tree */
        get: operations["listMenus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/Menu/Selector/{id}/{systemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Folders an entry may stand in */
        get: operations["listMenuParents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/Menu/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One menu entry */
        get: operations["getMenu"];
        /** Change a menu entry */
        put: operations["updateMenu"];
        post?: never;
        /** Delete a menu entry */
        delete: operations["removeMenu"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/Menu/{id}/Action/Export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Prepare a .bm file of an entry, what stands below it and their rights */
        get: operations["exportMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/Menu/{systemId}/Action/Import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add entries of a .bm file to a system; known codes are skipped */
        post: operations["importMenu"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/ModuleButton": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a button right */
        post: operations["createMenuButton"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/ModuleButton/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One button right */
        get: operations["getMenuButton"];
        /** Change a button right */
        put: operations["updateMenuButton"];
        post?: never;
        /** Delete a button right */
        delete: operations["removeMenuButton"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/ModuleButton/{id}/List": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Button rights of a menu entry */
        get: operations["listMenuButtons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/ModuleColumn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a column right */
        post: operations["createMenuColumn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/ModuleColumn/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One column right */
        get: operations["getMenuColumn"];
        /** Change a column right */
        put: operations["updateMenuColumn"];
        post?: never;
        /** Delete a column right */
        delete: operations["removeMenuColumn"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/ModuleColumn/{id}/Fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Column rights of a menu entry */
        get: operations["listMenuColumns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/ModuleForm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a form right */
        post: operations["createMenuForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/ModuleForm/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One form right */
        get: operations["getMenuForm"];
        /** Change a form right */
        put: operations["updateMenuForm"];
        post?: never;
        /** Delete a form right */
        delete: operations["removeMenuForm"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/ModuleForm/{id}/Fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Form rights of a menu entry */
        get: operations["listMenuForms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/ModuleDataAuthorizeScheme/{id}/List": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rights to data of a menu entry */
        get: operations["listDataSchemes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Authority/GetColumnsByModuleId/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the person has arranged the columns of a list */
        get: operations["getColumnSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permission/Authority/SetColumnsByModuleId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Keep the order and the visibility of columns for the person */
        put: operations["setColumnSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visualdev/Base": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Designed models, page by page */
        get: operations["listModels"];
        put?: never;
        /** Add a model */
        post: operations["createModel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visualdev/Base/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One model with its design */
        get: operations["getModel"];
        /** Change a model */
        put: operations["updateModel"];
        post?: never;
        /** Delete a model */
        delete: operations["removeModel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visualdev/Base/{id}/Actions/Copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a copy of a model that is not released */
        post: operations["copyModel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visualdev/Base/{id}/Actions/Release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Release the design and put it into menus */
        post: operations["releaseModel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visualdev/Base/Selector": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Models below their categories, to choose one */
        get: operations["listModelOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visualdev/Base/{id}/FormDataFields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Controls of the form that other forms may refer to */
        get: operations["listModelFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visualdev/Base/{id}/FieldDataSelect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Records of the model, as another form chooses one */
        get: operations["listRelatedRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visualdev/Generater/{id}/Actions/DownloadCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prepare a file of program code written from the model */
        post: operations["downloadModelCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visualdev/Generater/{id}/Actions/CodePreview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The program code written from the model */
        post: operations["previewModelCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visualdev/OnlineDev/{id}/Config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The released design of a model; its list and its form */
        get: operations["getModelConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visualdev/OnlineDev/{id}/List": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records of a model, page by page */
        post: operations["listRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visualdev/OnlineDev/{id}/List/{parentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records below another one, where a tree is loaded level by level */
        post: operations["listChildRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visualdev/OnlineDev/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a record */
        post: operations["createRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visualdev/OnlineDev/{id}/{recordId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record with its stored values, to edit it */
        get: operations["getRecord"];
        /** Change a record */
        put: operations["updateRecord"];
        post?: never;
        /** Delete a record */
        delete: operations["removeRecord"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visualdev/OnlineDev/{id}/{recordId}/DataChange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record with its values as they are shown */
        get: operations["getRecordDisplay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visualdev/OnlineDev/batchDelete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete several records */
        post: operations["removeRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visualdev/OnlineDev/{id}/Actions/Export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prepare a file of records */
        post: operations["exportRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visualdev/OnlineDev/{id}/Actions/ExportData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prepare a file of the design */
        post: operations["exportModelDesign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visualdev/OnlineDev/{id}/Template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Prepare the file an import is filled in with */
        get: operations["downloadModelTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/printDev": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of print templates */
        get: operations["listPrintTemplates"];
        put?: never;
        /** Add a print template */
        post: operations["createPrintTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/printDev/getListOptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Names of print templates to choose one when printing */
        post: operations["listPrintTemplateOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/printDev/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One print template */
        get: operations["getPrintTemplate"];
        /** Change a print template */
        put: operations["updatePrintTemplate"];
        post?: never;
        /** Delete a print template */
        delete: operations["removePrintTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/printDev/{id}/Actions/Copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a copy of a print template */
        post: operations["copyPrintTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/printDev/{id}/Versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the versions of a print template, the newest first */
        get: operations["listPrintTemplateVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/printVersion/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a print template was at one of its saves; the id is that of the version */
        get: operations["getPrintTemplateVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/printVersion/{id}/Actions/Restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save a print template as it was in one of its versions; the id is that of the version */
        put: operations["restorePrintTemplateVersion"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/printDev/{id}/Actions/Export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Prepare a file of a print template */
        get: operations["exportPrintTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/printDev/Actions/Import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a print template from a .bp file */
        post: operations["importPrintTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/printDev/Selector": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Print templates below their categories */
        get: operations["listPrintTemplateTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/printDev/Fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Columns the queries of a template give */
        post: operations["listPrintFields"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/printDev/Data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Template, values and approvals of one record */
        get: operations["getPrintData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/printDev/BatchData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Template, values and approvals of several records */
        get: operations["getBatchPrintData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/printLog/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write down that something was printed */
        post: operations["savePrintLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/printLog/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of what was printed with a template; the id is that of the template */
        get: operations["listPrintLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visualdev/Portal/Selector": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Portals to choose from, below their categories */
        get: operations["listPortals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visualdev/Portal/{id}/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a portal shows to the caller; no data when nothing is authorised */
        get: operations["getPortal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visualdev/Portal/Custom/Save/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Keep the caller's own arrangement of a portal that is not locked */
        put: operations["saveOwnPortal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visualdev/Portal/{id}/Actions/SetDefault": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Make a portal the first page of the caller */
        put: operations["setDefaultPortal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visualdev/Dashboard/FlowTodoCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Counts of tasks by what is to be done with them; before 3.4 the same as a GET without body */
        post: operations["countFlowTasks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visualdev/Dashboard/FlowTodo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest tasks that wait for the caller */
        get: operations["listDashboardFlowTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visualdev/Dashboard/MyFlowTodo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest flows the caller launched */
        get: operations["listDashboardOwnFlows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visualdev/Dashboard/Email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest mails of the caller */
        get: operations["listDashboardEmails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/extend/Email/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One mail of the caller, whole */
        get: operations["getEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visualdev/Dashboard/Notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The newest notices; before 3.4 the same as a GET without body */
        post: operations["listDashboardNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflow/Engine/FlowBefore/List/{category}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tasks of the caller by category */
        get: operations["listFlowTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflow/Engine/FlowBefore/Waiting/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Work that waits for a person, for who may delete people; the id is that of the person */
        get: operations["listWaitingFlowTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflow/Engine/FlowBefore/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A task with its form, its steps and its trail; the id is that of the process */
        get: operations["getFlowTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflow/Engine/FlowBefore/{id}/Info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Does this work still wait for the caller? The id is that of the work */
        get: operations["checkFlowTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflow/Engine/FlowBefore/RecordList/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The trail of a flow; the id is that of the process */
        get: operations["listFlowRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflow/Engine/FlowBefore/Candidates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What is to be chosen before a piece of work is approved; the id is that of the work */
        post: operations["listFlowCandidates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflow/Engine/FlowBefore/Audit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve a piece of work; the id is that of the work */
        post: operations["approveFlowTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflow/Engine/FlowBefore/Reject/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a piece of work back; the id is that of the work */
        post: operations["rejectFlowTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflow/Engine/FlowBefore/Recall/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back what one has handed on; the id is that of the record of the trail */
        post: operations["recallFlowTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflow/Engine/FlowBefore/Cancel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a flow; the id is that of the process */
        post: operations["cancelFlowTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflow/Engine/FlowBefore/Transfer/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand a piece of work to somebody else; the id is that of the work */
        post: operations["transferFlowTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflow/Engine/FlowBefore/Assign/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a step of a flow to somebody; the id is that of the process */
        post: operations["assignFlowTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflow/Engine/FlowLaunch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Flows the caller has launched, drafts among them */
        get: operations["listOwnFlows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflow/Engine/FlowLaunch/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a flow that does not wait; the id is that of the process */
        delete: operations["removeOwnFlow"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflow/Engine/FlowLaunch/{id}/Actions/Withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Take back a flow nobody has handled; the id is that of the process */
        put: operations["revokeFlowTask"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflow/Engine/FlowLaunch/Press/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remind who has to handle a flow; the id is that of the process */
        post: operations["urgeFlowTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflow/Engine/FlowTask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Launch a flow, or keep it as a draft */
        post: operations["createFlowTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflow/Engine/FlowTask/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Launch a draft or a returned flow, or keep it again; the id is that of the process */
        put: operations["updateFlowTask"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflow/Engine/FlowBefore/RejectList/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Steps a piece of work can be sent back to; the id is that of the work */
        get: operations["listFlowRejectSteps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflow/Engine/FlowBefore/SaveAudit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep what was filled in without handling the work; the id is that of the work */
        post: operations["saveFlowTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflow/Engine/FlowBefore/CandidateUser/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** People who may be chosen for a step; the id is that of the work, or 0 where a flow is launched */
        post: operations["listFlowCandidateUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflow/Engine/FlowBefore/freeApprover/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let somebody sign before or after the caller; the id is that of the work */
        post: operations["addFlowSigner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflow/Engine/FlowBefore/BatchOperation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Handle several pieces of work alike */
        post: operations["handleFlowTasks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflow/Engine/flowTemplate/PageListAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Kinds of flow the caller may launch, page by page */
        get: operations["pageFlowTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflow/Engine/flowTemplate/FlowJsonList/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Flows of a kind that can be launched; the id is that of the kind or of its model */
        get: operations["listFlowVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflow/Engine/FlowComment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What people have said about a process */
        get: operations["listFlowComments"];
        put?: never;
        /** Say something about a process */
        post: operations["createFlowComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflow/Engine/FlowComment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a comment back */
        delete: operations["removeFlowComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/CommonWords/Selector": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Phrases for opinions, those of all and those of the caller */
        get: operations["listOpinionPhrases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/CommonWords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep a phrase of the own */
        post: operations["createOpinionPhrase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/CommonWords/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a phrase of the own */
        put: operations["updateOpinionPhrase"];
        post?: never;
        /** Delete a phrase of the own */
        delete: operations["removeOpinionPhrase"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/AdvancedQuery/{id}/List": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Conditions the caller has kept for a list; the id is that of its menu entry */
        get: operations["listSavedQueries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/AdvancedQuery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep conditions under a name */
        post: operations["createSavedQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/AdvancedQuery/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change kept conditions */
        put: operations["updateSavedQuery"];
        post?: never;
        /** Delete kept conditions */
        delete: operations["removeSavedQuery"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visualdev/ShortLink/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Link under which the form of a model is filled in without signing in */
        get: operations["getShortLink"];
        /** Open or close the link of a model, or give it another key */
        put: operations["updateShortLink"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visualdev/ShortLink/{key}/Form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Form of a short link, with its options; without a session */
        get: operations["getShortLinkForm"];
        put?: never;
        /** Hand in a form under a short link; without a session */
        post: operations["submitShortLinkForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflow/Engine/flowTemplate/TreeList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Kinds of flow below their categories, to choose one */
        get: operations["listFlowTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/OnlineUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in */
        get: operations["listOnlineUsers"];
        put?: never;
        post?: never;
        /** End every session of several people */
        delete: operations["signOutUsers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/OnlineUser/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End every session of a person */
        delete: operations["signOutUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/Monitor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Load of the machine the server runs on */
        get: operations["getServerState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/Log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What everybody did, newest first */
        get: operations["listLogs"];
        put?: never;
        post?: never;
        /** Delete some rows of the log */
        delete: operations["removeLogs"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/Log/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One row of the log, with what was changed */
        get: operations["getLog"];
        put?: never;
        post?: never;
        /** Delete every row of a category */
        delete: operations["clearLogs"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflow/Engine/FlowDelegate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Delegations of the caller, or to the caller */
        get: operations["listDelegations"];
        put?: never;
        /** Let somebody act for the caller */
        post: operations["createDelegation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflow/Engine/FlowDelegate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One delegation */
        get: operations["getDelegation"];
        /** Change a delegation */
        put: operations["updateDelegation"];
        post?: never;
        /** End a delegation */
        delete: operations["removeDelegation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccountConfig: {
            /** @description Is a captcha asked for? 1 or true, 0 or false */
            enableVerificationCode?: number | boolean | null;
            /** @description Letters of the captcha; 0 or nothing means 4 */
            verificationCodeNumber?: number | null;
        };
        AccountConfigAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["AccountConfig"] | null;
        };
        Administrator: {
            id: string;
            account?: components["schemas"]["NullableText"];
            realName?: components["schemas"]["NullableText"];
        };
        AdministratorList: components["schemas"]["Administrator"][];
        AdministratorsAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["AdministratorList"] | null;
        };
        AdministratorsBody: {
            /** @description Ids of all of them, not only of new ones */
            adminIds: string[];
        };
        AreaBody: {
            /** @description "-1" at the top */
            parentId: string;
            fullName: string;
            enCode: components["schemas"]["AreaCode"];
            /**
             * @description 1 enabled, also where it is missing; 0 disabled
             * @enum {integer}
             */
            enabledMark?: 0 | 1;
            sortCode?: number | null;
            description?: components["schemas"]["NullableText"];
        };
        /** @description Six digits for the official areas; letters, digits and dots, no dot at the start or the end, at most 50 characters. */
        AreaCode: string;
        AreaIdsBody: {
            /** @description For each chosen area the ids from the top down to it. */
            idsList: string[][];
        };
        AreaList: {
            list: components["schemas"]["AreaNode"][];
        };
        AreaListAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["AreaList"] | null;
        };
        AreaNameLists: (string | null)[][];
        AreaNamesAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["AreaNameLists"] | null;
        };
        /** @description An area of a list; what is below it is asked for by its id. */
        AreaNode: {
            id: string;
            /** @description "-1" at the top */
            parentId?: string | null;
            fullName: string;
            enCode?: components["schemas"]["NullableText"];
            enabledMark?: components["schemas"]["Flag"];
            sortCode?: components["schemas"]["NullableInteger"];
            isLeaf?: boolean | null;
            hasChildren?: components["schemas"]["HasChildren"];
            children?: components["schemas"]["AreaNode"][] | null;
            /** @description Of an area that a keyword found, those between the one asked for and it, from the top down; without a keyword it is missing. */
            parents?: components["schemas"]["AreaParent"][] | null;
        };
        AreaOption: {
            id: string;
            fullName: string;
            /** @description Is there nothing to choose below it? */
            isLeaf?: boolean | null;
            sortCode?: components["schemas"]["NullableInteger"];
        };
        AreaOptionList: {
            list: components["schemas"]["AreaOption"][];
        };
        AreaOptionListAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["AreaOptionList"] | null;
        };
        /** @description An area on the way down to a found one. */
        AreaParent: {
            id: string;
            /** @description "-1" at the top */
            parentId?: string | null;
            fullName: string;
            enCode?: components["schemas"]["NullableText"];
            enabledMark?: components["schemas"]["Flag"];
            sortCode?: components["schemas"]["NullableInteger"];
        };
        AreaRecord: {
            id: string;
            /** @description "-1" at the top */
            parentId: string;
            /** @description Name of the area above; empty at the top */
            parentName?: string | null;
            fullName: string;
            enCode?: components["schemas"]["NullableText"];
            enabledMark?: components["schemas"]["Flag"];
            sortCode?: components["schemas"]["NullableInteger"];
            description?: components["schemas"]["NullableText"];
            lastModifyTime?: components["schemas"]["LastModified"];
        };
        AreaRecordAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["AreaRecord"] | null;
        };
        /** @description Milliseconds since 1970, or a date with or without a clock of the office (UTC+8). */
        AskedMoment: number | string;
        /** @description Under every kind the pages it belongs to, with the rights as leaves. */
        Authorization: {
            module?: components["schemas"]["AuthorizationForest"];
            column?: components["schemas"]["AuthorizationForest"];
            button?: components["schemas"]["AuthorizationForest"];
            resource?: components["schemas"]["AuthorizationForest"];
            form?: components["schemas"]["AuthorizationForest"];
            portal?: components["schemas"]["AuthorizationForest"];
            flow?: components["schemas"]["AuthorizationForest"];
            print?: components["schemas"]["AuthorizationForest"];
        };
        AuthorizationAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["Authorization"] | null;
        };
        AuthorizationForest: components["schemas"]["AuthorizationNode"][] | null;
        AuthorizationNode: {
            id: string;
            /** @description "-1" or "0" at the top */
            parentId?: string | null;
            fullName: string;
            icon?: components["schemas"]["NullableText"];
            sortCode?: number | null;
            hasChildren?: components["schemas"]["HasChildren"];
            children?: components["schemas"]["AuthorizationNode"][] | null;
        };
        BaseInfo: {
            id?: components["schemas"]["NullableText"];
            account?: components["schemas"]["NullableText"];
            realName?: components["schemas"]["NullableText"];
            /** @description Names of the organisations, top first, joined by slashes */
            organize?: string | null;
            company?: components["schemas"]["NullableText"];
            position?: components["schemas"]["NullableText"];
            /** @description Name and account, joined by a slash */
            manager?: string | null;
            /** @description Names of the roles, joined by commas */
            roleId?: string | null;
            creatorTime?: components["schemas"]["Moment"];
            prevLogTime?: components["schemas"]["Moment"];
            /** @description A line about oneself */
            signature?: string | null;
            /** @description 1 male, 2 female, 3 not told */
            gender?: string | number | null;
            nation?: components["schemas"]["NullableText"];
            nativePlace?: components["schemas"]["NullableText"];
            entryDate?: components["schemas"]["Moment"];
            certificatesType?: components["schemas"]["NullableText"];
            certificatesNumber?: components["schemas"]["NullableText"];
            education?: components["schemas"]["NullableText"];
            birthday?: components["schemas"]["Moment"];
            telePhone?: components["schemas"]["NullableText"];
            landline?: components["schemas"]["NullableText"];
            mobilePhone?: components["schemas"]["NullableText"];
            email?: components["schemas"]["NullableText"];
            urgentContacts?: components["schemas"]["NullableText"];
            urgentTelePhone?: components["schemas"]["NullableText"];
            postalAddress?: components["schemas"]["NullableText"];
            theme?: components["schemas"]["NullableText"];
            language?: components["schemas"]["NullableText"];
            /** @description Path of an image */
            avatar?: string | null;
            isTenant?: boolean | null;
            currentTenantInfo?: Record<string, never> | null;
        };
        BaseInfoAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["BaseInfo"] | null;
        };
        BaseInfoBody: {
            realName: string;
            signature?: string | null;
            /** @description 1 male, 2 female, 3 not told */
            gender?: string | number | null;
            nation?: components["schemas"]["NullableText"];
            nativePlace?: string | null;
            certificatesType?: components["schemas"]["NullableText"];
            certificatesNumber?: string | null;
            education?: components["schemas"]["NullableText"];
            birthday?: components["schemas"]["Moment"];
            telePhone?: string | null;
            landline?: string | null;
            /** @description 11 digits, 1 and then 3 to 9 first; empty for none */
            mobilePhone?: string | null;
            email?: string | null;
            urgentContacts?: string | null;
            urgentTelePhone?: string | null;
            postalAddress?: string | null;
        };
        /**
         * @description The date between prefix and counter; `no` leaves it out. Versions from 3.6 on write it in capitals.
         * @enum {string}
         */
        BillDateFormat: "yyyyMMdd" | "yyyyMM" | "yyyy" | "no" | "YYYYMMDD" | "YYYYMM" | "YYYY";
        /** @description The number a draw would give now; asking for it draws none. Not every server answers it. */
        BillNextNumber: string | null;
        BillNumberAnswer: components["schemas"]["Envelope"] & {
            data?: string | null;
        };
        BillRuleBody: {
            fullName: string;
            enCode: string;
            /** @description Id of a business category */
            category: string;
            prefix: string;
            dateFormat: components["schemas"]["BillDateFormat"];
            /** @description Digits of the counter */
            digit: number;
            startNumber: components["schemas"]["BillStartNumber"];
            /** @description What the first number of today looks like; the server works it out itself */
            example?: string | null;
            sortCode?: number | null;
            /**
             * @description 1 enabled, also where it is missing; 0 disabled
             * @enum {integer}
             */
            enabledMark?: 0 | 1;
            description?: components["schemas"]["NullableText"];
        };
        BillRuleImport: {
            /**
             * Format: binary
             * @description A .bb file
             */
            file: Blob;
        };
        /** @description A rule to choose; its enCode is the value a form keeps. */
        BillRuleOption: {
            id: string;
            fullName: string;
            enCode: string;
            /** @description Name of the business category */
            category?: string | null;
            startNumber?: components["schemas"]["NullableText"];
        };
        /** @description Older servers answer every rule, without `pagination`. */
        BillRuleOptionPage: {
            list: components["schemas"]["BillRuleOption"][];
            pagination?: components["schemas"]["Page"];
        };
        BillRuleOptionPageAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["BillRuleOptionPage"] | null;
        };
        BillRulePage: {
            list: components["schemas"]["BillRuleRow"][];
            pagination: components["schemas"]["Page"];
        };
        BillRulePageAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["BillRulePage"] | null;
        };
        BillRuleRecord: {
            id: string;
            fullName: string;
            enCode: string;
            /** @description Id of the business category */
            category?: string | null;
            prefix?: components["schemas"]["NullableText"];
            dateFormat?: components["schemas"]["NullableText"];
            digit?: number | null;
            startNumber?: components["schemas"]["NullableText"];
            example?: components["schemas"]["NullableText"];
            nextNumber?: components["schemas"]["BillNextNumber"];
            sortCode?: components["schemas"]["NullableInteger"];
            enabledMark?: components["schemas"]["Flag"];
            description?: components["schemas"]["NullableText"];
            lastModifyTime?: components["schemas"]["LastModified"];
        };
        BillRuleRecordAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["BillRuleRecord"] | null;
        };
        BillRuleRow: {
            id: string;
            fullName: string;
            enCode: string;
            /** @description Name of the business category */
            category?: string | null;
            /** @description The number drawn last */
            outputNumber?: string | null;
            digit?: number | null;
            startNumber?: components["schemas"]["NullableText"];
            enabledMark?: components["schemas"]["Flag"];
            sortCode?: components["schemas"]["NullableInteger"];
            creatorUser?: components["schemas"]["NullableText"];
            creatorTime?: number | string | null;
            lastModifyTime?: number | string | null;
            nextNumber?: components["schemas"]["BillNextNumber"];
        };
        /** @description Digits only, not all of them zeros. */
        BillStartNumber: string;
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
            lastModifyTime?: components["schemas"]["LastModified"];
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
        /** @description A member with its values; those of secrets and of private words are left out, and it is said that they are. */
        ChangedMember: {
            member: string;
            before?: components["schemas"]["NullableText"];
            after?: components["schemas"]["NullableText"];
            isHidden?: boolean | null;
        };
        ChatContact: {
            id: string;
            account?: components["schemas"]["NullableText"];
            realName?: components["schemas"]["NullableText"];
            headIcon?: components["schemas"]["NullableText"];
            department?: components["schemas"]["NullableText"];
        };
        ChatContactPage: {
            list: components["schemas"]["ChatContact"][];
            pagination?: components["schemas"]["Page"];
        };
        ChatContactPageAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["ChatContactPage"] | null;
        };
        ChunkBody: {
            chunkNumber: number;
            chunkSize: components["schemas"]["ChunkSize"];
            currentChunkSize: components["schemas"]["CurrentChunkSize"];
            totalSize: number;
            totalChunks: number;
            identifier: components["schemas"]["ContentMd5"];
            filename: string;
            relativePath?: string;
            fileType?: string;
            extension?: string;
            /**
             * Format: binary
             * @description Bytes of this chunk
             */
            file: Blob;
        };
        /** @enum {integer} */
        ChunkSize: 5242880;
        ChunkState: {
            /** @description Chunks the server holds, from 1 */
            chunkNumbers?: number[] | null;
            /** @description Every chunk is there and can be merged */
            merge?: boolean | null;
            /** @description The whole file is known; nothing needs to be sent */
            uploaded?: boolean | null;
        };
        ChunkStateAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["ChunkState"] | null;
        };
        /**
         * @description 200 success; 400 business failure, `msg` says which; 500 fault of the server; 600 session expired;
         *     601 signed in elsewhere; 602 token refused; 603 (assumed) the session is locked: only unlocking and leaving are answered. Any other integer is a failure too.
         */
        Code: number;
        CodeFile: {
            fileName: string;
            fileType?: components["schemas"]["NullableText"];
            fileContent?: components["schemas"]["NullableText"];
        };
        CodeFolder: {
            fileName: string;
            children?: components["schemas"]["CodeFile"][] | null;
        };
        CodeFolderList: {
            list: components["schemas"]["CodeFolder"][];
        };
        CodeFoldersAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["CodeFolderList"] | null;
        };
        ColumnSetting: {
            /** @description Name of the field */
            prop: string;
            label?: components["schemas"]["NullableText"];
            visible?: boolean | number | string | null;
            /** @description Width in px; none as declared */
            width?: components["schemas"]["NullableInteger"];
            /** @description left, right or none; nothing as declared */
            fixed?: components["schemas"]["NullableText"];
        };
        ColumnSettingList: components["schemas"]["ColumnSetting"][];
        ColumnSettingsAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["ColumnSettingList"] | null;
        };
        ColumnSettingsBody: {
            /** @description Id of the menu entry */
            moduleId: string;
            /** @description The columns in their order, as a text of JSON; empty to forget them */
            fieldList: string;
        };
        /** @description The answer of a command that has no result to hand back. */
        CommandAnswer: components["schemas"]["Envelope"] & {
            data?: null;
        };
        /** @description Members are free; these are the usual ones. */
        CompanyDetails: {
            shortName?: components["schemas"]["NullableText"];
            telePhone?: components["schemas"]["NullableText"];
            address?: components["schemas"]["NullableText"];
        };
        CompanyDetailsText: string | null;
        /** @description MD5 of the whole content in lower-case hexadecimal digits. */
        ContentMd5: string;
        /** @description The newest word between the reader and somebody else */
        Conversation: {
            /** @description Id of the other person */
            id: string;
            realName?: components["schemas"]["NullableText"];
            account?: components["schemas"]["NullableText"];
            headIcon?: components["schemas"]["NullableText"];
            department?: components["schemas"]["NullableText"];
            /** @description The text; of another kind a text of JSON */
            latestMessage?: string | null;
            /** @description text, image, voice or video */
            messageType?: string | null;
            latestDate?: components["schemas"]["MessageMoment"];
            /** @description Unread messages of that person */
            unreadMessage?: number | null;
        };
        ConversationList: {
            list: components["schemas"]["Conversation"][];
        };
        ConversationListAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["ConversationList"] | null;
        };
        CurrentChunkSize: number;
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
        /** @description A line of a card; which members it has depends on the card. */
        DashboardItem: {
            id: string;
            fullName?: components["schemas"]["NullableText"];
            creatorTime?: number | string | null;
            enCode?: components["schemas"]["NullableText"];
            flowId?: components["schemas"]["NullableText"];
            taskNodeId?: components["schemas"]["NullableText"];
            taskOperatorId?: components["schemas"]["NullableText"];
            processId?: components["schemas"]["NullableText"];
            /** @description The caller has 1 launched it, 2 to handle it, 3 got a copy */
            type?: number | null;
            category?: components["schemas"]["NullableText"];
            coverImage?: components["schemas"]["NullableText"];
            creatorUser?: components["schemas"]["NullableText"];
            excerpt?: components["schemas"]["NullableText"];
            releaseTime?: number | string | null;
            releaseUser?: components["schemas"]["NullableText"];
        };
        DashboardList: {
            list: components["schemas"]["DashboardItem"][];
        };
        DashboardListAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["DashboardList"] | null;
        };
        DashboardNoticeBody: {
            /** @description Categories of notices; empty for all */
            typeList?: string[];
        };
        /** @description Addresses that may call where `checkType` is 2, joined by commas. */
        DataInterfaceAddresses: string | null;
        /** @description A value for a parameter. The server takes it by `field`; `relationField` names the form field the client took it from. */
        DataInterfaceArgument: {
            id?: components["schemas"]["NullableText"];
            field?: components["schemas"]["NullableText"];
            fieldName?: components["schemas"]["NullableText"];
            relationField?: components["schemas"]["NullableText"];
            /** @description The value */
            defaultValue?: unknown;
            dataType?: components["schemas"]["NullableText"];
            required?: number | boolean | null;
        };
        DataInterfaceArguments: components["schemas"]["DataInterfaceArgument"][] | null;
        DataInterfaceBody: {
            fullName: string;
            enCode: components["schemas"]["DataInterfaceCode"];
            /** @description Id of a category of data interfaces */
            categoryId: string;
            /** @description Id of the database an SQL runs in, "0" the platform's own */
            dbLinkId?: string | null;
            dataType: components["schemas"]["DataInterfaceSource"];
            /** @description "3" a query by SQL; of another server "6" GET, "7" POST */
            requestMethod?: string | null;
            /** @description json */
            responseType?: string | null;
            query?: components["schemas"]["DataInterfaceQuery"];
            /** @description Address of the other server */
            path?: string | null;
            requestParameters?: components["schemas"]["DataInterfaceParametersText"];
            requestHeaders?: components["schemas"]["DataInterfaceHeadersText"];
            /** @description Check of callers of other systems: 0 none, 1 their token, 2 their address */
            checkType?: number | null;
            ipAddress?: components["schemas"]["DataInterfaceAddresses"];
            /** @description Text of a function that changes the rows */
            dataProcessing?: string | null;
            /** @enum {integer} */
            enabledMark?: 0 | 1;
            sortCode?: number | null;
            description?: components["schemas"]["NullableText"];
        };
        DataInterfaceCallBody: {
            paramList?: components["schemas"]["DataInterfaceArguments"];
            tenantId?: components["schemas"]["NullableText"];
            origin?: components["schemas"]["NullableText"];
        };
        /** @description Letters, digits and dots, no dot at the start or the end; at most 50 characters. */
        DataInterfaceCode: string;
        /** @description A row; its members are the columns as the source spells them. */
        DataInterfaceDataRow: {
            [key: string]: unknown;
        };
        /** @description What the rows depend on, and the values it is called with. */
        DataInterfaceDraftCallBody: {
            dataType: components["schemas"]["DataInterfaceSource"];
            dbLinkId?: components["schemas"]["NullableText"];
            query?: components["schemas"]["DataInterfaceQuery"];
            path?: components["schemas"]["NullableText"];
            requestParameters?: components["schemas"]["DataInterfaceParametersText"];
            paramList?: components["schemas"]["DataInterfaceArguments"];
        };
        DataInterfaceFieldsAnswer: components["schemas"]["Envelope"] & {
            data?: string[] | null;
        };
        /** @description A header that is sent to the other server. */
        DataInterfaceHeader: {
            id?: components["schemas"]["NullableText"];
            field: string;
            defaultValue?: string | number | null;
        };
        DataInterfaceHeaders: components["schemas"]["DataInterfaceHeader"][];
        DataInterfaceHeadersText: string | null;
        DataInterfaceIdsBody: {
            ids: string[];
            interfaceId?: components["schemas"]["NullableText"];
            propsValue?: components["schemas"]["DataInterfaceValueColumn"];
            relationField?: components["schemas"]["DataInterfaceLabelColumn"];
            paramList?: components["schemas"]["DataInterfaceArguments"];
        };
        DataInterfaceImport: {
            /**
             * Format: binary
             * @description A .bd file
             */
            file: Blob;
        };
        /** @description Column that holds the label of a choice; fullName where it is not said. */
        DataInterfaceLabelColumn: string | null;
        DataInterfaceLogPage: {
            list: components["schemas"]["DataInterfaceLogRow"][];
            pagination?: components["schemas"]["Page"];
        };
        DataInterfaceLogPageAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["DataInterfaceLogPage"] | null;
        };
        /** @description One call of a data interface. */
        DataInterfaceLogRow: {
            id: string;
            fullName?: components["schemas"]["NullableText"];
            enCode?: components["schemas"]["NullableText"];
            invokTime?: number | string | null;
            /** @description Name and account of the caller */
            userId?: string | null;
            invokIp?: components["schemas"]["NullableText"];
            invokDevice?: components["schemas"]["NullableText"];
            invokType?: components["schemas"]["NullableText"];
            /** @description Milliseconds */
            invokWasteTime?: number | string | null;
            /** @description 1 where the call was refused, 0 where it was answered */
            failedMark?: number | null;
        };
        /** @description A category with its data interfaces, or a data interface, which has a categoryId. */
        DataInterfaceNode: {
            id: string;
            categoryId?: components["schemas"]["NullableText"];
            fullName: string;
            hasChildren?: components["schemas"]["HasChildren"];
            children?: components["schemas"]["DataInterfaceNode"][] | null;
        };
        DataInterfacePage: {
            list: components["schemas"]["DataInterfaceRow"][];
            pagination?: components["schemas"]["Page"];
        };
        DataInterfacePageAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["DataInterfacePage"] | null;
        };
        /** @description What a data interface can be called with. */
        DataInterfaceParameter: {
            id?: components["schemas"]["NullableText"];
            /** @description Name in the SQL */
            field: string;
            /** @description Name for the reader */
            fieldName?: string | null;
            /** @description Used where a call has no value */
            defaultValue?: string | number | boolean | null;
            /** @description varchar, int, decimal, datetime */
            dataType?: string | null;
            /** @description 1 yes, 0 no */
            required?: number | boolean | null;
        };
        DataInterfaceParameters: components["schemas"]["DataInterfaceParameter"][];
        DataInterfaceParametersAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["DataInterfaceParameter"][] | null;
        };
        DataInterfaceParametersText: string | null;
        /** @description The SQL, with `{name}` where a parameter goes; or the fixed rows as JSON, a list of objects. */
        DataInterfaceQuery: string | null;
        DataInterfaceRecord: {
            id: string;
            fullName: string;
            enCode: string;
            categoryId?: components["schemas"]["NullableText"];
            dbLinkId?: components["schemas"]["NullableText"];
            /** @description 1 SQL, 2 fixed rows, 3 another server */
            dataType?: number | string | null;
            requestMethod?: string | number | null;
            responseType?: components["schemas"]["NullableText"];
            query?: components["schemas"]["DataInterfaceQuery"];
            path?: components["schemas"]["NullableText"];
            requestParameters?: components["schemas"]["DataInterfaceParametersText"];
            requestHeaders?: components["schemas"]["DataInterfaceHeadersText"];
            checkType?: number | string | null;
            ipAddress?: components["schemas"]["DataInterfaceAddresses"];
            dataProcessing?: components["schemas"]["NullableText"];
            enabledMark?: components["schemas"]["Flag"];
            sortCode?: components["schemas"]["NullableInteger"];
            description?: components["schemas"]["NullableText"];
            lastModifyTime?: components["schemas"]["LastModified"];
        };
        DataInterfaceRecordAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["DataInterfaceRecord"] | null;
        };
        DataInterfaceRow: {
            id: string;
            fullName: string;
            enCode: string;
            categoryId?: components["schemas"]["NullableText"];
            /** @description 1 SQL, 2 fixed rows, 3 another server */
            dataType?: number | string | null;
            requestMethod?: string | number | null;
            responseType?: components["schemas"]["NullableText"];
            requestParameters?: components["schemas"]["DataInterfaceParametersText"];
            checkType?: number | string | null;
            enabledMark?: components["schemas"]["Flag"];
            sortCode?: components["schemas"]["NullableInteger"];
            creatorUser?: components["schemas"]["NullableText"];
            creatorTime?: number | string | null;
            lastModifyTime?: number | string | null;
            tenantId?: components["schemas"]["NullableText"];
        };
        DataInterfaceRowPage: {
            list: components["schemas"]["DataInterfaceDataRow"][];
            pagination?: components["schemas"]["Page"];
        };
        DataInterfaceRowPageAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["DataInterfaceRowPage"] | null;
        };
        DataInterfaceRowsAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["DataInterfaceDataRow"][] | null;
        };
        DataInterfaceRowsBody: {
            interfaceId?: components["schemas"]["NullableText"];
            propsValue?: components["schemas"]["DataInterfaceValueColumn"];
            relationField?: components["schemas"]["DataInterfaceLabelColumn"];
            /** @description Columns the keyword is looked for in, joined by commas */
            columnOptions?: string | null;
            paramList?: components["schemas"]["DataInterfaceArguments"];
            keyword?: components["schemas"]["NullableText"];
            currentPage?: number;
            /** @description Rows on a page; lists without pages ask for 10000 or 100000 */
            pageSize?: number;
        };
        /**
         * @description 1 SQL, 2 fixed rows, 3 another server.
         * @enum {integer}
         */
        DataInterfaceSource: 1 | 2 | 3;
        DataInterfaceTreeAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["DataInterfaceNode"][] | null;
        };
        DataInterfaceUsage: {
            /** @description Id of the design */
            id: string;
            /** @description model for a designed form or list, flow, portal, or printTemplate */
            type: string;
            fullName: string;
            enCode?: components["schemas"]["NullableText"];
        };
        DataInterfaceUsageList: {
            list: components["schemas"]["DataInterfaceUsage"][];
        };
        DataInterfaceUsageListAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["DataInterfaceUsageList"] | null;
        };
        /** @description Column that holds the value of a choice; id where it is not said. */
        DataInterfaceValueColumn: string | null;
        DataScheme: {
            id: string;
            moduleId?: components["schemas"]["NullableText"];
            fullName: string;
            enCode?: components["schemas"]["NullableText"];
            sortCode?: components["schemas"]["NullableInteger"];
            enabledMark?: components["schemas"]["Flag"];
            description?: components["schemas"]["NullableText"];
            /** @description The condition in words */
            conditionText?: string | null;
        };
        DataSchemes: {
            list: components["schemas"]["DataScheme"][];
        };
        DataSchemesAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["DataSchemes"] | null;
        };
        /** @description What the person may do with the people of one organisation. The capital letters are the wire's. */
        DataScope: {
            organizeId?: components["schemas"]["NullableText"];
            organizeType?: components["schemas"]["NullableText"];
            Add?: boolean | number | null;
            Edit?: boolean | number | null;
            Delete?: boolean | number | null;
            Select?: boolean | number | null;
        };
        /** @description A kind of database, or a database below it; the id "0" is the one of the installation itself. */
        DataSource: {
            id: string;
            /** @description "-1" at the top */
            parentId?: string | null;
            fullName: string;
            dbType?: components["schemas"]["NullableText"];
            hasChildren?: components["schemas"]["HasChildren"];
            children?: components["schemas"]["DataSource"][] | null;
        };
        DataSourceTree: {
            list: components["schemas"]["DataSource"][];
        };
        DataSourceTreeAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["DataSourceTree"] | null;
        };
        DatabaseTable: {
            /** @description Name an SQL says */
            table: string;
            /** @description Name for the reader */
            tableName?: string | null;
        };
        DatabaseTableList: {
            list: components["schemas"]["DatabaseTable"][];
        };
        DatabaseTableListAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["DatabaseTableList"] | null;
        };
        /** @description Somebody acts for somebody else, from one moment to another. */
        Delegation: {
            id: string;
            /** @description Who delegates */
            userId?: string | null;
            userName?: components["schemas"]["NullableText"];
            /** @description Who acts */
            toUserId?: string | null;
            toUserName?: components["schemas"]["NullableText"];
            /** @description Ids of flows, joined by commas; empty for all */
            flowId?: string | null;
            /** @description Their names, joined by commas */
            flowName?: string | null;
            startTime?: number | string | null;
            endTime?: number | string | null;
            description?: components["schemas"]["NullableText"];
        };
        DelegationAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["Delegation"] | null;
        };
        DelegationBody: {
            /** @description Who delegates; the caller where nobody is named */
            userId?: string | null;
            /** @description Who acts */
            toUserId: string;
            /** @description Ids of flows, joined by commas; empty for all */
            flowId?: string;
            flowName?: string;
            /** @description Milliseconds since 1970 */
            startTime: number;
            /** @description Milliseconds since 1970 */
            endTime: number;
            description?: string | null;
        };
        DelegationPage: {
            list: components["schemas"]["Delegation"][];
            pagination: components["schemas"]["Page"];
        };
        DelegationPageAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["DelegationPage"] | null;
        };
        DepartmentBody: {
            /** @description Id of a company or of another department */
            parentId: string;
            fullName: components["schemas"]["PlaceName"];
            enCode: components["schemas"]["PlaceCode"];
            /** @description Id of a user */
            managerId?: string | null;
            enabledMark?: components["schemas"]["PlaceState"];
            description?: components["schemas"]["NullableText"];
            sortCode?: components["schemas"]["PlaceSort"];
        };
        DepartmentPage: {
            list: components["schemas"]["DepartmentRow"][];
            pagination?: components["schemas"]["Page"];
        };
        DepartmentPageAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["DepartmentPage"] | null;
        };
        DepartmentRecord: {
            id: string;
            parentId: string;
            fullName: string;
            enCode?: components["schemas"]["NullableText"];
            /** @description Id of a user */
            managerId?: string | null;
            enabledMark?: components["schemas"]["Flag"];
            description?: components["schemas"]["NullableText"];
            sortCode?: components["schemas"]["NullableInteger"];
            organizeIdTree?: components["schemas"]["IdPath"];
            lastModifyTime?: components["schemas"]["LastModified"];
        };
        DepartmentRecordAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["DepartmentRecord"] | null;
        };
        /** @description What stands below an organisation; its children are asked for one by one. */
        DepartmentRow: components["schemas"]["OrganizationOption"] & {
            /** @description Id of a user */
            managerId?: string | null;
            /** @description Name and account of the head, joined by a slash */
            manager?: string | null;
            description?: components["schemas"]["NullableText"];
            creatorTime?: number | string | null;
            /** @description People in it and in what stands below it */
            memberCount?: number | null;
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
        DingTalkConnectionBody: {
            dingSynAppKey: string;
            /** @description Empty for the stored one */
            dingSynAppSecret?: string | null;
            dingAgentId?: components["schemas"]["NullableText"];
        };
        DingTalkTestBody: {
            id?: components["schemas"]["NullableText"];
            appId: string;
            agentId: string;
            appSecret?: components["schemas"]["NullableText"];
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
        /** @description A mail that was received. Members a server does not know are left out. */
        Email: {
            id: string;
            subject?: components["schemas"]["NullableText"];
            /** @description Address of the sender */
            sender?: string | null;
            senderName?: components["schemas"]["NullableText"];
            /** @description Address that received it */
            mAccount?: string | null;
            /** @description Addresses joined by commas */
            cc?: string | null;
            /** @description Sent at, milliseconds since 1970 or a date as text */
            date?: number | string | null;
            /** @description HTML that nobody has checked */
            bodyText?: string | null;
            /** @description A text of JSON with the attachments */
            attachment?: string | null;
        };
        EmailAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["Email"] | null;
        };
        EmailFile: {
            fileId?: components["schemas"]["NullableText"];
            fileName: string;
            /** @description Bytes */
            fileSize?: number | null;
            url?: components["schemas"]["NullableText"];
        };
        EmailFiles: components["schemas"]["EmailFile"][];
        EntryBody: {
            dictionaryTypeId: string;
            /** @description "0" or the id of the category at the top */
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
            lastModifyTime?: components["schemas"]["LastModified"];
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
        FileUploadBody: {
            /** Format: binary */
            file: Blob;
            pathType?: components["schemas"]["PathType"];
            isAccount?: components["schemas"]["IsAccount"];
            folder?: components["schemas"]["FolderName"];
        };
        FileUse: string;
        /** @description 1 yes, 0 no. */
        Flag: number | null;
        /** @description Several pieces of work that are handled alike. */
        FlowBatchBody: {
            ids: string[];
            /**
             * @description 0 approve, 1 send back, 2 hand over
             * @enum {integer}
             */
            batchType: 0 | 1 | 2;
            handleOpinion?: string;
            freeApproverUserId?: string;
            signImg?: string;
            copyIds?: string;
        };
        /** @description Whose names are asked for. */
        FlowCandidateAskBody: {
            nodeCode: string;
            keyword?: components["schemas"]["NullableText"];
            currentPage?: number;
            pageSize?: number;
            /** @description The flow, where it is launched */
            flowId?: string | null;
        };
        /** @description A step that may come next. */
        FlowCandidateStep: {
            nodeId?: components["schemas"]["NullableText"];
            nodeName?: components["schemas"]["NullableText"];
            /** @description Its people are to be chosen */
            isCandidates?: boolean | null;
            /** @description There are people to choose from */
            hasCandidates?: boolean | null;
            /** @description It is one of several branches to choose */
            isBranchFlow?: boolean | null;
        };
        /** @description A person who may be chosen. */
        FlowCandidateUser: {
            id: string;
            fullName?: components["schemas"]["NullableText"];
            headIcon?: components["schemas"]["NullableText"];
            organize?: components["schemas"]["NullableText"];
        };
        FlowCandidateUserPage: {
            list: components["schemas"]["FlowCandidateUser"][];
            pagination?: components["schemas"]["Page"];
        };
        FlowCandidateUsersAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["FlowCandidateUserPage"] | null;
        };
        FlowCandidates: {
            /** @description 1 a branch is chosen, 2 people are chosen, 3 neither */
            type?: number | null;
            list?: components["schemas"]["FlowCandidateStep"][] | null;
            /** @description Nobody else has to approve this step; the choice is made now */
            countersignOver?: boolean | null;
        };
        FlowCandidatesAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["FlowCandidates"] | null;
        };
        FlowCheck: {
            /** @description Does the work still wait? From 3.6 on */
            isCheck?: boolean | null;
        };
        FlowCheckAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["FlowCheck"] | null;
        };
        /** @description What somebody has said about a process. */
        FlowComment: {
            id: string;
            taskId?: components["schemas"]["NullableText"];
            text?: components["schemas"]["NullableText"];
            image?: components["schemas"]["MessageFilesText"];
            file?: components["schemas"]["MessageFilesText"];
            creatorUserId?: components["schemas"]["NullableText"];
            creatorUser?: components["schemas"]["NullableText"];
            creatorUserHeadIcon?: components["schemas"]["NullableText"];
            creatorTime?: number | string | null;
            /** @description The caller may take it back */
            isDel?: boolean | number | null;
        };
        /** @description What is said. */
        FlowCommentBody: {
            taskId: string;
            text: string;
            image?: components["schemas"]["NullableText"];
            file?: components["schemas"]["NullableText"];
        };
        FlowCommentPage: {
            list: components["schemas"]["FlowComment"][];
            pagination?: components["schemas"]["Page"];
        };
        FlowCommentPageAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["FlowCommentPage"] | null;
        };
        /** @description Per cent of the flow that are behind. */
        FlowCompletion: number | null;
        FlowCountAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["FlowCounts"] | null;
        };
        /** @description Kinds of flow to count, by their ids; empty lists count all. */
        FlowCountBody: {
            toBeReviewedType?: string[];
            flowDoneType?: string[];
            flowCirculateType?: string[];
        };
        FlowCounts: {
            /** @description Wait for the caller, up to 3.4 */
            toBeReviewed?: number | null;
            /** @description Handed over to the caller, up to 3.4 */
            entrust?: number | null;
            /** @description Handled by the caller */
            flowDone?: number | null;
            /** @description Copied to the caller */
            flowCirculate?: number | null;
            /** @description Wait to be accepted by the caller, later versions */
            flowToSign?: number | null;
            /** @description Wait for the caller, later versions */
            flowTodo?: number | null;
            /** @description Being handled by the caller, later versions */
            flowDoing?: number | null;
        };
        /** @description What the caller may do with a field at this step. */
        FlowFieldRight: {
            id: string;
            name?: components["schemas"]["NullableText"];
            read?: boolean | null;
            write?: boolean | null;
            required?: boolean | null;
        };
        /** @description A file that was uploaded, as forms keep it. */
        FlowFile: {
            name: string;
            fileId: string;
            /** @description Bytes */
            fileSize?: number | null;
            fileExtension?: components["schemas"]["NullableText"];
            fileVersionId?: components["schemas"]["NullableText"];
            url: string;
        };
        FlowFormInfo: {
            id?: components["schemas"]["NullableText"];
            fullName?: components["schemas"]["NullableText"];
            /** @description 1 a page of the program at urlAddress, 2 a designed form */
            formType?: number | null;
            urlAddress?: components["schemas"]["NullableText"];
            propertyJson?: string | null;
        };
        /** @description What a person says and chooses when handling a task. */
        FlowHandleBody: {
            handleOpinion?: string;
            fileList?: components["schemas"]["FlowFile"][];
            /** @description Ids of the people who get a copy, joined by commas */
            copyIds?: string;
            /** @description Address of the signature; empty for none */
            signImg?: string;
            /** @description Code of the flow */
            enCode?: string;
            /** @description Ids of the people chosen, by step. */
            candidateList?: {
                [key: string]: string[];
            };
            /** @description Codes of the branches that are chosen */
            branchList?: string[];
            /** @description Values by field, where this step may change some */
            formData?: {
                [key: string]: unknown;
            } | null;
            /** @description Ids of people for steps that had none, by step. */
            errorRuleUserList?: {
                [key: string]: string[];
            };
            /** @description Code of the step it is sent back to; several are joined by commas */
            rejectStep?: string;
            /** @description 1 everything from there again, 2 straight back to this step */
            rejectType?: number;
        };
        /** @description A kind of flow that can be launched. */
        FlowKind: {
            id: string;
            fullName: string;
            enCode?: components["schemas"]["NullableText"];
            /** @description Id of the category */
            category?: string | null;
            icon?: components["schemas"]["NullableText"];
            iconBackground?: components["schemas"]["NullableText"];
            /** @description 0 launched here, 1 launched by the form of a model */
            type?: number | null;
        };
        FlowLaunchAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["FlowLaunched"] | null;
        };
        /** @description A flow as it is launched or kept. */
        FlowLaunchBody: {
            id?: components["schemas"]["NullableText"];
            flowId: string;
            /** @description Values by field */
            formData?: {
                [key: string]: unknown;
            } | null;
            /** @description The same as JSON; servers up to 3.2 */
            data?: string | null;
            /** @description 0 launched, 1 kept as a draft */
            status?: number | string | null;
            flowUrgent?: components["schemas"]["FlowUrgency"];
            candidateType?: number | null;
            countersignOver?: boolean | null;
            branchList?: string[] | null;
            candidateList?: {
                [key: string]: string[];
            } | null;
            errorRuleUserList?: {
                [key: string]: string[];
            } | null;
            /** @description Ids of the people who get a copy, joined by commas */
            copyIds?: string | null;
            delegateUserList?: string[] | null;
        };
        /** @description Id of the process; or the steps without people, which are asked for and sent again */
        FlowLaunched: string | components["schemas"]["FlowStepName"][];
        /** @description Which task of a flow to open; newer servers leave enCode and formType out */
        FlowMessageBody: {
            processId?: components["schemas"]["NullableText"];
            enCode?: components["schemas"]["NullableText"];
            flowId?: components["schemas"]["NullableText"];
            formType?: number | string | null;
            /** @description 1 launched by me, 2 to do, 3 copied to me; of an entrust message the tab of that page */
            type?: number | string | null;
            taskNodeId?: components["schemas"]["NullableText"];
            taskOperatorId?: components["schemas"]["NullableText"];
        };
        /** @description A step of a workflow and what follows it. */
        FlowNode: {
            nodeId?: string | null;
            prevId?: string | null;
            /** @description start, approver, condition, copy, subFlow, timer */
            type?: string | null;
            content?: string | null;
            properties?: {
                [key: string]: unknown;
            } | null;
            conditionNodes?: components["schemas"]["FlowNode"][] | null;
            childNode?: components["schemas"]["FlowNode"] | null;
        };
        /** @description Why a flow is taken back or ended. */
        FlowReasonBody: {
            handleOpinion?: string;
        };
        FlowRecordList: {
            list: components["schemas"]["PrintOperatorRecord"][];
        };
        FlowRecordListAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["FlowRecordList"] | null;
        };
        /** @description Steps a piece of work can be sent back to. */
        FlowRejectSteps: {
            list: components["schemas"]["FlowStepName"][];
            /** @description The person chooses */
            isLastAppro?: boolean | null;
        };
        FlowRejectStepsAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["FlowRejectSteps"] | null;
        };
        /** @description Who signs before or after the caller. */
        FlowSignerBody: {
            freeApproverUserId: string;
            /**
             * @description 1 before, 2 after
             * @enum {integer}
             */
            freeApproverType?: 1 | 2;
            handleOpinion?: string;
            signImg?: string;
            fileList?: components["schemas"]["FlowFile"][];
        };
        /** @description 0 a draft, 1 waits, 2 adopted, 3 rejected, 4 revoked by who launched it, 5 cancelled by who may end it. */
        FlowState: number | null;
        FlowStep: {
            id: string;
            nodeCode?: components["schemas"]["NullableText"];
            nodeName?: components["schemas"]["NullableText"];
            /** @description start, approver, condition, end and others */
            nodeType?: string | null;
            completion?: components["schemas"]["Flag"];
            /** @description Whether it is behind, at hand or ahead, as the server numbers it */
            type?: string | number | null;
            /** @description Who handles it */
            userName?: string | null;
        };
        /** @description A step by its code and name. */
        FlowStepName: {
            nodeCode: string;
            nodeName?: components["schemas"]["NullableText"];
        };
        /** @description What a person may do at this step, and the words of the buttons */
        FlowStepProperties: {
            hasAuditBtn?: boolean | number | null;
            hasRejectBtn?: boolean | number | null;
            hasTransferBtn?: boolean | number | null;
            hasSaveBtn?: boolean | number | null;
            hasRevokeBtn?: boolean | number | null;
            hasFreeApproverBtn?: boolean | number | null;
            hasCancelBtn?: boolean | number | null;
            hasPrintBtn?: boolean | number | null;
            hasPressBtn?: boolean | number | null;
            hasOpinion?: boolean | number | null;
            hasSign?: boolean | number | null;
            isCustomCopy?: boolean | number | null;
            auditBtnText?: components["schemas"]["NullableText"];
            rejectBtnText?: components["schemas"]["NullableText"];
            transferBtnText?: components["schemas"]["NullableText"];
            saveBtnText?: components["schemas"]["NullableText"];
            revokeBtnText?: components["schemas"]["NullableText"];
            freeApproverBtnText?: components["schemas"]["NullableText"];
            cancelBtnText?: components["schemas"]["NullableText"];
            printBtnText?: components["schemas"]["NullableText"];
            pressBtnText?: components["schemas"]["NullableText"];
            /** @description 0 the start, 1 the step before, 2 the person chooses */
            rejectStep?: string | number | null;
            /** @description 1 again from there, 2 straight back, 3 the person chooses */
            rejectType?: string | number | null;
            printId?: components["schemas"]["NullableText"];
        };
        /** @description A flow in a list of the caller, with the step and the piece of work that make it the caller's. */
        FlowTask: {
            /** @description The work where it waits, the line of the trail where it is done, the copy where it is one; the process for servers that leave processId out */
            id: string;
            /** @description Id of the process; the id where it is left out */
            processId?: string | null;
            flowId?: components["schemas"]["NullableText"];
            fullName?: components["schemas"]["NullableText"];
            flowName?: components["schemas"]["NullableText"];
            /** @description Code of the flow */
            enCode?: string | null;
            /** @description Name of the step it stands at; several are joined by commas */
            thisStep?: string | null;
            flowUrgent?: components["schemas"]["FlowUrgency"];
            status?: components["schemas"]["FlowState"];
            startTime?: number | string | null;
            completion?: components["schemas"]["FlowCompletion"];
            /** @description The step */
            taskNodeId?: string | null;
            /** @description The step, as servers name it that leave taskNodeId out */
            thisStepId?: string | null;
            /** @description The work of the caller at that step; the id where it is left out and the work waits */
            taskOperatorId?: string | null;
            /** @description Who launched it */
            userName?: string | null;
            creatorTime?: number | string | null;
            isRead?: components["schemas"]["Flag"];
        };
        /** @description A process with its form, its steps and its trail. */
        FlowTaskDetail: {
            flowTaskInfo?: components["schemas"]["FlowTaskInfo"] | null;
            flowFormInfo?: components["schemas"]["FlowFormInfo"] | null;
            /** @description Values by field */
            formData?: Record<string, never> | null;
            /** @description Values the caller has kept without handling the work, by field */
            draftData?: Record<string, never> | null;
            flowTaskNodeList?: components["schemas"]["FlowStep"][] | null;
            flowTaskOperatorRecordList?: components["schemas"]["PrintOperatorRecord"][] | null;
            formOperates?: components["schemas"]["FlowFieldRight"][] | null;
            approversProperties?: components["schemas"]["FlowStepProperties"] | null;
            /** @description The flow; its flowTemplateJson is the design, with isComment and isSummary */
            flowTemplateInfo?: {
                [key: string]: unknown;
            } | null;
            /** @description The caller may look but not handle */
            noOperateAuth?: boolean | null;
        };
        FlowTaskDetailAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["FlowTaskDetail"] | null;
        };
        FlowTaskInfo: {
            id: string;
            processId?: components["schemas"]["NullableText"];
            flowId?: components["schemas"]["NullableText"];
            fullName?: components["schemas"]["NullableText"];
            flowName?: components["schemas"]["NullableText"];
            /** @description Number of the process on paper */
            enCode?: string | null;
            /** @description Name of the step it stands at; several are joined by commas */
            thisStep?: string | null;
            flowUrgent?: components["schemas"]["FlowUrgency"];
            status?: components["schemas"]["FlowState"];
            startTime?: number | string | null;
            completion?: components["schemas"]["FlowCompletion"];
            endTime?: number | string | null;
        };
        FlowTaskPage: {
            list: components["schemas"]["FlowTask"][];
            pagination: components["schemas"]["Page"];
        };
        FlowTaskPageAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["FlowTaskPage"] | null;
        };
        /** @description A category, which is an entry of the dictionary WorkFlowCategory, or a kind of flow below it. */
        FlowTemplate: {
            id: string;
            /** @description "-1" at the top */
            parentId?: string | null;
            fullName: string;
            enCode?: components["schemas"]["NullableText"];
            hasChildren?: components["schemas"]["HasChildren"];
            children?: components["schemas"]["FlowTemplate"][] | null;
        };
        FlowTemplatePage: {
            list: components["schemas"]["FlowKind"][];
            pagination?: components["schemas"]["Page"];
        };
        FlowTemplatePageAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["FlowTemplatePage"] | null;
        };
        FlowTemplateText: string | null;
        FlowTemplateTree: {
            list: components["schemas"]["FlowTemplate"][];
        };
        FlowTemplateTreeAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["FlowTemplateTree"] | null;
        };
        /** @description Who is to do it instead. */
        FlowTransferBody: {
            /** @description Id of that person */
            freeApproverUserId: string;
            handleOpinion?: string;
            /** @description The step, where one is assigned */
            nodeCode?: string;
        };
        /** @description 1 normal, 2 important, 3 urgent. */
        FlowUrgency: number | null;
        /** @description A flow as it can be launched. */
        FlowVersion: {
            id: string;
            fullName?: components["schemas"]["NullableText"];
            enCode?: components["schemas"]["NullableText"];
        };
        FlowVersionList: components["schemas"]["FlowVersion"][];
        FlowVersionsAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["FlowVersionList"] | null;
        };
        /** @description Sub folders, one below the other, divided by slashes. */
        FolderName: string;
        /** @description A column of a popup. */
        FormColumnOption: {
            value?: string | null;
            label?: string | null;
        };
        /** @description A designed form, as the JSON of `formData`. Members not named here are kept by everybody who saves it. */
        FormConfig: {
            formRef?: string | null;
            /** @description Name of the values in scripts */
            formModel?: string | null;
            /** @description Size of the controls: medium, small, mini */
            size?: string | null;
            /** @description left, right, top */
            labelPosition?: string | null;
            labelWidth?: components["schemas"]["FormNumber"];
            formRules?: string | null;
            /** @description How it opens: general (dialog), fullScreen, drawer */
            popupType?: string | null;
            /** @description Width of the dialog, 600px */
            generalWidth?: string | null;
            /** @description Width on the page, 100% */
            fullScreenWidth?: string | null;
            drawerWidth?: string | null;
            gutter?: components["schemas"]["FormNumber"];
            disabled?: boolean | null;
            span?: components["schemas"]["FormNumber"];
            formBtns?: boolean | null;
            hasCancelBtn?: boolean | null;
            cancelButtonText?: string | null;
            hasConfirmBtn?: boolean | null;
            confirmButtonText?: string | null;
            hasPrintBtn?: boolean | null;
            printButtonText?: string | null;
            /** @description Id of the print template; some servers have a list of them */
            printId?: string | string[] | null;
            formStyle?: string | null;
            /** @description Last number given to a control */
            idGlobal?: number | null;
            funcs?: components["schemas"]["FormFunctions"];
            className?: string | string[] | null;
            /** @description CSS of the form */
            classJson?: string | null;
            fields: components["schemas"]["FormControl"][];
        };
        FormConfigText: string | null;
        /**
         * @description One control. A layout (card, row, tab, collapse, tableGrid) and a sub-table (table) hold others in
         *     `__config__.children`. The value of a control stands in the record under its `__vModel__`.
         */
        FormControl: components["schemas"]["FormControlMembers"] & {
            __config__: components["schemas"]["FormControlConfig"];
        };
        /** @description What every control has, whatever its kind. */
        FormControlConfig: {
            jnpfKey?: components["schemas"]["FormControlKind"];
            label?: string | null;
            /** @description Help behind the label */
            tipLabel?: string | null;
            labelWidth?: components["schemas"]["FormNumber"];
            showLabel?: boolean | null;
            /** @description Name of the component */
            tag?: string | null;
            tagIcon?: string | null;
            /** @description Of any type, as the control keeps it */
            defaultValue?: unknown;
            /** @description The default is now, or whoever fills the form in */
            defaultCurrent?: boolean | null;
            required?: boolean | null;
            /** @description colFormItem a control, rowFormItem a layout */
            layout?: string | null;
            span?: components["schemas"]["FormNumber"];
            dragDisabled?: boolean | null;
            /** @description Where it is shown: pc, app */
            visibility?: string[] | null;
            /** @description Table the value is stored in */
            tableName?: string | null;
            noShow?: boolean | null;
            regList?: components["schemas"]["FormRule"][] | null;
            /** @description When the rules are checked: blur, change */
            trigger?: string | string[] | null;
            /** @description Where options come from: static, dictionary, dynamic */
            dataType?: string | null;
            /** @description Id of a dictionary category */
            dictionaryType?: string | null;
            /** @description Id of a data interface */
            propsUrl?: string | null;
            templateJson?: components["schemas"]["FormParameter"][] | null;
            props?: components["schemas"]["FormOptionNames"];
            /** @description default, button */
            optionType?: string | null;
            border?: boolean | null;
            children?: components["schemas"]["FormControl"][] | null;
            /** @description Code of the serial-number rule of a billRule */
            rule?: string | null;
            columnWidth?: components["schemas"]["FormNumber"];
            /** @description Number of the control, unique in the form */
            formId?: number | string | null;
            renderKey?: number | string | null;
            isSubTable?: boolean | null;
            /** @description Sub-table it stands in */
            parentVModel?: string | null;
            relationTable?: string | null;
            /** @description 1 shown only, 2 stored with the record */
            isStorage?: number | null;
            /** @description No two records have the same value */
            unique?: boolean | null;
            /** @description Is there an earliest time */
            startTimeRule?: boolean | null;
            startTimeType?: number | null;
            startTimeValue?: number | string | null;
            startTimeTarget?: number | null;
            startRelationField?: string | null;
            /** @description Is there a latest time */
            endTimeRule?: boolean | null;
            endTimeType?: number | null;
            endTimeValue?: number | string | null;
            endTimeTarget?: number | null;
            endRelationField?: string | null;
        };
        /** @description Texts of functions. */
        FormControlEvents: {
            change?: string | null;
            blur?: string | null;
            click?: string | null;
        } | null;
        /**
         * @description The kind of a control. No closed set: designs bring kinds of their own, which are kept and shown as unsupported.
         *     Input: comInput, textarea, numInput, switch, radio, checkbox, select, cascader, date, time, timeRange, dateRange,
         *     uploadFz, uploadImg, colorPicker, rate, slider, editor, autoComplete, calculate.
         *     Show: divider, text, JNPFText, button, link, alert, groupTitle, qrcode, barcode, iframe.
         *     Choose: comSelect, depSelect, posSelect, userSelect, usersSelect, roleSelect, groupSelect, treeSelect, dicSelect,
         *     address, relationForm, relationFormAttr, popupSelect, popupTableSelect, popupAttr.
         *     By the system: billRule, createUser, createTime, modifyUser, modifyTime, currOrganize, currDept, currPosition.
         *     Hold others: table, card, row, tab, collapse, tableGrid, tableGridTr, tableGridTd.
         */
        FormControlKind: string | null;
        /** @description A control as a form and the columns and filters of a list have it. Which members count depends on the kind. */
        FormControlMembers: {
            /** @description Key of its value; none for a layout */
            __vModel__?: string | null;
            __config__?: components["schemas"]["FormControlConfig"];
            __slot__?: components["schemas"]["FormControlSlot"];
            on?: components["schemas"]["FormControlEvents"];
            style?: {
                [key: string]: unknown;
            } | null;
            /** @description Key of a tab or a panel */
            name?: string | null;
            title?: string | null;
            placeholder?: string | null;
            clearable?: boolean | null;
            disabled?: boolean | null;
            readonly?: boolean | null;
            multiple?: boolean | null;
            filterable?: boolean | null;
            /** @description Kind within the kind: a word, and a number in later designs; for example date: date, datetime, annex, primary … */
            type?: string | number | null;
            size?: string | number | null;
            maxlength?: components["schemas"]["FormNumber"];
            "show-word-limit"?: boolean | null;
            "show-password"?: boolean | null;
            min?: components["schemas"]["FormNumber"];
            max?: components["schemas"]["FormNumber"];
            step?: components["schemas"]["FormNumber"];
            precision?: components["schemas"]["FormNumber"];
            thousands?: boolean | null;
            /** @description The amount is shown in Chinese capitals too */
            isAmountChinese?: boolean | null;
            /** @description Value of a switch that is on */
            "active-value"?: unknown;
            /** @description Value of a switch that is off */
            "inactive-value"?: unknown;
            format?: string | null;
            "value-format"?: string | null;
            props?: {
                [key: string]: unknown;
            } | null;
            options?: components["schemas"]["FormOption"][] | null;
            "show-all-levels"?: boolean | null;
            limit?: components["schemas"]["FormNumber"];
            /** @description Kinds of files: image/*, .xls,.xlsx */
            accept?: string | null;
            fileSize?: components["schemas"]["FormNumber"];
            /** @description KB, MB, GB */
            sizeUnit?: string | null;
            /** @description defaultPath, selfPath */
            pathType?: string | null;
            isAccount?: number | null;
            folder?: string | null;
            buttonText?: string | null;
            /** @description Who may be chosen: all, custom, dep, pos, role, group */
            selectType?: string | null;
            ableDepIds?: components["schemas"]["FormIds"];
            ablePosIds?: components["schemas"]["FormIds"];
            ableUserIds?: components["schemas"]["FormIds"];
            ableRoleIds?: components["schemas"]["FormIds"];
            ableGroupIds?: components["schemas"]["FormIds"];
            level?: components["schemas"]["FormNumber"];
            interfaceId?: string | null;
            interfaceName?: string | null;
            /** @description Model of a relation form */
            modelId?: string | null;
            /** @description id where it is not said */
            propsValue?: string | null;
            /** @description Column shown, fullName where it is not said; of an attribute the control it follows, `{field}_jnpfTable_{tableName}{0|1}` */
            relationField?: string | null;
            /** @description Column an attribute shows */
            showField?: string | null;
            /** @description 1 shown only, 2 stored with the record */
            isStorage?: number | null;
            columnOptions?: components["schemas"]["FormColumnOption"][] | null;
            templateJson?: components["schemas"]["FormParameter"][] | null;
            hasPage?: boolean | null;
            pageSize?: components["schemas"]["FormNumber"];
            /** @description dialog, drawer, popover */
            popupType?: string | null;
            popupTitle?: string | null;
            popupWidth?: string | null;
            /** @description Keys of controls, numbers, operators and brackets in turn; newer designs name a control by an object */
            expression?: (string | number | {
                __vModel__?: string;
            })[] | null;
            /** @description Where a bar code or QR code has its text from: static, relation, dynamic */
            dataType?: string | null;
            staticText?: string | null;
            content?: string | null;
            href?: string | null;
            /** @description _self, _blank */
            target?: string | null;
            /** @description Title of a card */
            header?: string | null;
            shadow?: string | null;
            /** @description What is open at first */
            active?: string | string[] | null;
            accordion?: boolean | null;
            "tab-position"?: string | null;
            /** @description 1 rows of a sub-table are chosen in a dialog */
            addType?: number | null;
            actionText?: string | null;
            showSummary?: boolean | null;
            summaryField?: components["schemas"]["FormKeys"];
            thousandsField?: components["schemas"]["FormKeys"];
        };
        FormControlSlot: {
            options?: components["schemas"]["FormOption"][] | null;
            prepend?: string | null;
            append?: string | null;
            default?: string | null;
        } | null;
        /** @description Texts of functions that run at moments of the form. */
        FormFunctions: {
            onLoad?: string | null;
            beforeSubmit?: string | null;
            afterSubmit?: string | null;
        } | null;
        FormIds: string[] | null;
        /** @description Keys of controls. */
        FormKeys: string[] | null;
        /** @description A number, or the same as text. */
        FormNumber: number | string | null;
        FormOption: {
            id?: string | number | null;
            fullName?: string | number | null;
            disabled?: boolean | null;
            children?: components["schemas"]["FormOption"][] | null;
        };
        /** @description Names of the members of an option. */
        FormOptionNames: {
            /** @description fullName where it is not said */
            label?: string | null;
            /** @description id where it is not said */
            value?: string | null;
            children?: string | null;
        } | null;
        /** @description What a data interface is called with, and the control its value is taken from. */
        FormParameter: {
            id?: string | null;
            field?: string | null;
            fieldName?: string | null;
            dataType?: string | null;
            required?: boolean | number | string | null;
            /** @description The value where no control gives one */
            defaultValue?: unknown;
            /** @description `__vModel__` of the control */
            relationField?: string | null;
            jnpfKey?: string | null;
        };
        /** @description A pattern the value must match, and what is said when it does not. */
        FormRule: {
            /** @description Text of a regular expression between slashes */
            pattern?: string | null;
            message?: string | null;
        };
        Grade: {
            userId?: components["schemas"]["NullableText"];
            managerGroup?: components["schemas"]["NullableText"];
            orgAdminModel: components["schemas"]["GradeNode"][];
            systemIds?: string[] | null;
            moduleIds?: string[] | null;
            lastModifyTime?: components["schemas"]["LastModified"];
        };
        GradeAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["Grade"] | null;
        };
        GradeBody: {
            userId: string;
            /** @description What the group of administrators is called */
            managerGroup?: string | null;
            orgAdminModel: components["schemas"]["GradeMarks"][];
            systemIds?: string[] | null;
            moduleIds?: string[] | null;
        };
        /** @description Organisations without a mark may be left out. */
        GradeMarks: {
            organizeId: string;
            thisLayerSelect?: components["schemas"]["Flag"];
            thisLayerAdd?: components["schemas"]["Flag"];
            thisLayerEdit?: components["schemas"]["Flag"];
            thisLayerDelete?: components["schemas"]["Flag"];
            subLayerSelect?: components["schemas"]["Flag"];
            subLayerAdd?: components["schemas"]["Flag"];
            subLayerEdit?: components["schemas"]["Flag"];
            subLayerDelete?: components["schemas"]["Flag"];
        };
        /** @description An organisation; its marks say what may be done with itself and with everything below it. Null where the caller may not give it. */
        GradeNode: {
            /** @description The same as organizeId */
            id?: string | null;
            organizeId: string;
            parentId?: components["schemas"]["NullableText"];
            fullName: string;
            icon?: components["schemas"]["NullableText"];
            thisLayerSelect?: components["schemas"]["Flag"];
            thisLayerAdd?: components["schemas"]["Flag"];
            thisLayerEdit?: components["schemas"]["Flag"];
            thisLayerDelete?: components["schemas"]["Flag"];
            subLayerSelect?: components["schemas"]["Flag"];
            subLayerAdd?: components["schemas"]["Flag"];
            subLayerEdit?: components["schemas"]["Flag"];
            subLayerDelete?: components["schemas"]["Flag"];
            hasChildren: components["schemas"]["HasChildren"];
            children?: components["schemas"]["GradeNode"][] | null;
        };
        GradePage: {
            list: components["schemas"]["GradeRow"][];
            pagination?: components["schemas"]["Page"];
        };
        GradePageAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["GradePage"] | null;
        };
        /** @description A person who administers more than their own organisations. */
        GradeRow: {
            userId: string;
            account?: components["schemas"]["NullableText"];
            realName?: components["schemas"]["NullableText"];
            gender?: number | string | null;
            mobilePhone?: components["schemas"]["NullableText"];
            organize?: components["schemas"]["NullableText"];
            managerGroup?: components["schemas"]["NullableText"];
            creatorTime?: number | string | null;
            lastModifyTime?: components["schemas"]["LastModified"];
        };
        GroupBody: {
            fullName: components["schemas"]["PlaceName"];
            enCode: components["schemas"]["PlaceCode"];
            type?: components["schemas"]["PlaceKind"];
            description?: components["schemas"]["NullableText"];
            enabledMark?: components["schemas"]["PlaceState"];
            sortCode?: components["schemas"]["PlaceSort"];
        };
        GroupFilter: {
            ids: string[];
            keyword?: components["schemas"]["NullableText"];
        };
        GroupList: {
            list: components["schemas"]["GroupNode"][];
        };
        GroupListAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["GroupList"] | null;
        };
        /** @description A kind of group, or a group below it. */
        GroupNode: {
            id: string;
            /** @description "-1" at the top */
            parentId?: string | null;
            fullName: string;
            /** @description group; a kind has none */
            type?: string | null;
            icon?: components["schemas"]["NullableText"];
            /** @description Groups of this kind */
            num?: number | null;
            enabledMark?: number | boolean | null;
            isLeaf?: boolean | null;
            hasChildren?: components["schemas"]["HasChildren"];
            children?: components["schemas"]["GroupNode"][] | null;
        };
        GroupPage: {
            list: components["schemas"]["GroupRow"][];
            pagination?: components["schemas"]["Page"];
        };
        GroupPageAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["GroupPage"] | null;
        };
        GroupRecord: {
            id: string;
            fullName: string;
            enCode?: components["schemas"]["NullableText"];
            type?: components["schemas"]["NullableText"];
            description?: components["schemas"]["NullableText"];
            enabledMark?: components["schemas"]["Flag"];
            sortCode?: components["schemas"]["NullableInteger"];
            lastModifyTime?: components["schemas"]["LastModified"];
        };
        GroupRecordAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["GroupRecord"] | null;
        };
        GroupRow: {
            id: string;
            fullName: string;
            enCode?: components["schemas"]["NullableText"];
            type?: components["schemas"]["NullableText"];
            enabledMark?: components["schemas"]["Flag"];
            creatorTime?: number | string | null;
            description?: components["schemas"]["NullableText"];
            sortCode?: components["schemas"]["NullableInteger"];
            /** @description People who belong to it */
            memberCount?: number | null;
        };
        GroupTree: components["schemas"]["GroupNode"][];
        GroupTreeAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["GroupTree"] | null;
        };
        GroupUsage: {
            /** @description Id of the design or notice */
            id: string;
            /** @description model for a designed form or list, flow, portal, or notice */
            type: string;
            fullName: string;
            enCode?: components["schemas"]["NullableText"];
        };
        GroupUsageList: {
            list: components["schemas"]["GroupUsage"][];
        };
        GroupUsageListAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["GroupUsageList"] | null;
        };
        HasChildren: boolean | null;
        /** @description Ids from the top down to the organisation itself. */
        IdPath: string[] | null;
        /** @description Ids from the top down to the organisation itself, joined by commas. */
        IdPathText: string | null;
        IdsOfEitherVersion: {
            userId?: string[];
            ids?: string[];
        };
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
        /** @description Sentence about one cell of a sheet. */
        ImportCellNote: {
            /** @description Index of its row in dataRow */
            index: number;
            /** @description Key of its column; of a sub-table table-child */
            column: string;
            /**
             * @description error: the cell has to be corrected; warning: its value differs from what stood there
             * @enum {string}
             */
            level: "error" | "warning";
            message: string;
        };
        /** @description A column of the sheet; a sub-table and a grouped header have columns of their own. */
        ImportColumn: {
            /** @description Key of the value in every row */
            id: string;
            fullName: string;
            /** @description table for a sub-table, complexHeader for a grouped header */
            jnpfKey?: string | null;
            children?: components["schemas"]["ImportColumn"][] | null;
        };
        ImportCounts: {
            typesAdded: number;
            typesSkipped: number;
            entriesAdded: number;
            entriesSkipped: number;
        };
        ImportErrorsBody: {
            list: components["schemas"]["ImportFailure"][];
        };
        /** @description A row that was not taken, with the reason. */
        ImportFailure: {
            errorsInfo?: components["schemas"]["NullableText"];
        } & {
            [key: string]: unknown;
        };
        ImportOutcome: {
            /** @description Rows taken */
            snum: number;
            /** @description Rows refused */
            fnum: number;
            /** @description 0 all rows were taken, 1 some were not */
            resultType?: number | null;
            failResult?: components["schemas"]["ImportFailure"][] | null;
        };
        ImportOutcomeAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["ImportOutcome"] | null;
        };
        ImportPreview: {
            dataRow: components["schemas"]["ImportRow"][];
            headerRow?: components["schemas"]["ImportColumn"][] | null;
            rowNumbers?: components["schemas"]["ImportRowNumbers"];
            /** @description Cells that are no value of their column, and values that were changed on reading */
            cellNotes?: components["schemas"]["ImportCellNote"][] | null;
        };
        ImportPreviewAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["ImportPreview"] | null;
        };
        /** @description Values by the id of their column; those of a sub-table are a list of such rows. */
        ImportRow: {
            [key: string]: unknown;
        };
        /** @description Number of each row of dataRow in the sheet, as a spreadsheet program counts it */
        ImportRowNumbers: number[] | null;
        ImportRowsBody: {
            list: components["schemas"]["ImportRow"][];
            /** @description Flow that is started for every record */
            flowId?: string | null;
        };
        /** @description A spreadsheet the server holds until it is read. */
        ImportUpload: {
            /** @description What the preview asks with */
            name: string;
            url?: components["schemas"]["NullableText"];
        };
        ImportUploadAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["ImportUpload"] | null;
        };
        ImportUploadBody: {
            /**
             * Format: binary
             * @description A spreadsheet, xls or xlsx, below 500 KB
             */
            file: Blob;
        };
        /**
         * @description 1 puts the file into a folder of the person who uploads it.
         * @enum {integer}
         */
        IsAccount: 0 | 1;
        /** @description Moment a record was changed last; who writes it back asks again before, and compares. Not every server answers it. */
        LastModified: number | string | null;
        /** @description The name alone, where fullName holds the names above it too. */
        LastName: string | null;
        ListButton: {
            /** @description Above the table add, download, upload, batchRemove, batchPrint; in a row edit, remove, detail */
            value: string;
            label?: string | null;
            icon?: string | null;
        };
        /** @description A column - the control of the form, and how it stands in the table. `{table}-{child}` names a column of a sub-table. */
        ListColumn: components["schemas"]["FormControlMembers"] & {
            prop: string;
            label?: string | null;
            jnpfKey?: components["schemas"]["FormControlKind"];
            /** @description none, left, right */
            fixed?: string | null;
            /** @description left, center, right */
            align?: string | null;
            width?: components["schemas"]["FormNumber"];
            sortable?: boolean | null;
            /** @description Is it shown before somebody chose columns */
            checked?: boolean | null;
        };
        /** @description A designed list, as the JSON of `columnData` and `appColumnData`. Members not named here are kept by everybody who saves it. */
        ListConfig: {
            printIds?: components["schemas"]["FormIds"];
            /** @description What rows are shown at all; newer servers have an object */
            ruleList?: components["schemas"]["ListRule"][] | Record<string, never> | null;
            searchList?: components["schemas"]["ListSearch"][] | null;
            hasSuperQuery?: boolean | null;
            /** @description How sub-tables are shown: 1 merged cells, 2 rows that open */
            childTableStyle?: number | null;
            showSummary?: boolean | null;
            summaryField?: components["schemas"]["FormKeys"];
            thousands?: boolean | null;
            thousandsField?: components["schemas"]["FormKeys"];
            columnList?: components["schemas"]["ListColumn"][] | null;
            columnOptions?: components["schemas"]["FormControlMembers"][] | null;
            defaultColumnList?: components["schemas"]["ListColumn"][] | null;
            /** @description 1 table, 2 with a tree at the left, 3 grouped, 4 edited in place, 5 a tree */
            type?: number | string | null;
            defaultSidx?: string | null;
            /** @description asc, desc */
            sort?: string | null;
            /** @description Without pages 10000 rows are asked for */
            hasPage?: boolean | null;
            pageSize?: components["schemas"]["FormNumber"];
            hasTreeQuery?: boolean | null;
            treeTitle?: string | null;
            /** @description dictionary, organize, department, api, formField */
            treeDataSource?: string | null;
            treeDictionary?: string | null;
            /** @description Field the chosen node filters by */
            treeRelation?: string | null;
            /** @description 0 loaded at once, 1 level by level */
            treeSynType?: number | null;
            treeInterfaceId?: string | null;
            treeInterfaceName?: string | null;
            treeTemplateJson?: components["schemas"]["FormParameter"][] | null;
            treePropsUrl?: string | null;
            treePropsValue?: string | null;
            treePropsChildren?: string | null;
            treePropsLabel?: string | null;
            /** @description Field of the groups of type 3 */
            groupField?: string | null;
            /** @description Field that names the parent in type 5 */
            parentField?: string | null;
            useColumnPermission?: boolean | null;
            useFormPermission?: boolean | null;
            useBtnPermission?: boolean | null;
            useDataPermission?: boolean | null;
            btnsList?: components["schemas"]["ListButton"][] | null;
            columnBtnsList?: components["schemas"]["ListButton"][] | null;
            customBtnsList?: components["schemas"]["ListCustomButton"][] | null;
            funcs?: components["schemas"]["ListFunctions"];
            uploaderTemplateJson?: components["schemas"]["ListImport"];
        };
        ListConfigText: string | null;
        /** @description A button of the designer's own. */
        ListCustomButton: {
            value: string;
            label?: string | null;
            icon?: string | null;
            /** @description What it does: opens a form, runs a script, calls a data interface */
            event?: {
                [key: string]: unknown;
            } | null;
            func?: string | null;
        };
        ListFunction: string | {
            func?: string | null;
            name?: string | null;
        } | null;
        /** @description Functions of the designer; the text itself, or an object that holds it. */
        ListFunctions: {
            afterOnload?: components["schemas"]["ListFunction"];
            rowStyle?: components["schemas"]["ListFunction"];
            cellStyle?: components["schemas"]["ListFunction"];
        } | null;
        /** @description What an import file holds. */
        ListImport: {
            selectKey?: components["schemas"]["FormKeys"];
            /** @description 1 new records only, 2 known ones are changed too */
            dataType?: string | null;
        } | null;
        /** @description A condition every shown row fulfils. */
        ListRule: {
            field?: string | null;
            fieldName?: string | null;
            /** @description ==, <>, like, notLike, >, >=, <, <=, in, notIn, null, notNull, between */
            symbol?: string | null;
            /** @description Of the type of the field */
            fieldValue?: unknown;
            /** @description and, or */
            logic?: string | null;
            jnpfKey?: string | null;
        };
        /** @description A filter above the table. */
        ListSearch: components["schemas"]["FormControlMembers"] & {
            prop: string;
            label?: string | null;
            jnpfKey?: components["schemas"]["FormControlKind"];
            /** @description What it begins with */
            value?: unknown;
            /** @description 1 equal, 2 contains, 3 between two */
            searchType?: number | string | null;
            searchMultiple?: boolean | null;
        };
        /** @description Empty to lock; account and password to unlock. */
        LockScreenBody: {
            account?: string;
            /** @description Lower-case hex MD5 of the plain text */
            password?: string;
        };
        Log: {
            id: string;
            creatorTime?: number | string | null;
            /** @description Name and account, joined by a slash */
            userName?: string | null;
            ipAddress?: components["schemas"]["NullableText"];
            ipAddressName?: components["schemas"]["NullableText"];
            browser?: components["schemas"]["NullableText"];
            platForm?: components["schemas"]["NullableText"];
            requestUrl?: components["schemas"]["NullableText"];
            requestMethod?: components["schemas"]["NullableText"];
            /** @description Milliseconds */
            requestDuration?: number | string | null;
            moduleName?: components["schemas"]["NullableText"];
            /** @description 1 signed in, 0 refused */
            loginMark?: number | null;
            /** @description What was said */
            abstracts?: string | null;
            /** @description Of category 3; none of the others */
            changes?: components["schemas"]["RecordChange"][] | null;
        };
        LogAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["Log"] | null;
        };
        LogIds: {
            ids: string[];
        };
        LogPage: {
            list: components["schemas"]["LogRow"][];
            pagination: components["schemas"]["Page"];
        };
        LogPageAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["LogPage"] | null;
        };
        LogRow: {
            id: string;
            creatorTime?: number | string | null;
            /** @description Name and account, joined by a slash */
            userName?: string | null;
            ipAddress?: components["schemas"]["NullableText"];
            ipAddressName?: components["schemas"]["NullableText"];
            browser?: components["schemas"]["NullableText"];
            platForm?: components["schemas"]["NullableText"];
            requestUrl?: components["schemas"]["NullableText"];
            requestMethod?: components["schemas"]["NullableText"];
            /** @description Milliseconds */
            requestDuration?: number | string | null;
            moduleName?: components["schemas"]["NullableText"];
            /** @description 1 signed in, 0 refused */
            loginMark?: number | null;
            /** @description What was said */
            abstracts?: string | null;
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
            /** @description Ticket of single sign-on, empty where there is none */
            jnpf_ticket?: string;
            client_id?: string;
            client_secret?: string;
            scope?: string;
            grant_type?: string;
        };
        LoginConfig: {
            /** @description Does signing in happen at `url`? */
            redirect?: boolean | null;
            url?: components["schemas"]["NullableText"];
            /** @description Name of the parameter of `url` that takes the ticket */
            ticketParams?: string | null;
            socialsList?: components["schemas"]["SocialLogin"][] | null;
        };
        LoginConfigAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["LoginConfig"] | null;
        };
        LoginResult: {
            /** @description Goes back unchanged in `Authorization` */
            token: string;
            /** @description Layout: classic, functional, plain or blend; any other text means classic */
            theme?: string | null;
        };
        LoginTicketAnswer: components["schemas"]["Envelope"] & {
            /** @description Goes along as `jnpf_ticket` when somebody signs in */
            data?: string | null;
        };
        LoginTicketStatus: {
            /** @description 0 waiting, 1 signed in, -1 expired, used or never made; any other number ends the waiting too */
            status: number;
            /** @description The token when somebody has signed in, else a sentence or nothing */
            value?: string | null;
            /** @description Seconds the ticket is still good for */
            ticketTimeout?: number | null;
        };
        LoginTicketStatusAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["LoginTicketStatus"] | null;
        };
        /** @description An account as it stands in the form, and the mail to try it with; with an id an empty password means the stored one */
        MailTestBody: {
            id?: components["schemas"]["NullableText"];
            addressorName?: components["schemas"]["NullableText"];
            smtpServer: string;
            smtpPort: number;
            sslLink?: components["schemas"]["Flag"];
            smtpUser: string;
            smtpPassword?: components["schemas"]["NullableText"];
            /** @description Addresses of the receivers */
            testSendEmail: string[];
            testEmailTitle: string;
            testEmailContent?: components["schemas"]["NullableText"];
        };
        MajorBody: {
            majorId: string;
            /** @enum {string} */
            majorType: "Organize" | "Position" | "System";
            /** @description 0 web, 1 app; the kind of menu that is asked for */
            menuType?: number | null;
        };
        Members: {
            ids?: string[] | null;
        };
        MembersAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["Members"] | null;
        };
        MembersBody: {
            /**
             * @description Kind of the record whose id the address holds
             * @enum {string}
             */
            objectType: "Position" | "Role" | "Group";
            /** @description All of them from now on; none empties it */
            userIds: string[];
        };
        Menu: {
            id: string;
            systemId?: components["schemas"]["NullableText"];
            /** @description "-1" at the top */
            parentId?: string | null;
            fullName: string;
            enCode?: components["schemas"]["NullableText"];
            icon?: components["schemas"]["NullableText"];
            /** @description 0 directory, 1 category, 2 page, 3 model, 4 dictionary, 5 report, 6 screen, 7 link, 8 portal */
            type: number;
            /** @description Web or App */
            category?: string | null;
            urlAddress?: components["schemas"]["NullableText"];
            linkTarget?: components["schemas"]["NullableText"];
            propertyJson?: string | null;
            isButtonAuthorize?: components["schemas"]["Flag"];
            isColumnAuthorize?: components["schemas"]["Flag"];
            isFormAuthorize?: components["schemas"]["Flag"];
            isDataAuthorize?: components["schemas"]["Flag"];
            sortCode?: components["schemas"]["NullableInteger"];
            enabledMark?: components["schemas"]["Flag"];
            lastModifyTime?: components["schemas"]["LastModified"];
            description?: components["schemas"]["NullableText"];
        };
        MenuAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["Menu"] | null;
        };
        MenuBody: {
            systemId: string;
            /** @description "-1" at the top */
            parentId: string;
            fullName: string;
            enCode: string;
            icon?: string | null;
            /** @description 0 directory, 1 category, 2 page, 3 model, 4 dictionary, 5 report, 6 screen, 7 link, 8 portal */
            type: number;
            /** @enum {string|null} */
            category?: "Web" | "App" | null;
            urlAddress?: string | null;
            /** @enum {string|null} */
            linkTarget?: "_self" | "_blank" | "" | null;
            propertyJson?: string | null;
            isButtonAuthorize?: components["schemas"]["Flag"];
            isColumnAuthorize?: components["schemas"]["Flag"];
            isFormAuthorize?: components["schemas"]["Flag"];
            isDataAuthorize?: components["schemas"]["Flag"];
            sortCode?: number | null;
            /** @enum {integer} */
            enabledMark?: 0 | 1;
            description?: components["schemas"]["NullableText"];
        };
        MenuImportAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["MenuImportCounts"] | null;
        };
        MenuImportBody: {
            /**
             * Format: binary
             * @description A .bm file
             */
            file: Blob;
        };
        MenuImportCounts: {
            menusAdded?: components["schemas"]["NullableInteger"];
            menusSkipped?: components["schemas"]["NullableInteger"];
            rightsAdded?: components["schemas"]["NullableInteger"];
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
            propertyJson?: string | null;
            sortCode?: number | null;
            hasChildren?: components["schemas"]["HasChildren"];
            systemId?: components["schemas"]["NullableText"];
            /** @description "Web" or "App"; some servers send the number of an enumeration */
            category?: string | number | null;
            /** @description true or 1: not shown in the menu, its page stays */
            hidden?: boolean | number | null;
            num?: components["schemas"]["NullableInteger"];
            /** @description 1: columns of the list are judged */
            isColumnAuthorize?: number | null;
            /** @description 1: fields of the form are judged */
            isFormAuthorize?: number | null;
            isLeaf?: boolean | null;
            children?: components["schemas"]["MenuItem"][] | null;
        };
        MenuNode: {
            id: string;
            systemId?: components["schemas"]["NullableText"];
            /** @description "-1" at the top */
            parentId?: string | null;
            fullName: string;
            enCode?: components["schemas"]["NullableText"];
            icon?: components["schemas"]["NullableText"];
            /** @description 0 directory, 1 category, 2 page, 3 model, 4 dictionary, 5 report, 6 screen, 7 link, 8 portal */
            type: number;
            /** @description Web or App */
            category?: string | null;
            urlAddress?: components["schemas"]["NullableText"];
            linkTarget?: components["schemas"]["NullableText"];
            propertyJson?: string | null;
            isButtonAuthorize?: components["schemas"]["Flag"];
            isColumnAuthorize?: components["schemas"]["Flag"];
            isFormAuthorize?: components["schemas"]["Flag"];
            isDataAuthorize?: components["schemas"]["Flag"];
            sortCode?: components["schemas"]["NullableInteger"];
            enabledMark?: components["schemas"]["Flag"];
            lastModifyTime?: components["schemas"]["LastModified"];
            hasChildren?: components["schemas"]["HasChildren"];
            children?: components["schemas"]["MenuNode"][] | null;
        };
        MenuParent: {
            id: string;
            parentId?: components["schemas"]["NullableText"];
            fullName: string;
            icon?: components["schemas"]["NullableText"];
            type?: components["schemas"]["NullableInteger"];
            hasChildren?: components["schemas"]["HasChildren"];
            children?: components["schemas"]["MenuParent"][] | null;
        };
        MenuParents: {
            list: components["schemas"]["MenuParent"][];
        };
        MenuParentsAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["MenuParents"] | null;
        };
        /** @description What a menu item opens; the model may be empty. */
        MenuProperty: {
            moduleId?: components["schemas"]["NullableText"];
            iconBackgroundColor?: components["schemas"]["NullableText"];
            isTree?: number | string | null;
        };
        MenuRight: {
            id: string;
            /** @description Id of the menu entry */
            moduleId?: string | null;
            /** @description "-1" at the top */
            parentId?: string | null;
            fullName: string;
            enCode?: components["schemas"]["NullableText"];
            icon?: components["schemas"]["NullableText"];
            sortCode?: components["schemas"]["NullableInteger"];
            enabledMark?: components["schemas"]["Flag"];
            description?: components["schemas"]["NullableText"];
            lastModifyTime?: components["schemas"]["LastModified"];
        };
        MenuRightAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["MenuRight"] | null;
        };
        MenuRightBody: {
            /** @description Id of the menu entry */
            moduleId: string;
            parentId?: string | null;
            fullName: string;
            enCode: string;
            icon?: components["schemas"]["NullableText"];
            sortCode?: number | null;
            /** @enum {integer} */
            enabledMark?: 0 | 1;
            description?: components["schemas"]["NullableText"];
        };
        MenuRightNode: {
            id: string;
            /** @description Id of the menu entry */
            moduleId?: string | null;
            /** @description "-1" at the top */
            parentId?: string | null;
            fullName: string;
            enCode?: components["schemas"]["NullableText"];
            icon?: components["schemas"]["NullableText"];
            sortCode?: components["schemas"]["NullableInteger"];
            enabledMark?: components["schemas"]["Flag"];
            description?: components["schemas"]["NullableText"];
            lastModifyTime?: components["schemas"]["LastModified"];
            hasChildren?: components["schemas"]["HasChildren"];
            children?: components["schemas"]["MenuRightNode"][] | null;
        };
        MenuRightTree: {
            list: components["schemas"]["MenuRightNode"][];
        };
        MenuRightTreeAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["MenuRightTree"] | null;
        };
        MenuTree: {
            list: components["schemas"]["MenuNode"][];
        };
        MenuTreeAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["MenuTree"] | null;
        };
        MergeBody: {
            identifier: components["schemas"]["ContentMd5"];
            /** @description Without # */
            fileName: string;
            /** @description Bytes */
            fileSize: number;
            fileType?: string;
            extension?: string;
            type: components["schemas"]["FileUse"];
            pathType?: components["schemas"]["PathType"];
            isAccount?: components["schemas"]["IsAccount"];
            folder?: components["schemas"]["FolderName"];
        };
        /** @description An account at a mail server or a provider. Members other channels need are empty */
        MessageAccount: {
            id: string;
            type: components["schemas"]["MessageAccountType"];
            fullName: string;
            enCode?: components["schemas"]["NullableText"];
            /** @description Name of the sender of mails */
            addressorName?: string | null;
            smtpServer?: components["schemas"]["NullableText"];
            smtpPort?: number | null;
            sslLink?: components["schemas"]["Flag"];
            smtpUser?: components["schemas"]["NullableText"];
            /** @description Answered empty; an empty one keeps what is kept */
            smtpPassword?: string | null;
            /** @description Provider of SMS: 1 Aliyun, 2 Tencent */
            channel?: string | null;
            smsSignature?: components["schemas"]["NullableText"];
            appId?: components["schemas"]["NullableText"];
            /** @description Answered empty; an empty one keeps what is kept */
            appSecret?: string | null;
            /** @description Aliyun */
            endPoint?: string | null;
            /** @description Tencent */
            sdkAppId?: string | null;
            /** @description Key of Tencent, then a secret; of a public account its original id */
            appKey?: string | null;
            /** @description Tencent */
            zoneName?: string | null;
            /** @description Tencent */
            zoneParam?: string | null;
            /** @description WeChat Work */
            enterpriseId?: string | null;
            /** @description Agent of a messenger; of a public account its token, then a secret */
            agentId?: string | null;
            /** @description 1 DingTalk, 2 WeChat Work */
            webhookType?: string | null;
            webhookAddress?: components["schemas"]["NullableText"];
            /** @description Of a webhook: 1 none, 2 a token */
            approveType?: string | null;
            /** @description Token of a webhook, key of a public account; answered empty; an empty one keeps what is kept */
            bearer?: string | null;
            sortCode?: components["schemas"]["NullableInteger"];
            enabledMark?: components["schemas"]["Flag"];
            description?: components["schemas"]["NullableText"];
            lastModifyTime?: components["schemas"]["LastModified"];
        };
        MessageAccountAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["MessageAccount"] | null;
        };
        MessageAccountBody: {
            /** @description Code of the channel */
            type: string;
            fullName: string;
            enCode: string;
            /** @description Name of the sender of mails */
            addressorName?: string | null;
            smtpServer?: components["schemas"]["NullableText"];
            smtpPort?: number | null;
            sslLink?: components["schemas"]["Flag"];
            smtpUser?: components["schemas"]["NullableText"];
            /** @description Answered empty; an empty one keeps what is kept */
            smtpPassword?: string | null;
            /** @description Provider of SMS: 1 Aliyun, 2 Tencent */
            channel?: string | null;
            smsSignature?: components["schemas"]["NullableText"];
            appId?: components["schemas"]["NullableText"];
            /** @description Answered empty; an empty one keeps what is kept */
            appSecret?: string | null;
            /** @description Aliyun */
            endPoint?: string | null;
            /** @description Tencent */
            sdkAppId?: string | null;
            /** @description Key of Tencent, then a secret; of a public account its original id */
            appKey?: string | null;
            /** @description Tencent */
            zoneName?: string | null;
            /** @description Tencent */
            zoneParam?: string | null;
            /** @description WeChat Work */
            enterpriseId?: string | null;
            /** @description Agent of a messenger; of a public account its token, then a secret */
            agentId?: string | null;
            /** @description 1 DingTalk, 2 WeChat Work */
            webhookType?: string | null;
            webhookAddress?: components["schemas"]["NullableText"];
            /** @description Of a webhook: 1 none, 2 a token */
            approveType?: string | null;
            /** @description Token of a webhook, key of a public account; answered empty; an empty one keeps what is kept */
            bearer?: string | null;
            sortCode?: number | null;
            /** @enum {integer} */
            enabledMark?: 0 | 1;
            description?: components["schemas"]["NullableText"];
        };
        /** @description Milliseconds since 1970, or a date as text */
        MessageAccountMoment: number | string | null;
        MessageAccountPage: {
            list: components["schemas"]["MessageAccountRow"][];
            pagination?: components["schemas"]["Page"];
        };
        MessageAccountPageAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["MessageAccountPage"] | null;
        };
        MessageAccountRow: {
            id: string;
            type: components["schemas"]["MessageAccountType"];
            fullName: string;
            enCode?: components["schemas"]["NullableText"];
            sortCode?: components["schemas"]["NullableInteger"];
            enabledMark?: components["schemas"]["Flag"];
            creatorUser?: components["schemas"]["NullableText"];
            creatorTime?: components["schemas"]["MessageAccountMoment"];
            lastModifyTime?: components["schemas"]["MessageAccountMoment"];
        };
        /** @description The channel by its code in the list of message types, 2 to 7 */
        MessageAccountType: string | number;
        /**
         * @description A message that was opened. `bodyText` is HTML of a notice or a system message, and JSON where the type is 2 (FlowMessageBody)
         *     or 4 (ScheduleMessageBody).
         */
        MessageDetail: {
            id: string;
            title?: components["schemas"]["NullableText"];
            type?: components["schemas"]["MessageType"];
            /** @description 2 opens the entrust page */
            flowType?: number | null;
            /** @description HTML, or a text of JSON */
            bodyText?: string | null;
            excerpt?: components["schemas"]["NullableText"];
            files?: components["schemas"]["MessageFilesText"];
            /** @description Address of the picture above a notice */
            coverImage?: string | null;
            releaseUser?: components["schemas"]["NullableText"];
            releaseTime?: components["schemas"]["MessageMoment"];
            creatorUser?: components["schemas"]["NullableText"];
            lastModifyTime?: components["schemas"]["MessageMoment"];
        };
        MessageDetailAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["MessageDetail"] | null;
        };
        MessageFile: {
            name: string;
            fileId?: components["schemas"]["NullableText"];
            /** @description Bytes */
            fileSize?: number | null;
            fileExtension?: components["schemas"]["NullableText"];
            fileVersionId?: components["schemas"]["NullableText"];
            url?: components["schemas"]["NullableText"];
        };
        MessageFiles: components["schemas"]["MessageFile"][];
        /** @description A text of JSON with the attachments */
        MessageFilesText: string | null;
        MessageIdsBody: {
            /** @description Ids joined by commas */
            ids: string;
        };
        /** @description Milliseconds since 1970, or a date as text */
        MessageMoment: number | string | null;
        MessagePage: {
            list: components["schemas"]["MessageRow"][];
            pagination?: components["schemas"]["Page"];
        };
        MessagePageAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["MessagePage"] | null;
        };
        /** @description A message as its receiver sees it in lists. Older servers have creatorUser and lastModifyTime instead of releaseUser and releaseTime. */
        MessageRow: {
            id: string;
            title?: components["schemas"]["NullableText"];
            type?: components["schemas"]["MessageType"];
            typeName?: components["schemas"]["NullableText"];
            isRead?: components["schemas"]["ReadMark"];
            /** @description 2 opens the entrust page */
            flowType?: number | null;
            enabledMark?: components["schemas"]["Flag"];
            releaseUser?: components["schemas"]["NullableText"];
            releaseTime?: components["schemas"]["MessageMoment"];
            creatorUser?: components["schemas"]["NullableText"];
            lastModifyTime?: components["schemas"]["MessageMoment"];
        };
        MessageTemplateBody: {
            fullName: string;
            enCode: string;
            /** @enum {string} */
            templateType?: "0" | "1";
            messageSource?: components["schemas"]["NullableText"];
            messageType: string;
            title?: components["schemas"]["NullableText"];
            content?: components["schemas"]["NullableText"];
            templateCode?: components["schemas"]["NullableText"];
            wxSkip?: components["schemas"]["NullableText"];
            xcxAppId?: components["schemas"]["NullableText"];
            sortCode?: number | null;
            /** @enum {integer} */
            enabledMark?: 0 | 1;
            description?: components["schemas"]["NullableText"];
            templateParamList?: components["schemas"]["TemplateParameter"][];
            smsFieldList?: components["schemas"]["TemplateSmsField"][];
        };
        MessageTemplatePage: {
            list: components["schemas"]["MessageTemplateRow"][];
            pagination?: components["schemas"]["Page"];
        };
        MessageTemplatePageAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["MessageTemplatePage"] | null;
        };
        MessageTemplateRecord: {
            id: string;
            fullName: string;
            enCode?: components["schemas"]["NullableText"];
            templateType?: components["schemas"]["TemplateKind"];
            messageSource?: components["schemas"]["TemplateSource"];
            messageType?: components["schemas"]["TemplateChannel"];
            title?: components["schemas"]["NullableText"];
            content?: components["schemas"]["NullableText"];
            /** @description Code of the template at the provider */
            templateCode?: string | null;
            /** @description 1 opens a mini program */
            wxSkip?: string | null;
            /** @description Which mini program */
            xcxAppId?: string | null;
            sortCode?: components["schemas"]["NullableInteger"];
            enabledMark?: components["schemas"]["Flag"];
            description?: components["schemas"]["NullableText"];
            templateParamList?: components["schemas"]["TemplateParameter"][] | null;
            smsFieldList?: components["schemas"]["TemplateSmsField"][] | null;
            lastModifyTime?: components["schemas"]["LastModified"];
        };
        MessageTemplateRecordAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["MessageTemplateRecord"] | null;
        };
        MessageTemplateRow: {
            id: string;
            fullName: string;
            enCode?: components["schemas"]["NullableText"];
            templateType?: components["schemas"]["TemplateKind"];
            messageSource?: components["schemas"]["TemplateSource"];
            messageType?: components["schemas"]["TemplateChannel"];
            sortCode?: components["schemas"]["NullableInteger"];
            enabledMark?: components["schemas"]["Flag"];
            creatorUser?: components["schemas"]["NullableText"];
            creatorTime?: components["schemas"]["TemplateMoment"];
            lastModifyTime?: components["schemas"]["TemplateMoment"];
        };
        /** @description 1 notice, 2 flow, 3 system, 4 schedule */
        MessageType: number | null;
        MessageTypeEntries: components["schemas"]["MessageTypeEntry"][];
        MessageTypeEntriesAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["MessageTypeEntries"] | null;
        };
        /** @description A channel, a webhook kind or a source */
        MessageTypeEntry: {
            id?: string | null;
            /** @description Which of the four lists it is in */
            type?: string | number | null;
            fullName?: components["schemas"]["NullableText"];
            enCode: string;
        };
        MessageUsage: {
            /** @description Id of the sending configuration */
            id: string;
            fullName: string;
            enCode?: components["schemas"]["NullableText"];
            /** @enum {integer} */
            enabledMark: 0 | 1;
        };
        MessageUsageList: {
            list: components["schemas"]["MessageUsage"][];
        };
        MessageUsageListAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["MessageUsageList"] | null;
        };
        ModelBody: {
            fullName: string;
            enCode: components["schemas"]["ModelCode"];
            /** @description Id of a category of models */
            category?: string | null;
            /** @description 1 designed for the web, 3 a form of a workflow */
            type?: number | null;
            webType?: components["schemas"]["ModelWebType"];
            description?: components["schemas"]["NullableText"];
            formData?: components["schemas"]["FormConfigText"];
            columnData?: components["schemas"]["ListConfigText"];
            appColumnData?: components["schemas"]["ListConfigText"];
            tables?: components["schemas"]["ModelTablesText"];
            dbLinkId?: components["schemas"]["NullableText"];
            flowTemplateJson?: components["schemas"]["FlowTemplateText"];
            enableFlow?: components["schemas"]["Flag"];
            sortCode?: number | null;
        };
        /** @description Letters, digits and dots, no dot at the start or the end; at most 50 characters. */
        ModelCode: string;
        ModelCodeBody: {
            /** @description Part of the program */
            module: string;
            className: string;
            /** @description Classes of the sub-tables, joined by commas */
            subClassName?: string | null;
            modulePackageName?: components["schemas"]["NullableText"];
            description?: components["schemas"]["NullableText"];
        };
        /** @description A control of the form. Servers write its key as vmodel or vModel. */
        ModelField: {
            label?: components["schemas"]["NullableText"];
            vmodel?: components["schemas"]["NullableText"];
            vModel?: components["schemas"]["NullableText"];
        };
        ModelFieldList: {
            list: components["schemas"]["ModelField"][];
        };
        ModelFieldsAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["ModelFieldList"] | null;
        };
        ModelIdAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["ModelNewId"] | null;
        };
        /** @description Id of the new record; some servers do not say. */
        ModelNewId: string;
        /** @description A category with its models, or a model. */
        ModelNode: {
            id: string;
            parentId?: components["schemas"]["NullableText"];
            fullName: string;
            enCode?: components["schemas"]["NullableText"];
            hasChildren?: components["schemas"]["HasChildren"];
            children?: components["schemas"]["ModelNode"][] | null;
        };
        ModelPage: {
            list: components["schemas"]["ModelRow"][];
            pagination?: components["schemas"]["Page"];
        };
        ModelPageAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["ModelPage"] | null;
        };
        ModelRecord: {
            id: string;
            fullName: string;
            enCode: string;
            /** @description Id of the category */
            category?: string | null;
            type?: number | string | null;
            webType?: components["schemas"]["ModelWebType"];
            description?: components["schemas"]["NullableText"];
            formData?: components["schemas"]["FormConfigText"];
            columnData?: components["schemas"]["ListConfigText"];
            appColumnData?: components["schemas"]["ListConfigText"];
            tables?: components["schemas"]["ModelTablesText"];
            state?: components["schemas"]["NullableInteger"];
            dbLinkId?: components["schemas"]["NullableText"];
            flowTemplateJson?: components["schemas"]["FlowTemplateText"];
            flowId?: components["schemas"]["NullableText"];
            enableFlow?: components["schemas"]["Flag"];
            sortCode?: components["schemas"]["NullableInteger"];
        };
        ModelRecordAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["ModelRecord"] | null;
        };
        ModelReleaseBody: {
            /**
             * @description Is it put into the menu of the web
             * @enum {integer}
             */
            pc?: 0 | 1;
            /**
             * @description Is it put into the menu of the app
             * @enum {integer}
             */
            app?: 0 | 1;
            /** @description Menu entry of the web it stands below */
            pcModuleParentId?: string | null;
            appModuleParentId?: string | null;
        };
        ModelRow: {
            id: string;
            fullName: string;
            enCode: string;
            /** @description 0 not released, 1 released, 2 changed since */
            state?: number | null;
            type?: number | string | null;
            webType?: components["schemas"]["ModelWebType"];
            /** @description Name of the category */
            category?: string | null;
            tables?: components["schemas"]["ModelTablesText"];
            creatorTime?: number | string | null;
            creatorUser?: components["schemas"]["NullableText"];
            lastModifyTime?: number | string | null;
            lastModifyUser?: components["schemas"]["NullableText"];
            sortCode?: components["schemas"]["NullableInteger"];
            enableFlow?: components["schemas"]["Flag"];
            isRelease?: components["schemas"]["Flag"];
        };
        /** @description The released design of a model. */
        ModelRuntime: {
            fullName?: components["schemas"]["NullableText"];
            formData?: components["schemas"]["FormConfigText"];
            columnData?: components["schemas"]["ListConfigText"];
            appColumnData?: components["schemas"]["ListConfigText"];
            webType?: components["schemas"]["ModelWebType"];
            flowTemplateJson?: components["schemas"]["FlowTemplateText"];
            flowEnCode?: components["schemas"]["NullableText"];
            flowId?: components["schemas"]["NullableText"];
            enableFlow?: components["schemas"]["Flag"];
            /** @description Data interface whose rows a data view lists */
            interfaceId?: string | null;
        };
        ModelRuntimeAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["ModelRuntime"] | null;
        };
        /** @description A table the records are stored in. One main table; the others refer to it. */
        ModelTable: {
            /** @description Name in the database */
            table: string;
            /** @description Name for the reader */
            tableName?: string | null;
            /** @description "1" the main table, "0" one of its rows */
            typeId?: string | number | null;
            /** @description Column that refers */
            tableField?: string | null;
            /** @description Table referred to */
            relationTable?: string | null;
            /** @description Column referred to */
            relationField?: string | null;
            fields?: components["schemas"]["ModelTableField"][] | null;
        };
        ModelTableField: {
            field: string;
            fieldName?: string | null;
            dataType?: string | null;
            dataLength?: string | number | null;
            primaryKey?: number | boolean | null;
            allowNull?: number | boolean | null;
        };
        ModelTables: components["schemas"]["ModelTable"][];
        ModelTablesText: string | null;
        ModelTree: {
            list: components["schemas"]["ModelNode"][];
        };
        ModelTreeAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["ModelTree"] | null;
        };
        /** @description 1 a form, 2 a form and a list, 3 a form in a workflow, 4 a list of a data interface; text or number */
        ModelWebType: string | number | null;
        ModifyPasswordBody: {
            /** @description Lower-case hex MD5 of the plain text */
            oldPassword: string;
            /** @description Lower-case hex MD5 of the plain text */
            password: string;
            /** @description Letters of the captcha */
            code: string;
            /** @description The value in the address of the captcha image */
            timestamp: string;
        };
        /** @description Milliseconds since 1970, or a text already formatted by the deployment. */
        Moment: number | string | null;
        /** @description Percent, 0 to 100 */
        MonitoredShare: number | string | null;
        /** @description Bytes, or a text with its unit */
        MonitoredSize: number | string | null;
        MonitoredStore: {
            total?: components["schemas"]["MonitoredSize"];
            used?: components["schemas"]["MonitoredSize"];
            available?: components["schemas"]["MonitoredSize"];
            usageRate?: components["schemas"]["MonitoredShare"];
        };
        /** @description Names from the top down to the organisation itself, joined by slashes. */
        NamePath: string | null;
        NamedId: {
            id: string;
            name?: components["schemas"]["NullableText"];
        };
        NoticeBody: {
            title: string;
            excerpt?: string | null;
            /** @description HTML */
            bodyText?: string | null;
            files?: components["schemas"]["MessageFilesText"];
            toUserIds?: components["schemas"]["NoticeReceivers"];
            category?: components["schemas"]["NullableText"];
            coverImage?: components["schemas"]["NullableText"];
            /** @description Milliseconds since 1970 */
            expirationTime?: number | null;
            /**
             * @description 1 a message on this site, 2 by a sending configuration, 3 not at all
             * @enum {integer|null}
             */
            remindCategory?: 1 | 2 | 3 | null;
            sendConfigId?: components["schemas"]["NullableText"];
        };
        NoticeListBody: {
            keyword?: components["schemas"]["NullableText"];
            currentPage?: number;
            pageSize?: number;
            /** @enum {string} */
            sort?: "asc" | "desc";
            sidx?: components["schemas"]["NullableText"];
            /** @description Kinds of notices */
            type?: string[] | null;
            /**
             * @description The state as rows say it
             * @enum {integer|string|null}
             */
            enabledMark?: 0 | 1 | 2 | "0" | "1" | "2" | "" | null;
            creatorUser?: components["schemas"]["NoticePeople"];
            releaseUser?: components["schemas"]["NoticePeople"];
            creatorTime?: components["schemas"]["NoticeSpan"];
            releaseTime?: components["schemas"]["NoticeSpan"];
            expirationTime?: components["schemas"]["NoticeSpan"];
        };
        NoticePage: {
            list: components["schemas"]["NoticeRow"][];
            pagination?: components["schemas"]["Page"];
        };
        NoticePageAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["NoticePage"] | null;
        };
        /** @description Ids of people. */
        NoticePeople: string[] | null;
        NoticeReach: {
            /** @description People who would read it */
            total: number;
        };
        NoticeReachAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["NoticeReach"] | null;
        };
        /** @description Ids joined by commas, each but those of people with its kind, `10--department`; empty means everybody. */
        NoticeReceivers: string | null;
        NoticeReceiversBody: {
            toUserIds?: components["schemas"]["NoticeReceivers"];
        };
        NoticeRecord: {
            id: string;
            title?: components["schemas"]["NullableText"];
            excerpt?: components["schemas"]["NullableText"];
            /** @description HTML */
            bodyText?: string | null;
            files?: components["schemas"]["MessageFilesText"];
            toUserIds?: components["schemas"]["NoticeReceivers"];
            category?: components["schemas"]["NullableText"];
            coverImage?: components["schemas"]["NullableText"];
            expirationTime?: components["schemas"]["MessageMoment"];
            remindCategory?: components["schemas"]["NoticeReminder"];
            sendConfigId?: components["schemas"]["NullableText"];
            enabledMark?: components["schemas"]["NoticeState"];
            creatorUser?: components["schemas"]["NullableText"];
            creatorTime?: components["schemas"]["MessageMoment"];
            releaseUser?: components["schemas"]["NullableText"];
            releaseTime?: components["schemas"]["MessageMoment"];
            lastModifyTime?: components["schemas"]["LastModified"];
        };
        NoticeRecordAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["NoticeRecord"] | null;
        };
        /** @description 1 a message on this site, 2 by a sending configuration, 3 not at all */
        NoticeReminder: number | string | null;
        NoticeRow: {
            id: string;
            title?: components["schemas"]["NullableText"];
            excerpt?: components["schemas"]["NullableText"];
            category?: components["schemas"]["NullableText"];
            coverImage?: components["schemas"]["NullableText"];
            enabledMark?: components["schemas"]["NoticeState"];
            creatorUser?: components["schemas"]["NullableText"];
            creatorTime?: components["schemas"]["MessageMoment"];
            releaseUser?: components["schemas"]["NullableText"];
            releaseTime?: components["schemas"]["MessageMoment"];
            lastModifyTime?: components["schemas"]["MessageMoment"];
            expirationTime?: components["schemas"]["MessageMoment"];
            remindCategory?: components["schemas"]["NoticeReminder"];
            /** @description People who have received it and kept it; only for who writes notices, null for a draft */
            receiverCount?: number | null;
            /** @description Those among them who have opened it */
            readCount?: number | null;
        };
        /** @description First and last moment, inclusive, milliseconds since 1970; empty for any. */
        NoticeSpan: number[] | null;
        /** @description 0 kept as a draft, 1 released, 2 expired */
        NoticeState: number | string | null;
        NullableInteger: number | null;
        NullableText: string | null;
        /** @description A person with at least one session. */
        OnlineUser: {
            /** @description What a sign-out names; some servers give a token */
            userId: string;
            /** @description Name and account, joined by a slash */
            userName?: string | null;
            organize?: components["schemas"]["NullableText"];
            loginIPAddress?: components["schemas"]["NullableText"];
            /** @description Place of the address */
            loginAddress?: string | null;
            loginBrowser?: components["schemas"]["NullableText"];
            loginSystem?: components["schemas"]["NullableText"];
            loginTime?: number | string | null;
        };
        OnlineUserIds: {
            /** @description What their rows name them by */
            ids: string[];
        };
        /** @description Some servers answer everybody, without `pagination`. */
        OnlineUserPage: {
            list: components["schemas"]["OnlineUser"][];
            pagination?: components["schemas"]["Page"];
        };
        OnlineUserPageAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["OnlineUserPage"] | null;
        };
        /** @description A phrase for opinions. */
        OpinionPhrase: {
            id: string;
            commonWordsText: string;
            /** @description 0 of all, 1 of the caller */
            commonWordsType?: number | null;
            enabledMark?: components["schemas"]["Flag"];
            sortCode?: number | null;
        };
        /** @description A phrase as it is kept. */
        OpinionPhraseBody: {
            id?: components["schemas"]["NullableText"];
            commonWordsText: string;
            commonWordsType?: number | null;
            enabledMark?: components["schemas"]["Flag"];
            sortCode?: number | null;
        };
        OpinionPhraseList: {
            list: components["schemas"]["OpinionPhrase"][];
        };
        OpinionPhraseListAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["OpinionPhraseList"] | null;
        };
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
        OrganizationBody: {
            /** @description "-1" at the top */
            parentId: string;
            fullName: components["schemas"]["PlaceName"];
            enCode: components["schemas"]["PlaceCode"];
            enabledMark?: components["schemas"]["PlaceState"];
            description?: components["schemas"]["NullableText"];
            sortCode?: components["schemas"]["PlaceSort"];
            /** @description What a company tells about itself, as an object; a text of JSON is understood too. */
            propertyJson?: components["schemas"]["CompanyDetails"] | components["schemas"]["CompanyDetailsText"];
        };
        /** @description company or department. */
        OrganizationCategory: string | null;
        OrganizationFilter: {
            departIds: string[];
            keyword?: components["schemas"]["NullableText"];
        };
        OrganizationList: {
            list: components["schemas"]["OrganizationNode"][];
        };
        OrganizationName: {
            id: string;
            /** @description "-1" at the top */
            parentId?: string | null;
            fullName: string;
            icon?: components["schemas"]["NullableText"];
            sortCode?: components["schemas"]["NullableInteger"];
            hasChildren?: components["schemas"]["HasChildren"];
            children?: components["schemas"]["OrganizationName"][] | null;
        };
        OrganizationNameList: {
            list: components["schemas"]["OrganizationName"][];
        };
        OrganizationNameTreeAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["OrganizationNameList"] | null;
        };
        OrganizationNode: {
            id: string;
            /** @description "-1" at the top */
            parentId?: string | null;
            fullName: string;
            lastFullName?: components["schemas"]["LastName"];
            enCode?: components["schemas"]["NullableText"];
            category?: components["schemas"]["OrganizationCategory"];
            type?: components["schemas"]["OrganizationCategory"];
            icon?: components["schemas"]["NullableText"];
            description?: components["schemas"]["NullableText"];
            enabledMark?: components["schemas"]["Flag"];
            creatorTime?: number | string | null;
            sortCode?: components["schemas"]["NullableInteger"];
            organize?: components["schemas"]["NamePath"];
            organizeIds?: components["schemas"]["IdPath"];
            organizeIdTree?: components["schemas"]["IdPathText"];
            /** @description People in it and in what stands below it */
            memberCount?: number | null;
            hasChildren?: components["schemas"]["HasChildren"];
            children?: components["schemas"]["OrganizationNode"][] | null;
        };
        /** @description An organisation to choose. */
        OrganizationOption: {
            id: string;
            /** @description "-1" at the top */
            parentId?: string | null;
            fullName: string;
            lastFullName?: components["schemas"]["LastName"];
            enCode?: components["schemas"]["NullableText"];
            category?: components["schemas"]["OrganizationCategory"];
            type?: components["schemas"]["OrganizationCategory"];
            icon?: components["schemas"]["NullableText"];
            enabledMark?: components["schemas"]["Flag"];
            sortCode?: components["schemas"]["NullableInteger"];
            organize?: components["schemas"]["NamePath"];
            organizeIds?: components["schemas"]["IdPath"];
            organizeIdTree?: components["schemas"]["IdPathText"];
            /** @description May be seen, not chosen */
            disabled?: boolean | null;
            isLeaf?: boolean | null;
            hasChildren?: components["schemas"]["HasChildren"];
            children?: components["schemas"]["OrganizationOption"][] | null;
        };
        OrganizationOptionList: {
            list: components["schemas"]["OrganizationOption"][];
        };
        OrganizationOptionTreeAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["OrganizationOptionList"] | null;
        };
        OrganizationRecord: {
            id: string;
            /** @description "-1" at the top */
            parentId: string;
            fullName: string;
            enCode?: components["schemas"]["NullableText"];
            enabledMark?: components["schemas"]["Flag"];
            description?: components["schemas"]["NullableText"];
            sortCode?: components["schemas"]["NullableInteger"];
            propertyJson?: components["schemas"]["CompanyDetailsText"];
            organizeIdTree?: components["schemas"]["IdPath"];
            lastModifyTime?: components["schemas"]["LastModified"];
        };
        OrganizationRecordAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["OrganizationRecord"] | null;
        };
        OrganizationTreeAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["OrganizationList"] | null;
        };
        /** @description A flow the caller has launched. */
        OwnFlow: {
            id: string;
            processId?: components["schemas"]["NullableText"];
            flowId?: components["schemas"]["NullableText"];
            fullName?: components["schemas"]["NullableText"];
            flowName?: components["schemas"]["NullableText"];
            enCode?: components["schemas"]["NullableText"];
            thisStep?: components["schemas"]["NullableText"];
            flowUrgent?: components["schemas"]["FlowUrgency"];
            status?: components["schemas"]["FlowState"];
            startTime?: number | string | null;
            creatorTime?: number | string | null;
            endTime?: number | string | null;
            completion?: components["schemas"]["FlowCompletion"];
        };
        OwnFlowPage: {
            list: components["schemas"]["OwnFlow"][];
            pagination?: components["schemas"]["Page"];
        };
        OwnFlowPageAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["OwnFlowPage"] | null;
        };
        /** @description An organisation or a position of the person. */
        OwnPlace: {
            id: string;
            /** @description Of an organisation the names from the top, joined by slashes */
            fullName: string;
            /** @description Is it the current one? */
            isDefault?: boolean | number | null;
        };
        OwnPlaceList: components["schemas"]["OwnPlace"][];
        OwnPlacesAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["OwnPlaceList"] | null;
        };
        /** @description The design with the cards where the caller wants them. */
        OwnPortalBody: {
            formData: string;
            /** @description The system the caller works in, from 3.6 on */
            systemId?: string | null;
        };
        Pack: {
            /** @description Name of the archive for the reader */
            downloadName?: string | null;
            downloadVo: components["schemas"]["DownloadLink"];
        };
        PackAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["Pack"] | null;
        };
        PackList: components["schemas"]["PackedFile"][];
        PackedFile: {
            fileId: string;
            /** @description Name inside the archive */
            fileName: string;
        };
        /** @description Around `list` in the answers of paged operations. */
        Page: {
            currentPage?: number | null;
            pageSize: number;
            total: number;
        };
        /** @description MD5 of the text in lower-case hex. */
        PasswordDigest: string;
        /** @description All four to change the password; none of them to ask for the reminder. */
        PasswordMessageBody: {
            /** @description Lower-case hex MD5 of the plain text */
            oldPassword?: string;
            /** @description Lower-case hex MD5 of the plain text */
            password?: string;
            /** @description Letters of the captcha */
            code?: string;
            /** @description The value in the address of the captcha image */
            timestamp?: string;
        };
        /**
         * @description defaultPath, or selfPath to put the file into the folder named beside it.
         * @enum {string}
         */
        PathType: "defaultPath" | "selfPath";
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
        /** @description Letters, digits and dots, no dot at the start or the end; at most 50 characters. */
        PlaceCode: string;
        /** @description A kind people file records under, in their own words. */
        PlaceKind: string | null;
        /** @description Chinese, letters or digits; at most 50 characters. */
        PlaceName: string;
        PlaceSort: number | null;
        /**
         * @description 1 enabled, 0 disabled.
         * @enum {integer}
         */
        PlaceState: 0 | 1;
        /** @description What one portal shows. Older servers answer formData alone. */
        Portal: {
            formData?: string | null;
            /** @description 0 designed, 1 a page of the program */
            type?: number | null;
            /** @description Address of the page of the program */
            customUrl?: string | null;
            /** @description Kind of customUrl, as the server numbers it */
            linkType?: number | null;
            /** @description 1 locked as it was designed, 0 not */
            enabledLock?: number | null;
        };
        PortalAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["Portal"] | null;
        };
        /**
         * @description A card, or a tab of one. Kinds known: card, tab, notice, email, todoList, todo, commonFunc, dataBoard, tableList, text, image, carousel,
         *     video, schedule, iframe, barChart, pieChart, lineChart, radarChart, mapChart, rankList, timeAxis.
         */
        PortalCard: {
            /** @description Number of the card within its portal */
            i?: string | number | null;
            /** @description Columns from the left */
            x?: number | null;
            /** @description Rows from the top */
            y?: number | null;
            /** @description Columns wide */
            w?: number | null;
            /** @description Rows high */
            h?: number | null;
            jnpfKey?: components["schemas"]["NullableText"];
            title?: components["schemas"]["NullableText"];
            /** @description Its frame */
            card?: Record<string, never> | null;
            /** @description static: what is written in the design; dynamic: what a data interface answers */
            dataType?: string | null;
            /** @description Id of the data interface */
            propsApi?: string | null;
            /** @description Settings of the kind of card */
            option?: Record<string, never> | null;
            /** @description Refresh of this card alone */
            refresh?: {
                autoRefresh?: boolean | null;
                /** @description Minutes */
                autoRefreshTime?: string | number | null;
            } | null;
            /** @description Where it is shown, pc or app; some clients leave a card without it out */
            visibility?: string[] | null;
            children?: components["schemas"]["PortalCard"][] | null;
        };
        /** @description Cards on a grid of 12 columns, of 24 where a card reaches beyond 12. Members not named here are kept by everybody who saves it. */
        PortalDesign: {
            /** @description Last number given to a card */
            layoutId?: number | null;
            layout?: components["schemas"]["PortalCard"][] | null;
            refresh?: {
                /** @description Load the cards again while they are looked at */
                autoRefresh?: boolean | null;
                /** @description Minutes */
                autoRefreshTime?: string | number | null;
            } | null;
        };
        /** @description A category, or a portal below it. */
        PortalNode: {
            id: string;
            parentId?: components["schemas"]["NullableText"];
            fullName: string;
            /** @description 0 designed, 1 a page of the program; null on categories */
            type?: number | null;
            /** @description Address of the page of the program */
            customUrl?: string | null;
            /** @description Kind of customUrl, as the server numbers it */
            linkType?: number | null;
            hasChildren?: components["schemas"]["HasChildren"];
            sortCode?: string | number | null;
            children?: components["schemas"]["PortalNode"][] | null;
        };
        PortalTree: {
            list: components["schemas"]["PortalNode"][];
        };
        PortalTreeAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["PortalTree"] | null;
        };
        PositionBody: {
            /** @description Id of a company or of a department */
            organizeId: string;
            fullName: components["schemas"]["PlaceName"];
            enCode: components["schemas"]["PlaceCode"];
            type?: components["schemas"]["PlaceKind"];
            enabledMark?: components["schemas"]["PlaceState"];
            description?: components["schemas"]["NullableText"];
            sortCode?: components["schemas"]["PlaceSort"];
        };
        PositionFilter: {
            /** @description Organisations of which every position is allowed */
            departIds: string[];
            positionIds: string[];
            keyword?: components["schemas"]["NullableText"];
        };
        PositionList: {
            list: components["schemas"]["PositionRow"][];
        };
        PositionListAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["PositionList"] | null;
        };
        /** @description A position, or an organisation above positions. */
        PositionNode: {
            id: string;
            /** @description "-1" at the top */
            parentId?: string | null;
            fullName: string;
            lastFullName?: components["schemas"]["LastName"];
            /** @description position, or the category of the organisation */
            type?: string | null;
            icon?: components["schemas"]["NullableText"];
            enabledMark?: components["schemas"]["Flag"];
            sortCode?: components["schemas"]["NullableInteger"];
            organize?: components["schemas"]["NamePath"];
            organizeIds?: components["schemas"]["IdPath"];
            organizeIdTree?: components["schemas"]["IdPathText"];
            isLeaf?: boolean | null;
            hasChildren?: components["schemas"]["HasChildren"];
            children?: components["schemas"]["PositionNode"][] | null;
        };
        PositionOrganizations: {
            organizeIds: string[];
        };
        PositionPage: {
            list: components["schemas"]["PositionRow"][];
            pagination?: components["schemas"]["Page"];
        };
        PositionPageAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["PositionPage"] | null;
        };
        PositionRecord: {
            id: string;
            organizeId: string;
            fullName: string;
            enCode?: components["schemas"]["NullableText"];
            type?: components["schemas"]["NullableText"];
            enabledMark?: components["schemas"]["Flag"];
            description?: components["schemas"]["NullableText"];
            sortCode?: components["schemas"]["NullableInteger"];
            organizeIdTree?: components["schemas"]["IdPath"];
            lastModifyTime?: components["schemas"]["LastModified"];
        };
        PositionRecordAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["PositionRecord"] | null;
        };
        PositionRow: {
            id: string;
            organizeId?: components["schemas"]["NullableText"];
            fullName: string;
            enCode?: components["schemas"]["NullableText"];
            type?: components["schemas"]["NullableText"];
            department?: components["schemas"]["NamePath"];
            icon?: components["schemas"]["NullableText"];
            enabledMark?: components["schemas"]["Flag"];
            creatorTime?: number | string | null;
            description?: components["schemas"]["NullableText"];
            sortCode?: components["schemas"]["NullableInteger"];
            /** @description People who belong to it */
            memberCount?: number | null;
        };
        PositionTree: {
            list: components["schemas"]["PositionNode"][];
        };
        PositionTreeAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["PositionTree"] | null;
        };
        PreviewAnswer: components["schemas"]["Envelope"] & {
            data?: string | components["schemas"]["PreviewObject"] | null;
        };
        PreviewObject: {
            url: components["schemas"]["NullableText"];
        };
        /** @description A column a template can show, or the table it belongs to. */
        PrintField: {
            id: string;
            fullName?: components["schemas"]["NullableText"];
            parentId?: components["schemas"]["NullableText"];
            hasChildren?: components["schemas"]["HasChildren"];
            children?: components["schemas"]["PrintField"][] | null;
        };
        PrintFieldList: components["schemas"]["PrintField"][];
        PrintFieldListAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["PrintFieldList"] | null;
        };
        PrintFieldsBody: {
            dbLinkId: string;
            /** @description Queries that fill the template */
            sqlTemplate: string;
        };
        PrintImportBody: {
            /**
             * Format: binary
             * @description A .bp file
             */
            file: Blob;
        };
        /** @description 1 for flows, 2 for forms. */
        PrintKind: string | number | null;
        PrintLog: {
            id: string;
            printMan?: components["schemas"]["NullableText"];
            printTime?: number | string | null;
            printNum?: string | number | null;
            printTitle?: components["schemas"]["NullableText"];
            printId?: components["schemas"]["NullableText"];
        };
        PrintLogBody: {
            printTitle: string;
            /** @description Copies */
            printNum: number;
            /** @description Id of the template */
            printId: string;
        };
        PrintLogPage: {
            list: components["schemas"]["PrintLog"][];
            pagination?: components["schemas"]["Page"];
        };
        PrintLogPageAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["PrintLogPage"] | null;
        };
        /** @description One step of the approval. */
        PrintOperatorRecord: {
            id?: components["schemas"]["NullableText"];
            nodeCode?: components["schemas"]["NullableText"];
            nodeName?: components["schemas"]["NullableText"];
            /** @description 0 returned, 1 approved, 2 initiated, 3 withdrawn, 4 terminated, 5 assigned, 6 add-signer, 7 transferred, 8 changed, 9 revived. */
            handleStatus?: number | null;
            handleId?: components["schemas"]["NullableText"];
            handleTime?: number | string | null;
            handleOpinion?: components["schemas"]["NullableText"];
            taskOperatorId?: components["schemas"]["NullableText"];
            taskNodeId?: components["schemas"]["NullableText"];
            taskId?: components["schemas"]["NullableText"];
            userName?: components["schemas"]["NullableText"];
            signImg?: components["schemas"]["NullableText"];
            status?: components["schemas"]["NullableInteger"];
            operatorId?: components["schemas"]["NullableText"];
            /** @description Files that went with the opinion, as a list or as the text of one */
            fileList?: components["schemas"]["FlowFile"][] | string | null;
        };
        /** @description A template to choose when printing. */
        PrintOption: {
            id: string;
            fullName: string;
        };
        PrintOptionList: components["schemas"]["PrintOption"][];
        PrintOptionListAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["PrintOptionList"] | null;
        };
        PrintOptionsBody: {
            ids: string[];
        };
        PrintRestoreBody: {
            /** @description The newest version its sender has seen; refused when somebody has saved the template since */
            currentId: string;
        };
        /** @description What one record needs to be printed. */
        PrintSheet: {
            /** @description HTML */
            printTemplate?: string | null;
            printData?: components["schemas"]["PrintValues"] | null;
            operatorRecordList?: components["schemas"]["PrintOperatorRecord"][] | null;
            flowTaskOperatorRecordList?: components["schemas"]["PrintOperatorRecord"][] | null;
        };
        PrintSheetAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["PrintSheet"] | null;
        };
        PrintSheetList: components["schemas"]["PrintSheet"][];
        PrintSheetListAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["PrintSheetList"] | null;
        };
        PrintTemplateBody: {
            fullName: string;
            enCode: string;
            /** @description Entry of the print category dictionary */
            category?: string | null;
            /**
             * @description 1 for flows, 2 for forms
             * @enum {integer}
             */
            type: 1 | 2;
            /** @enum {integer} */
            enabledMark?: 0 | 1;
            description?: components["schemas"]["NullableText"];
            sortCode?: number | null;
            /** @description Database the queries run on */
            dbLinkId?: string | null;
            /** @description JSON list of {sql}, each with @formId */
            sqlTemplate?: string | null;
            /** @description Fields offered in the designer */
            leftFields?: string | null;
            /** @description HTML with a name in braces where a value goes */
            printTemplate?: string | null;
            /** @description Size and margins of the paper */
            pageParam?: string | null;
        };
        PrintTemplateNode: {
            id: string;
            /** @description "0" or "-1" at the top */
            parentId?: string | null;
            fullName: string;
            enCode?: components["schemas"]["NullableText"];
            category?: components["schemas"]["NullableText"];
            type?: components["schemas"]["PrintKind"];
            num?: components["schemas"]["NullableInteger"];
            hasChildren?: components["schemas"]["HasChildren"];
            children?: components["schemas"]["PrintTemplateNode"][] | null;
        };
        PrintTemplatePage: {
            list: components["schemas"]["PrintTemplateRow"][];
            pagination?: components["schemas"]["Page"];
        };
        PrintTemplatePageAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["PrintTemplatePage"] | null;
        };
        PrintTemplateRecord: {
            id: string;
            fullName: string;
            enCode?: components["schemas"]["NullableText"];
            category?: components["schemas"]["NullableText"];
            type?: components["schemas"]["PrintKind"];
            enabledMark?: components["schemas"]["Flag"];
            description?: components["schemas"]["NullableText"];
            sortCode?: components["schemas"]["NullableInteger"];
            dbLinkId?: components["schemas"]["NullableText"];
            sqlTemplate?: components["schemas"]["NullableText"];
            leftFields?: components["schemas"]["NullableText"];
            printTemplate?: components["schemas"]["NullableText"];
            pageParam?: components["schemas"]["NullableText"];
            lastModifyTime?: components["schemas"]["LastModified"];
        };
        PrintTemplateRecordAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["PrintTemplateRecord"] | null;
        };
        PrintTemplateRow: {
            id: string;
            fullName: string;
            enCode?: components["schemas"]["NullableText"];
            category?: components["schemas"]["NullableText"];
            type?: components["schemas"]["PrintKind"];
            enabledMark?: components["schemas"]["Flag"];
            sortCode?: components["schemas"]["NullableInteger"];
            creatorUser?: components["schemas"]["NullableText"];
            creatorTime?: number | string | null;
            lastModifyTime?: number | string | null;
        };
        PrintTemplateTree: {
            list: components["schemas"]["PrintTemplateNode"][];
        };
        PrintTemplateTreeAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["PrintTemplateTree"] | null;
        };
        PrintTemplateVersion: components["schemas"]["PrintTemplateVersionRow"] & {
            type?: components["schemas"]["PrintKind"];
            description?: components["schemas"]["NullableText"];
            dbLinkId?: components["schemas"]["NullableText"];
            sqlTemplate?: components["schemas"]["NullableText"];
            leftFields?: components["schemas"]["NullableText"];
            printTemplate?: components["schemas"]["NullableText"];
            pageParam?: components["schemas"]["NullableText"];
        };
        PrintTemplateVersionAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["PrintTemplateVersion"] | null;
        };
        PrintTemplateVersionPage: {
            list: components["schemas"]["PrintTemplateVersionRow"][];
            pagination?: components["schemas"]["Page"];
        };
        PrintTemplateVersionPageAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["PrintTemplateVersionPage"] | null;
        };
        PrintTemplateVersionRow: {
            id: string;
            /** @description Id of the template */
            printId?: string | null;
            /** @description Id of the newest version of the template */
            currentId: string;
            /** @description Counts the versions of a template from 1 */
            number?: number | null;
            fullName?: components["schemas"]["NullableText"];
            /** @description Who saved it */
            creatorUser?: string | null;
            creatorTime?: number | string | null;
        };
        /** @description Fields of the head table by name, and the rows of each sub-table as a list. */
        PrintValues: {
            [key: string]: unknown;
        };
        /** @description Which messages are meant; everything empty means all of them */
        ReadAllBody: {
            keyword?: components["schemas"]["NullableText"];
            /**
             * @description 1 notice, 2 flow, 3 system, 4 schedule, empty for all
             * @enum {unknown}
             */
            type?: "" | "1" | "2" | "3" | "4" | 1 | 2 | 3 | 4 | null;
            /**
             * @description 0 only unread ones
             * @enum {unknown}
             */
            isRead?: "" | "0" | "1" | 0 | 1 | null;
        };
        /** @description 1 read, 0 unread; some servers send the number, some the text */
        ReadMark: number | string | null;
        RecordBody: {
            data: components["schemas"]["RecordValuesText"];
            /** @description In a workflow: 0 submitted, 1 kept as a draft */
            status?: number | string | null;
            flowId?: components["schemas"]["NullableText"];
        };
        /** @description A record a call has made, changed or deleted. */
        RecordChange: {
            /** @description create, update or delete */
            action?: string | null;
            /** @description What it is, in words */
            kind?: string | null;
            recordId?: components["schemas"]["NullableText"];
            /** @description Its name; of a link the names of both ends */
            name?: string | null;
            members?: components["schemas"]["ChangedMember"][] | null;
        };
        RecordChangeBody: {
            id: string;
            data: components["schemas"]["RecordValuesText"];
            status?: number | string | null;
            flowId?: components["schemas"]["NullableText"];
        };
        RecordCondition: {
            field: string;
            /** @description ==, <>, like, notLike, >, >=, <, <=, in, notIn, null, notNull, between */
            symbol: string;
            /** @description Of the type of the field */
            fieldValue?: unknown;
            jnpfKey?: components["schemas"]["NullableText"];
        };
        RecordConditionGroup: {
            /**
             * @description How the conditions are joined
             * @enum {string}
             */
            logic: "AND" | "OR";
            groups: components["schemas"]["RecordCondition"][];
        };
        /** @description Conditions, or groups of them (from 3.6 on). */
        RecordConditions: (components["schemas"]["RecordCondition"] | components["schemas"]["RecordConditionGroup"])[];
        RecordConditionsText: string;
        RecordData: {
            id: string | number;
            data?: components["schemas"]["RecordValuesText"];
            /** @description When it was changed last; few servers say */
            lastModifyTime?: number | string | null;
        };
        RecordDataAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["RecordData"] | null;
        };
        RecordFilterText: string | null;
        RecordIdAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["RecordNewId"] | null;
        };
        RecordIdsBody: {
            ids: string[];
        };
        /** @description Id of the new record; some servers do not say. */
        RecordNewId: string;
        RecordPage: {
            list: components["schemas"]["RecordRow"][];
            pagination?: components["schemas"]["Page"];
        };
        RecordPageAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["RecordPage"] | null;
        };
        RecordQueryBody: {
            currentPage?: number;
            /** @description Rows on a page; 10000 where a list is asked for whole */
            pageSize?: number;
            /** @enum {string} */
            sort?: "asc" | "desc";
            /** @description Field to sort by */
            sidx?: string;
            /** @description Menu entry of the page; what may be seen depends on it */
            menuId?: string | null;
            queryJson?: components["schemas"]["RecordFilterText"];
            superQueryJson?: components["schemas"]["RecordSuperQueryText"];
            /**
             * @description 0 this page, 1 every row, 2 the chosen ones (from 3.6 on)
             * @enum {string}
             */
            dataType?: "0" | "1" | "2";
            /** @description The chosen records, where dataType is 2 */
            selectIds?: string[];
            /** @description Columns to export, joined by commas */
            selectKey?: string | null;
            keyword?: components["schemas"]["NullableText"];
        };
        RecordRemovalAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["RecordRemovalText"] | null;
        };
        /** @description What the server says about the records; some say nothing. */
        RecordRemovalText: string;
        /**
         * @description A row of a list, its values as they are shown. A list of type 3 has a row `top: true` for each group with the rows in
         *     `children`; one of type 4 has the stored value too and the shown one as `{field}_name`; one of type 5 nests `children`
         *     and names the parent as `{parentField}_pid`. A relation field has its id as `{field}_id`, a sub-table a list of rows.
         */
        RecordRow: {
            id: string | number;
            top?: boolean | null;
            children?: components["schemas"]["RecordRow"][] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Conditions a reader has put together. */
        RecordSuperQuery: {
            /** @enum {string} */
            matchLogic: "AND" | "OR";
            conditionJson?: components["schemas"]["RecordConditionsText"];
            /** @description Groups in place of conditionJson (from 3.6 on); matchLogic joins them. */
            conditionList?: components["schemas"]["RecordConditionGroup"][];
        };
        RecordSuperQueryText: string | null;
        /** @description Values by the keys of their controls, of any type. */
        RecordValues: {
            [key: string]: unknown;
        };
        RecordValuesText: string | null;
        /** @description A record another form may refer to; its members are the columns asked for. */
        RelatedRecord: {
            id: string | number;
        } & {
            [key: string]: unknown;
        };
        RelatedRecordPage: {
            list: components["schemas"]["RelatedRecord"][];
            pagination?: components["schemas"]["Page"];
        };
        RelatedRecordPageAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["RelatedRecordPage"] | null;
        };
        RightBatchBody: {
            roleIds?: components["schemas"]["RightIds"];
            positionIds?: components["schemas"]["RightIds"];
            userIds?: components["schemas"]["RightIds"];
            systemIds: components["schemas"]["RightIds"];
            module: components["schemas"]["RightIds"];
            button: components["schemas"]["RightIds"];
            column: components["schemas"]["RightIds"];
            form: components["schemas"]["RightIds"];
            resource: components["schemas"]["RightIds"];
        };
        RightChoice: {
            list: components["schemas"]["RightNode"][];
            /** @description What the role has of it; folders it has in part are among them */
            ids?: components["schemas"]["RightIds"];
            /** @description Everything in the tree */
            all?: components["schemas"]["RightIds"];
        };
        RightChoiceAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["RightChoice"] | null;
        };
        RightIds: string[] | null;
        /** @description A system, a menu entry below its system, or a right below its menu entry. */
        RightNode: {
            id: string;
            /** @description "-1" at the top */
            parentId?: string | null;
            fullName: string;
            icon?: components["schemas"]["NullableText"];
            sortCode?: components["schemas"]["NullableInteger"];
            hasChildren?: components["schemas"]["HasChildren"];
            children?: components["schemas"]["RightNode"][] | null;
        };
        RightStep: {
            /**
             * @description The step - systems, menu entries, or rights on pages; resource is rights to data
             * @enum {string}
             */
            type: "system" | "module" | "button" | "column" | "form" | "resource";
            /** @description What was chosen before, joined by commas: systems for the step of menu entries, menu entries for those of rights */
            moduleIds?: string | null;
        };
        RoleBody: {
            fullName: components["schemas"]["PlaceName"];
            enCode: components["schemas"]["PlaceCode"];
            type?: components["schemas"]["PlaceKind"];
            enabledMark?: components["schemas"]["PlaceState"];
            description?: components["schemas"]["NullableText"];
            sortCode?: components["schemas"]["PlaceSort"];
            /**
             * @description 1 for every organisation, 0 for the ones listed
             * @enum {integer}
             */
            globalMark: 0 | 1;
            organizeIdsTree?: components["schemas"]["RoleIdPaths"];
        };
        RoleFilter: {
            ids: string[];
            keyword?: components["schemas"]["NullableText"];
        };
        /** @description The organisations of a role, each as its ids from the top down. */
        RoleIdPaths: string[][] | null;
        /** @description A role, an organisation above roles, or the node "1" above the global ones. */
        RoleNode: {
            id: string;
            /** @description "-1" at the top */
            parentId?: string | null;
            /** @description Differs also where one role stands below several organisations */
            onlyId?: string | null;
            fullName: string;
            lastFullName?: components["schemas"]["LastName"];
            /** @description role, or the category of the organisation */
            type?: string | null;
            icon?: components["schemas"]["NullableText"];
            /** @description Roles directly below */
            num?: number | null;
            organize?: components["schemas"]["NamePath"];
            organizeIds?: components["schemas"]["IdPath"];
            isLeaf?: boolean | null;
            hasChildren?: components["schemas"]["HasChildren"];
            children?: components["schemas"]["RoleNode"][] | null;
        };
        RoleOrganizations: {
            organizeIds: string[];
        };
        RolePage: {
            list: components["schemas"]["RoleRow"][];
            pagination?: components["schemas"]["Page"];
        };
        RolePageAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["RolePage"] | null;
        };
        RoleRecord: {
            id: string;
            fullName: string;
            enCode?: components["schemas"]["NullableText"];
            type?: components["schemas"]["NullableText"];
            enabledMark?: components["schemas"]["Flag"];
            description?: components["schemas"]["NullableText"];
            sortCode?: components["schemas"]["NullableInteger"];
            globalMark?: components["schemas"]["Flag"];
            organizeIdsTree?: components["schemas"]["RoleIdPaths"];
            lastModifyTime?: components["schemas"]["LastModified"];
        };
        RoleRecordAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["RoleRecord"] | null;
        };
        RoleRightsBody: {
            /**
             * @default Role
             * @enum {string}
             */
            objectType: "Role" | "Position" | "User";
            systemIds: components["schemas"]["RightIds"];
            /** @description Menu entries, folders that are chosen in part among them */
            module: components["schemas"]["RightIds"];
            button: components["schemas"]["RightIds"];
            column: components["schemas"]["RightIds"];
            form: components["schemas"]["RightIds"];
            resource: components["schemas"]["RightIds"];
        };
        RoleRow: {
            id: string;
            fullName: string;
            enCode?: components["schemas"]["NullableText"];
            type?: components["schemas"]["NullableText"];
            description?: components["schemas"]["NullableText"];
            enabledMark?: components["schemas"]["Flag"];
            creatorTime?: number | string | null;
            sortCode?: components["schemas"]["NullableInteger"];
            globalMark?: components["schemas"]["Flag"];
            /** @description Name paths of its organisations, joined by semicolons; empty for a global role */
            organizeInfo?: string | null;
        };
        RoleTree: {
            list: components["schemas"]["RoleNode"][];
        };
        RoleTreeAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["RoleTree"] | null;
        };
        SavedConditionsText: string | null;
        /** @description Conditions a person has kept for a list. */
        SavedQuery: {
            id: string;
            fullName: string;
            /** @description Menu entry of the list */
            moduleId?: string | null;
            /** @description AND, OR */
            matchLogic?: string | null;
            conditionJson?: components["schemas"]["SavedConditionsText"];
        };
        /** @description Conditions as they are kept. */
        SavedQueryBody: {
            id?: components["schemas"]["NullableText"];
            fullName: string;
            moduleId: string;
            matchLogic?: string | null;
            conditionJson?: components["schemas"]["SavedConditionsText"];
        };
        SavedQueryList: {
            list: components["schemas"]["SavedQuery"][];
        };
        SavedQueryListAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["SavedQueryList"] | null;
        };
        ScheduleBody: {
            /** @description 1 schedule, 2 meeting, 3 shift; other numbers are the server's own */
            type?: number | null;
            urgent?: components["schemas"]["ScheduleUrgency"];
            title: string;
            content?: components["schemas"]["NullableText"];
            /**
             * @description 1 from the first to the last minute of its days
             * @enum {integer}
             */
            allDay?: 0 | 1;
            /** @description Day of the start, milliseconds since 1970; its clock counts where startTime is missing */
            startDay: number;
            startTime?: components["schemas"]["ScheduleClock"];
            /** @description Day of the end, milliseconds since 1970; its clock counts where endTime is missing */
            endDay: number;
            endTime?: components["schemas"]["ScheduleClock"];
            /** @description Minutes as chosen in the form; -1 where the end was chosen instead */
            duration?: number | null;
            color?: components["schemas"]["NullableText"];
            /** @description Minutes before the start; -2 not at all */
            reminderTime?: number | null;
            /** @description 1 a site message, 2 by the sending configuration in `send` */
            reminderType?: number | null;
            /** @description Id of a sending configuration */
            send?: string | null;
            sendName?: components["schemas"]["NullableText"];
            /**
             * @description 1 none, 2 daily, 3 weekly, 4 monthly, 5 yearly
             * @enum {integer|null}
             */
            repetition?: 1 | 2 | 3 | 4 | 5 | null;
            /** @description The last day of the repetition, milliseconds since 1970 */
            repeatTime?: number | null;
            /** @description Ids of the participants */
            toUserIds?: string[];
            files?: components["schemas"]["ScheduleFilesText"];
        };
        /** @description Hours and minutes; empty where the day says it all. */
        ScheduleClock: string | null;
        ScheduleDetail: components["schemas"]["ScheduleRow"] & {
            /** @description Names of the participants, joined by commas */
            toUserIds?: string | null;
            files?: components["schemas"]["ScheduleFilesText"];
        };
        ScheduleDetailAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["ScheduleDetail"] | null;
        };
        ScheduleFile: {
            name: string;
            fileId?: components["schemas"]["NullableText"];
            /** @description Bytes */
            fileSize?: number | null;
            fileExtension?: components["schemas"]["NullableText"];
            fileVersionId?: components["schemas"]["NullableText"];
            url?: components["schemas"]["NullableText"];
        };
        ScheduleFiles: components["schemas"]["ScheduleFile"][];
        /** @description A JSON list of files as text. */
        ScheduleFilesText: string | null;
        ScheduleList: {
            list: components["schemas"]["ScheduleRow"][];
        };
        ScheduleListAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["ScheduleList"] | null;
        };
        /** @description Which schedule to open */
        ScheduleMessageBody: {
            id: string;
            groupId?: components["schemas"]["NullableText"];
            /** @description 3 opens nothing */
            type?: number | string | null;
        };
        ScheduleMoment: number | string | null;
        ScheduleRecord: components["schemas"]["ScheduleRow"] & {
            /** @description Ids of the participants */
            toUserIds?: string[] | null;
            files?: components["schemas"]["ScheduleFilesText"];
            lastModifyTime?: components["schemas"]["LastModified"];
        };
        ScheduleRecordAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["ScheduleRecord"] | null;
        };
        ScheduleRow: {
            id: string;
            groupId?: components["schemas"]["NullableText"];
            type?: number | string | null;
            /** @description Later servers name the type here */
            category?: string | null;
            urgent?: string | number | null;
            title?: components["schemas"]["NullableText"];
            content?: components["schemas"]["NullableText"];
            allDay?: components["schemas"]["Flag"];
            startDay?: components["schemas"]["ScheduleMoment"];
            startTime?: components["schemas"]["NullableText"];
            endDay?: components["schemas"]["ScheduleMoment"];
            endTime?: components["schemas"]["NullableText"];
            duration?: components["schemas"]["NullableInteger"];
            color?: components["schemas"]["NullableText"];
            reminderTime?: components["schemas"]["NullableInteger"];
            reminderType?: components["schemas"]["NullableInteger"];
            send?: components["schemas"]["NullableText"];
            sendName?: components["schemas"]["NullableText"];
            repetition?: number | string | null;
            repeatTime?: components["schemas"]["ScheduleMoment"];
            creatorUserId?: components["schemas"]["NullableText"];
        };
        /**
         * @description 1 normal, 2 important, 3 urgent; text, though numbers are understood.
         * @enum {string|integer}
         */
        ScheduleUrgency: "1" | "2" | "3" | 1 | 2 | 3;
        /** @description 1 yes, 0 no, as text here */
        SendConfigMark: string | number | null;
        /** @description One channel of a sending configuration */
        SendConfigTemplate: {
            id: string;
            sendConfigId?: components["schemas"]["NullableText"];
            messageType?: components["schemas"]["TemplateChannel"];
            templateId?: components["schemas"]["NullableText"];
            accountConfigId?: components["schemas"]["NullableText"];
            templateCode?: components["schemas"]["NullableText"];
            templateName?: components["schemas"]["NullableText"];
            accountCode?: components["schemas"]["NullableText"];
            accountName?: components["schemas"]["NullableText"];
            enabledMark?: components["schemas"]["Flag"];
            sortCode?: components["schemas"]["NullableInteger"];
            description?: components["schemas"]["NullableText"];
        };
        SendConfigTemplateBody: {
            /** @description Empty for a new one */
            id?: string | null;
            /** @description Code of the channel */
            messageType: string;
            /** @description A template of this channel and source */
            templateId: string;
            /** @description An account of this channel; site messages, DingTalk and WeChat Work need none */
            accountConfigId?: string | null;
            /** @enum {integer|null} */
            enabledMark?: 0 | 1 | null;
            sortCode?: number | null;
            description?: components["schemas"]["NullableText"];
        };
        SendMessageChannel: {
            type: components["schemas"]["TemplateChannel"];
            fullName?: components["schemas"]["NullableText"];
        };
        /** @description Through which channels, with which templates and accounts something is sent */
        SendMessageConfig: {
            id: string;
            fullName: string;
            enCode?: components["schemas"]["NullableText"];
            templateType?: components["schemas"]["TemplateKind"];
            messageSource?: components["schemas"]["TemplateSource"];
            sortCode?: components["schemas"]["NullableInteger"];
            enabledMark?: components["schemas"]["SendConfigMark"];
            description?: components["schemas"]["NullableText"];
            sendConfigTemplateList?: components["schemas"]["SendConfigTemplate"][] | null;
            lastModifyTime?: components["schemas"]["LastModified"];
        };
        SendMessageConfigAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["SendMessageConfig"] | null;
        };
        SendMessageConfigBody: {
            fullName: string;
            enCode: string;
            /** @enum {string} */
            templateType?: "0" | "1";
            /** @description Code of the source */
            messageSource: string;
            sortCode?: number | null;
            /** @enum {string|integer} */
            enabledMark?: "0" | "1" | 0 | 1;
            description?: components["schemas"]["NullableText"];
            sendConfigTemplateList: components["schemas"]["SendConfigTemplateBody"][];
        };
        SendMessageConfigOption: {
            id: string;
            fullName: string;
            enCode?: components["schemas"]["NullableText"];
            templateType?: components["schemas"]["TemplateKind"];
            messageSource?: components["schemas"]["TemplateSource"];
            sortCode?: components["schemas"]["NullableInteger"];
            enabledMark?: components["schemas"]["SendConfigMark"];
        };
        SendMessageConfigOptionPage: {
            list: components["schemas"]["SendMessageConfigOption"][];
            pagination?: components["schemas"]["Page"];
        };
        SendMessageConfigOptionPageAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["SendMessageConfigOptionPage"] | null;
        };
        SendMessageConfigPage: {
            list: components["schemas"]["SendMessageConfigRow"][];
            pagination?: components["schemas"]["Page"];
        };
        SendMessageConfigPageAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["SendMessageConfigPage"] | null;
        };
        SendMessageConfigRow: {
            id: string;
            fullName: string;
            enCode?: components["schemas"]["NullableText"];
            templateType?: components["schemas"]["TemplateKind"];
            messageSource?: components["schemas"]["TemplateSource"];
            /** @description Its channels, each once */
            messageType?: components["schemas"]["SendMessageChannel"][] | null;
            sortCode?: components["schemas"]["NullableInteger"];
            enabledMark?: components["schemas"]["SendConfigMark"];
            creatorUser?: components["schemas"]["NullableText"];
            creatorTime?: components["schemas"]["TemplateMoment"];
            lastModifyTime?: components["schemas"]["TemplateMoment"];
        };
        SendMessageOutcome: {
            /** @description The channel, in words */
            messageType?: string | null;
            /** @description 1 sent, 0 not */
            isSuccess?: string | number | null;
            /** @description Why it was not sent */
            result?: string | null;
        };
        SendMessageOutcomeAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["SendMessageOutcomes"] | null;
        };
        SendMessageOutcomes: components["schemas"]["SendMessageOutcome"][];
        /** @description A placeholder of the text, and what a test puts there */
        SendMessageParameter: {
            field: string;
            fieldName?: components["schemas"]["NullableText"];
            value?: components["schemas"]["NullableText"];
        };
        SendMessageTest: components["schemas"]["SendMessageTestRow"][];
        SendMessageTestAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["SendMessageTest"] | null;
        };
        SendMessageTestBody: components["schemas"]["SendMessageTestRow"][];
        /** @description One channel to try */
        SendMessageTestRow: {
            /** @description Id of the channel */
            id: string;
            sendConfigId?: components["schemas"]["NullableText"];
            messageType?: components["schemas"]["TemplateChannel"];
            templateId?: components["schemas"]["NullableText"];
            msgTemplateName?: components["schemas"]["NullableText"];
            accountConfigId?: components["schemas"]["NullableText"];
            /** @description Ids of the receivers */
            toUser?: string[] | null;
            paramJson?: components["schemas"]["SendMessageParameter"][] | null;
        };
        SentMessage: {
            id: string;
            messageType?: components["schemas"]["TemplateChannel"];
            messageSource?: components["schemas"]["TemplateSource"];
            title?: components["schemas"]["NullableText"];
            sendTime?: components["schemas"]["TemplateMoment"];
            /** @description Why it was only written down and not sent; known servers do not say */
            result?: string | null;
            /** @description Formatted text for mails */
            content?: string | null;
            /** @description Names of the receivers, the address of a webhook */
            receiveUser?: string | null;
            /** @description Account it was sent through */
            accountName?: string | null;
            accountCode?: components["schemas"]["NullableText"];
        };
        SentMessageAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["SentMessage"] | null;
        };
        SentMessageIds: {
            ids: string[];
        };
        SentMessagePage: {
            list: components["schemas"]["SentMessageRow"][];
            pagination?: components["schemas"]["Page"];
        };
        SentMessagePageAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["SentMessagePage"] | null;
        };
        SentMessageRow: {
            id: string;
            messageType?: components["schemas"]["TemplateChannel"];
            messageSource?: components["schemas"]["TemplateSource"];
            title?: components["schemas"]["NullableText"];
            sendTime?: components["schemas"]["TemplateMoment"];
            /** @description Why it was only written down and not sent; known servers do not say */
            result?: string | null;
        };
        ServerState: {
            system: {
                /** @description Name and version of the operating system */
                os?: string | null;
                ip?: components["schemas"]["NullableText"];
                /** @description How long it runs, in words */
                day?: string | null;
            };
            cpu: {
                name?: components["schemas"]["NullableText"];
                /** @description Processors the system sees */
                coreNumber?: number | string | null;
                used?: components["schemas"]["MonitoredShare"];
                idle?: components["schemas"]["MonitoredShare"];
            };
            memory: components["schemas"]["MonitoredStore"];
            disk: components["schemas"]["MonitoredStore"];
            /** @description The clock of the server */
            time?: number | string | null;
        };
        ServerStateAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["ServerState"] | null;
        };
        /** @description Link under which a form is filled in without signing in. */
        ShortLink: {
            /** @description Id of the model */
            id: string;
            enabledMark: components["schemas"]["Flag"];
            /** @description Key of the address, which cannot be guessed; null before the link was ever opened */
            key?: string | null;
        };
        ShortLinkAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["ShortLink"] | null;
        };
        ShortLinkBody: {
            enabledMark: components["schemas"]["Flag"];
            isRenewed?: components["schemas"]["Flag"];
        };
        /** @description A form for somebody without a session. Options are in it, and controls that need a session are not. */
        ShortLinkForm: {
            fullName: string;
            formData: components["schemas"]["FormConfigText"];
        };
        ShortLinkFormAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["ShortLinkForm"] | null;
        };
        ShortLinkRecord: {
            data: components["schemas"]["RecordValuesText"];
        };
        Signature: {
            id: string;
            /** @description Path of an image, or a data address of one */
            signImg?: string | null;
            isDefault?: components["schemas"]["Flag"];
        };
        SignatureBody: {
            /** @description Path of an image, or a data address of one */
            signImg: string;
            /** @enum {integer|null} */
            isDefault?: 0 | 1 | null;
        };
        SignatureList: components["schemas"]["Signature"][];
        SignaturesAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["SignatureList"] | null;
        };
        /** @description Another way to sign in. */
        SocialLogin: {
            enname?: components["schemas"]["NullableText"];
            name?: components["schemas"]["NullableText"];
            logo?: components["schemas"]["NullableText"];
            renderUrl?: components["schemas"]["NullableText"];
        };
        SortNumber: number | null;
        /** @description A standing the person may work in. */
        Standing: {
            id?: string | number | null;
            name?: components["schemas"]["NullableText"];
            icon?: components["schemas"]["NullableText"];
            currentStanding?: boolean | null;
        };
        /** @description What is known of a file once the server holds it. `name` is what forms keep as fileId. */
        StoredFile: {
            name: string;
            /** @description Begins /api/file/Image, to be completed with the origin of the API */
            url: string;
            /** @description Bytes */
            fileSize?: number | null;
            fileExtension?: components["schemas"]["NullableText"];
            fileVersionId?: components["schemas"]["NullableText"];
            thumbUrl?: components["schemas"]["NullableText"];
            fileName?: components["schemas"]["NullableText"];
        };
        StoredFileAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["StoredFile"] | null;
        };
        Subordinate: {
            /** @description Left out by servers that know one level only */
            id?: string | null;
            /** @description Path of an image */
            avatar?: string | null;
            /** @description Name and account, joined by a slash */
            userName: string;
            department?: components["schemas"]["NullableText"];
            position?: components["schemas"]["NullableText"];
            /** @description true where nobody stands below */
            isLeaf?: boolean | null;
        };
        SubordinateList: components["schemas"]["Subordinate"][];
        SubordinatesAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["SubordinateList"] | null;
        };
        /** @description A record that could not be brought into step, with the reason of the last try. */
        SyncFailure: {
            id: string;
            /** @description Name of the organisation or person */
            fullName?: string | null;
            /** @description Code of the organisation, or account of the person */
            enCode?: string | null;
            reason?: string | null;
            /** @description Moment of the last try */
            synDate?: number | string | null;
        };
        SyncFailurePage: {
            list: components["schemas"]["SyncFailure"][];
            pagination?: components["schemas"]["Page"];
        };
        SyncFailurePageAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["SyncFailurePage"] | null;
        };
        /** @description Of one kind of record, how many are in step. */
        SyncTotal: {
            /** @description What is counted, in words: organisations or people */
            synType?: string | null;
            recordTotal?: components["schemas"]["NullableInteger"];
            synSuccessCount?: components["schemas"]["NullableInteger"];
            synFailCount?: components["schemas"]["NullableInteger"];
            /** @description Never brought into step */
            unSynCount?: number | null;
            /** @description Last time, milliseconds since 1970; some deployments send a formatted text */
            synDate?: number | string | null;
            /** @description Who asked for it last, name and account; servers that keep nobody leave it out */
            synUser?: string | null;
        };
        SyncTotalAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["SyncTotal"] | null;
        };
        SyncTotalList: components["schemas"]["SyncTotal"][];
        SyncTotalsAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["SyncTotalList"] | null;
        };
        System: {
            id: string;
            name?: components["schemas"]["NullableText"];
            icon?: components["schemas"]["NullableText"];
            currentSystem?: boolean | null;
            enCode?: components["schemas"]["NullableText"];
            sortCode?: number | null;
        };
        "System-2": {
            id: string;
            fullName: string;
            enCode?: components["schemas"]["NullableText"];
            icon?: components["schemas"]["NullableText"];
            sortCode?: components["schemas"]["NullableInteger"];
            enabledMark?: components["schemas"]["Flag"];
            description?: components["schemas"]["NullableText"];
            lastModifyTime?: components["schemas"]["LastModified"];
        };
        SystemAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["System-2"] | null;
        };
        SystemBody: {
            fullName: string;
            enCode: string;
            icon?: components["schemas"]["NullableText"];
            sortCode?: number | null;
            /** @enum {integer} */
            enabledMark?: 0 | 1;
            description?: components["schemas"]["NullableText"];
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
            newUserDefaultPassword?: components["schemas"]["NullableText"];
            jnpfDomain?: components["schemas"]["NullableText"];
            defaultView?: components["schemas"]["NullableText"];
            showLunarCalendar?: boolean | number | null;
            firstDay?: components["schemas"]["NullableInteger"];
            duration?: components["schemas"]["NullableInteger"];
            flowSign?: components["schemas"]["NullableInteger"];
            flowTodo?: components["schemas"]["NullableInteger"];
        };
        SystemLanguageBody: {
            /** @description zh, zhtw, en */
            language: string;
        };
        SystemList: {
            list: components["schemas"]["System-2"][];
        };
        SystemListAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["SystemList"] | null;
        };
        SystemLogPage: {
            list: components["schemas"]["SystemLogRow"][];
            pagination: components["schemas"]["Page"];
        };
        SystemLogPageAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["SystemLogPage"] | null;
        };
        SystemLogRow: {
            id?: components["schemas"]["NullableText"];
            creatorTime?: components["schemas"]["Moment"];
            userName?: components["schemas"]["NullableText"];
            ipaddress?: components["schemas"]["NullableText"];
            /** @description The spelling of other servers */
            ipAddress?: string | null;
            ipAddressName?: components["schemas"]["NullableText"];
            platForm?: components["schemas"]["NullableText"];
            browser?: components["schemas"]["NullableText"];
            requestURL?: components["schemas"]["NullableText"];
            requestMethod?: components["schemas"]["NullableText"];
            /** @description Milliseconds */
            requestDuration?: number | string | null;
            loginType?: number | string | null;
            /** @description 1 signed in, 0 refused */
            loginMark?: number | null;
            abstracts?: components["schemas"]["NullableText"];
        };
        /** @description One flat object. Which of the settings a server knows differs by version; a setting it does not know is left out. */
        SystemSettings: {
            sysName?: components["schemas"]["NullableText"];
            sysDescription?: components["schemas"]["NullableText"];
            sysVersion?: components["schemas"]["NullableText"];
            copyright?: components["schemas"]["NullableText"];
            title?: components["schemas"]["NullableText"];
            companyName?: components["schemas"]["NullableText"];
            companyCode?: components["schemas"]["NullableText"];
            companyAddress?: components["schemas"]["NullableText"];
            companyContacts?: components["schemas"]["NullableText"];
            companyTelePhone?: components["schemas"]["NullableText"];
            companyEmail?: components["schemas"]["NullableText"];
            loginIcon?: components["schemas"]["NullableText"];
            navigationIcon?: components["schemas"]["NullableText"];
            logoIcon?: components["schemas"]["NullableText"];
            appIcon?: components["schemas"]["NullableText"];
            workLogoIcon?: components["schemas"]["NullableText"];
            jnpfDomain?: components["schemas"]["NullableText"];
            sysTheme?: components["schemas"]["NullableText"];
            /** @description 1 a new sign-in ends the one before, 2 both stay */
            singleLogin?: number | string | null;
            /** @description Minutes a session lives */
            tokenTimeout?: string | number | null;
            lastLoginTimeSwitch?: components["schemas"]["Flag"];
            lastLoginTime?: components["schemas"]["NullableText"];
            whitelistSwitch?: components["schemas"]["Flag"];
            /** @description Addresses people may sign in from, joined by commas */
            whiteListIp?: string | null;
            isLog?: string | number | null;
            pageSize?: string | number | null;
            registerKey?: components["schemas"]["NullableText"];
            /** @description Wrong passwords until `lockType` acts; it never does below 3 */
            passwordErrorsNumber?: number | null;
            /** @description 1 the account is locked, 2 it pauses for `lockTime` */
            lockType?: number | null;
            /** @description Minutes */
            lockTime?: number | null;
            enableVerificationCode?: components["schemas"]["Flag"];
            /** @description Letters of the captcha */
            verificationCodeNumber?: number | null;
            passwordIsUpdatedRegularly?: components["schemas"]["Flag"];
            /** @description Days a password is good for */
            updateCycle?: number | null;
            /** @description Days before that in which people are reminded */
            updateInAdvance?: number | null;
            passwordStrengthLimit?: components["schemas"]["Flag"];
            passwordLengthMin?: components["schemas"]["Flag"];
            /** @description Characters */
            passwordLengthMinNumber?: number | null;
            containsNumbers?: components["schemas"]["Flag"];
            includeLowercaseLetters?: components["schemas"]["Flag"];
            includeUppercaseLetters?: components["schemas"]["Flag"];
            containsCharacters?: components["schemas"]["Flag"];
            disableOldPassword?: components["schemas"]["Flag"];
            /** @description How many of the last passwords may not come back */
            disableTheNumberOfOldPasswords?: number | null;
            mandatoryModificationOfInitialPassword?: components["schemas"]["Flag"];
            /** @description A secret */
            newUserDefaultPassword?: string | null;
            emailPop3Host?: components["schemas"]["NullableText"];
            emailPop3Port?: string | number | null;
            emailSmtpHost?: components["schemas"]["NullableText"];
            emailSmtpPort?: string | number | null;
            emailSenderName?: components["schemas"]["NullableText"];
            emailAccount?: components["schemas"]["NullableText"];
            /** @description A secret */
            emailPassword?: string | null;
            emailSsl?: components["schemas"]["Flag"];
            aliAccessKey?: components["schemas"]["NullableText"];
            /** @description A secret */
            aliSecret?: string | null;
            tencentSecretId?: components["schemas"]["NullableText"];
            /** @description A secret */
            tencentSecretKey?: string | null;
            tencentAppId?: components["schemas"]["NullableText"];
            /** @description A secret */
            tencentAppKey?: string | null;
            qyhCorpId?: components["schemas"]["NullableText"];
            qyhAgentId?: components["schemas"]["NullableText"];
            /** @description A secret */
            qyhAgentSecret?: string | null;
            /** @description A secret */
            qyhCorpSecret?: string | null;
            qyhIsSynOrg?: components["schemas"]["Flag"];
            qyhIsSynUser?: components["schemas"]["Flag"];
            dingSynAppKey?: components["schemas"]["NullableText"];
            /** @description A secret */
            dingSynAppSecret?: string | null;
            dingAgentId?: components["schemas"]["NullableText"];
            dingSynIsSynOrg?: components["schemas"]["Flag"];
            dingSynIsSynUser?: components["schemas"]["Flag"];
            /** @description Hours a link in a message is good for */
            linkTime?: string | number | null;
            isClick?: components["schemas"]["Flag"];
            /** @description How often it may be followed */
            unClickNum?: number | null;
            defaultView?: components["schemas"]["NullableText"];
            showLunarCalendar?: boolean | number | null;
            /** @description 0 Sunday, 1 Monday */
            firstDay?: number | null;
            /** @description Minutes of a new schedule */
            duration?: number | null;
            flowSign?: components["schemas"]["Flag"];
            flowTodo?: components["schemas"]["Flag"];
        };
        SystemSettingsAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["SystemSettings"] | null;
        };
        SystemSettingsBody: components["schemas"]["SystemSettings"] & {
            sysName?: unknown;
            title?: unknown;
            /** @enum {unknown} */
            singleLogin?: 1 | 2 | "1" | "2" | null;
            passwordErrorsNumber?: unknown;
            /** @enum {unknown} */
            lockType?: 1 | 2 | null;
            lockTime?: unknown;
            verificationCodeNumber?: unknown;
            passwordLengthMinNumber?: unknown;
            updateCycle?: unknown;
            updateInAdvance?: unknown;
            disableTheNumberOfOldPasswords?: unknown;
            tokenTimeout?: unknown;
        };
        SystemThemeBody: {
            /** @description Layout: classic, functional, plain or blend */
            theme: string;
        };
        /** @description The channel by its code in the list of message types, 3 is SMS */
        TemplateChannel: string | number | null;
        /** @description 0 made by an administrator, 1 part of the system */
        TemplateKind: string | number | null;
        /** @description Milliseconds since 1970, or a date as text */
        TemplateMoment: number | string | null;
        /** @description A placeholder of the text */
        TemplateParameter: {
            id?: components["schemas"]["NullableText"];
            field: string;
            fieldName?: components["schemas"]["NullableText"];
        };
        /** @description Which parameter of the SMS provider a placeholder fills */
        TemplateSmsField: {
            id?: components["schemas"]["NullableText"];
            smsField: string;
            field?: components["schemas"]["NullableText"];
            /** @description 1 fills the title of a public account */
            isTitle?: number | string | null;
        };
        /** @description What sends it, by its code in the list of sources: 1 notice, 2 flow, 3 system, 4 schedule */
        TemplateSource: string | number | null;
        TextList: string[] | null;
        UnreadCounts: {
            /** @description Of flows */
            unReadMsg?: number | null;
            unReadNotice?: components["schemas"]["NullableInteger"];
            unReadSystemMsg?: components["schemas"]["NullableInteger"];
            unReadSchedule?: components["schemas"]["NullableInteger"];
            /** @description Of all four */
            unReadNum?: number | null;
        };
        UnreadCountsAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["UnreadCounts"] | null;
        };
        UserBody: components["schemas"]["UserFields"] & {
            /** @description Letters and digits */
            account: string;
            /** @description Chinese, letters, digits and the dot between the parts of a name. */
            realName: string;
            /** @description At least one id; several joined by commas */
            organizeId: string;
            /**
             * @description 1 male, 2 female, 3 not told; some clients send back the text they got.
             * @enum {integer|string|null}
             */
            gender?: 1 | 2 | 3 | "1" | "2" | "3" | "" | null;
            /** @enum {integer|null} */
            enabledMark?: 0 | 1 | 2 | null;
            mobilePhone?: string | null;
            email?: string | null;
            sortCode?: components["schemas"]["SortNumber"];
        };
        /** @description A person in the list that holds everybody. */
        UserBrief: {
            id: string;
            account: string;
            realName?: components["schemas"]["NullableText"];
            headIcon?: components["schemas"]["NullableText"];
            gender?: components["schemas"]["UserGender"];
            department?: components["schemas"]["NullableText"];
            sortCode?: components["schemas"]["NullableInteger"];
            /** @description Initials of the name */
            quickQuery?: string | null;
        };
        UserBriefs: components["schemas"]["UserBrief"][];
        UserBriefsAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["UserBriefs"] | null;
        };
        /** @description People who stand in any of the departments, positions, roles or groups, and the ones named themselves. */
        UserConditionBody: {
            departIds?: string[];
            positionIds?: string[];
            roleIds?: string[];
            groupIds?: string[];
            userIds?: string[];
            pagination?: components["schemas"]["UserPageAsk"];
        };
        UserFailedRow: components["schemas"]["UserImportRow"] & {
            /** @description What is wrong with the row */
            errorsInfo?: string | null;
        };
        UserFailedRowsBody: {
            list: components["schemas"]["UserFailedRow"][];
        };
        /** @description What a record and a body have in common. */
        UserFields: {
            managerId?: components["schemas"]["NullableText"];
            /** @description Ids joined by commas */
            positionId?: string | null;
            /** @description Ids joined by commas */
            roleId?: string | null;
            /** @description Ids joined by commas */
            groupId?: string | null;
            nation?: components["schemas"]["NullableText"];
            nativePlace?: components["schemas"]["NullableText"];
            certificatesType?: components["schemas"]["NullableText"];
            certificatesNumber?: components["schemas"]["NullableText"];
            education?: components["schemas"]["NullableText"];
            birthday?: components["schemas"]["UserMoment"];
            entryDate?: components["schemas"]["UserMoment"];
            telePhone?: components["schemas"]["NullableText"];
            landline?: components["schemas"]["NullableText"];
            urgentContacts?: components["schemas"]["NullableText"];
            urgentTelePhone?: components["schemas"]["NullableText"];
            postalAddress?: components["schemas"]["NullableText"];
            headIcon?: components["schemas"]["NullableText"];
            description?: components["schemas"]["NullableText"];
        };
        /** @description 1 male, 2 female, 3 not told; some servers send text. */
        UserGender: number | string | null;
        /** @description Ids of people. Versions up to 3.4 read `userId`, later ones `ids`; a client sends both, and one of them is needed. */
        UserIdsBody: components["schemas"]["IdsOfEitherVersion"] & (unknown | unknown);
        UserImportBody: {
            list: components["schemas"]["UserImportRow"][];
        };
        UserImportCell: string | number | null;
        UserImportFile: {
            /** @description What the preview asks for as `fileName` */
            name: string;
            url?: components["schemas"]["NullableText"];
        };
        UserImportFileAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["UserImportFile"] | null;
        };
        UserImportPreview: {
            dataRow: components["schemas"]["UserImportRow"][];
            rowNumbers?: components["schemas"]["ImportRowNumbers"];
            /** @description Cells that are no value of their column, and values that were changed on reading */
            cellNotes?: components["schemas"]["ImportCellNote"][] | null;
        };
        UserImportPreviewAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["UserImportPreview"] | null;
        };
        UserImportResult: {
            /** @description Rows that were added */
            snum: number;
            /** @description Rows that were not */
            fnum: number;
            /** @description Rows whose people were there already and stay as they are */
            skipnum?: number | null;
            /**
             * @description 0 every row was added, 1 some were not
             * @enum {integer}
             */
            resultType: 0 | 1;
            failResult?: components["schemas"]["UserFailedRow"][] | null;
        };
        UserImportResultAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["UserImportResult"] | null;
        };
        /** @description One row of the spreadsheet; organisations and positions by their names. */
        UserImportRow: {
            account?: components["schemas"]["UserImportCell"];
            realName?: components["schemas"]["UserImportCell"];
            gender?: components["schemas"]["UserImportCell"];
            mobilePhone?: components["schemas"]["UserImportCell"];
            email?: components["schemas"]["UserImportCell"];
            organizeId?: components["schemas"]["UserImportCell"];
            positionId?: components["schemas"]["UserImportCell"];
            roleId?: components["schemas"]["UserImportCell"];
            groupId?: components["schemas"]["UserImportCell"];
            managerId?: components["schemas"]["UserImportCell"];
            enabledMark?: components["schemas"]["UserImportCell"];
            sortCode?: components["schemas"]["UserImportCell"];
            description?: components["schemas"]["UserImportCell"];
        };
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
            appPortalId?: components["schemas"]["NullableText"];
            /** @description Address or data address of the default signature */
            signImg?: string | null;
            signId?: components["schemas"]["NullableText"];
            systemId?: components["schemas"]["NullableText"];
            appSystemId?: components["schemas"]["NullableText"];
            systemIds?: components["schemas"]["System"][] | null;
            prevLogin?: components["schemas"]["Flag"];
            prevLoginTime?: components["schemas"]["Moment"];
            prevLoginIPAddress?: components["schemas"]["NullableText"];
            prevLoginIPAddressName?: components["schemas"]["NullableText"];
            loginTime?: components["schemas"]["Moment"];
            loginIPAddress?: components["schemas"]["NullableText"];
            loginPlatForm?: components["schemas"]["NullableText"];
            MACAddress?: components["schemas"]["NullableText"];
            /** @description How long the session lives, as text such as 1.00:00:00 */
            overdueTime?: string | number | null;
            tenantId?: components["schemas"]["NullableText"];
            tenantDbType?: string | number | null;
            changePasswordDate?: components["schemas"]["Moment"];
            dataScope?: components["schemas"]["DataScope"][] | null;
            workflowEnabled?: components["schemas"]["NullableInteger"];
            standing?: components["schemas"]["NullableInteger"];
            standingList?: components["schemas"]["Standing"][] | null;
        };
        /**
         * @description Part of a name, an account or a telephone number; empty means everything. Our server finds a Chinese name by its sound
         *     too: syllables without tones, their initials, or both, and a surname is read as one.
         */
        UserKeyword: string | null;
        UserKeywordBody: {
            keyword?: components["schemas"]["UserKeyword"];
        };
        /** @description Milliseconds since 1970; some deployments send a formatted text. */
        UserMoment: number | string | null;
        /** @description An organisation or a person of a picker. Lists that are loaded level by level say `hasChildren` and leave `children` out. */
        UserNode: {
            id: string;
            /** @description "-1" or "0" at the top */
            parentId?: string | null;
            /** @description Of a person name and account, joined by a slash */
            fullName: string;
            /** @description Of an organisation its own name, where fullName holds names above it too */
            lastFullName?: string | null;
            /** @description Of an organisation its code */
            enCode?: string | null;
            /** @description Of an organisation company or department, the same as type */
            category?: string | null;
            /** @description company, department, role, position, group or user; nothing for the stand-in */
            type?: string | null;
            icon?: components["schemas"]["NullableText"];
            headIcon?: components["schemas"]["NullableText"];
            gender?: components["schemas"]["UserGender"];
            mobilePhone?: components["schemas"]["NullableText"];
            /** @description Names of the organisations, top first, joined by slashes */
            organize?: string | null;
            /** @description Ids of the organisations, top first */
            organizeIds?: string[] | null;
            /** @description Of an organisation the ids of organizeIds, joined by commas */
            organizeIdTree?: string | null;
            /** @description Of an organisation its place among its neighbours */
            sortCode?: number | null;
            enabledMark?: components["schemas"]["UserState"];
            isAdministrator?: components["schemas"]["Flag"];
            isLeaf?: boolean | null;
            hasChildren?: components["schemas"]["HasChildren"];
            children?: components["schemas"]["UserNode"][] | null;
        };
        UserNodePage: {
            list: components["schemas"]["UserNode"][];
            pagination?: components["schemas"]["Page"] | null;
        };
        UserNodePageAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["UserNodePage"] | null;
        };
        UserNodeTree: {
            list: components["schemas"]["UserNode"][];
        };
        UserNodeTreeAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["UserNodeTree"] | null;
        };
        UserNodes: components["schemas"]["UserNode"][];
        UserNodesAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["UserNodes"] | null;
        };
        UserPage: {
            list: components["schemas"]["UserRow"][];
            pagination: components["schemas"]["Page"];
        };
        UserPageAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["UserPage"] | null;
        };
        UserPageAsk: {
            keyword?: components["schemas"]["UserKeyword"];
            /** @default 1 */
            currentPage: number;
            pageSize?: components["schemas"]["UserPageSize"];
        };
        /** @default 20 */
        UserPageSize: number;
        UserPasswordBody: {
            /** @description The same as in the path */
            id?: string | null;
            userPassword: components["schemas"]["PasswordDigest"];
            validatePassword: components["schemas"]["PasswordDigest"];
        };
        UserRecord: components["schemas"]["UserFields"] & {
            id: string;
            account: string;
            realName?: components["schemas"]["NullableText"];
            /** @description Ids joined by commas */
            organizeId?: string | null;
            /** @description For every organisation the ids from the top down to it. */
            organizeIdTree?: string[][] | null;
            gender?: components["schemas"]["UserGender"];
            enabledMark?: components["schemas"]["UserState"];
            mobilePhone?: components["schemas"]["NullableText"];
            email?: components["schemas"]["NullableText"];
            sortCode?: components["schemas"]["NullableInteger"];
            lastModifyTime?: components["schemas"]["LastModified"];
        };
        UserRecordAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["UserRecord"] | null;
        };
        /** @description A person in the list. */
        UserRow: {
            id: string;
            account: string;
            realName?: components["schemas"]["NullableText"];
            headIcon?: components["schemas"]["NullableText"];
            gender?: components["schemas"]["UserGender"];
            mobilePhone?: components["schemas"]["NullableText"];
            /** @description Names of the organisations, top first, joined by slashes; several joined by commas */
            organize?: string | null;
            department?: components["schemas"]["NullableText"];
            position?: components["schemas"]["NullableText"];
            roleName?: components["schemas"]["NullableText"];
            description?: components["schemas"]["NullableText"];
            enabledMark?: components["schemas"]["UserState"];
            lockMark?: components["schemas"]["Flag"];
            unLockTime?: components["schemas"]["UserMoment"];
            isAdministrator?: components["schemas"]["Flag"];
            handoverMark?: components["schemas"]["Flag"];
            creatorTime?: components["schemas"]["UserMoment"];
            sortCode?: components["schemas"]["NullableInteger"];
        };
        /**
         * @description What is chosen, each as id and type joined by two hyphens; an id alone is a person. Versions up to 3.4 read `userId`,
         *     later ones `ids`; a client sends both, and one of them is needed.
         */
        UserSelectionBody: components["schemas"]["IdsOfEitherVersion"] & (unknown | unknown);
        UserSelectionPageBody: components["schemas"]["UserSelectionBody"] & {
            pagination?: components["schemas"]["UserPageAsk"];
        };
        /** @description 0 disabled, 1 enabled, 2 locked. */
        UserState: number | null;
        UserTree: {
            list: components["schemas"]["UserTreeNode"][];
        };
        UserTreeAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["UserTree"] | null;
        };
        /** @description With a keyword the answer is a page of people, without one the level below the node. */
        UserTreeBody: {
            keyword?: components["schemas"]["UserKeyword"];
            /** @default 1 */
            currentPage: number;
            pageSize?: components["schemas"]["UserPageSize"];
        };
        UserTreeLevel: {
            list: components["schemas"]["UserTreeNode"][];
            /** @description Only where people are searched */
            pagination?: components["schemas"]["Page"] | null;
        };
        UserTreeLevelAnswer: components["schemas"]["Envelope"] & {
            data?: components["schemas"]["UserTreeLevel"] | null;
        };
        /** @description A node of the whole tree or of one level of it. It says what it is, what it stands below and whether anything stands below it. */
        UserTreeNode: components["schemas"]["UserNode"] & {
            children?: components["schemas"]["UserTreeNode"][] | null;
        };
        UserUploadBody: {
            /**
             * Format: binary
             * @description An .xls or .xlsx file under 500 KB
             */
            file: Blob;
        };
        WeChatConnectionBody: {
            qyhCorpId: string;
            qyhAgentId?: components["schemas"]["NullableText"];
            /** @description Asked for by type 0; empty for the stored one */
            qyhAgentSecret?: string | null;
            /** @description Asked for by type 1; empty for the stored one */
            qyhCorpSecret?: string | null;
        };
        WeChatTestBody: {
            id?: components["schemas"]["NullableText"];
            enterpriseId: string;
            agentId: string;
            appSecret?: components["schemas"]["NullableText"];
        };
    };
    responses: {
        /** @description Too many wrong passwords: the password was not looked at. Known servers answer 200 with code 400 and a sentence instead. */
        TooManyTries: {
            headers: {
                /** @description Seconds until another try is looked at */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CommandAnswer"];
            };
        };
    };
    parameters: {
        /** @description Id of the area above, "-1" for the top */
        AboveId: string;
        /** @description Rows on a page; 10000 where a list is asked for whole */
        AnyPageSize: number;
        /** @description 1 answers a tree, 0 a flat list */
        AsTree: "0" | "1";
        /** @description Any value of the client's; clients send a random number */
        CaptchaTimestamp: string;
        /**
         * @description Name of the file
         * @example 桥梁定期检查报告.pdf
         */
        ChunkFileName: string;
        /**
         * @description Chunk asked about, from 1
         * @example 1
         */
        ChunkNumber: number;
        /**
         * @description Bytes of a whole chunk
         * @example 5242880
         */
        ChunkSize: components["schemas"]["ChunkSize"];
        /**
         * @description Bytes of this chunk; only the last one may be smaller
         * @example 5242880
         */
        CurrentChunkSize: components["schemas"]["CurrentChunkSize"];
        /** @description Page asked for, from 1 */
        CurrentPage: number;
        /** @description 1 only what is enabled, 0 only what is disabled */
        EnabledMark: 0 | 1;
        /** @description Letters after the last dot of the name */
        FileExtension: string;
        /**
         * @description Name the upload answered, kept in forms as fileId
         * @example 4f0c9a52b7d04e0e8f31a6c2d9e81b70.pdf
         */
        FileId: string;
        /** @description Media type the browser gives the file */
        FileMediaType: string;
        /**
         * @description What the file is for: annex, annexpic, IM, userAvatar, mail, document and others
         * @example annex
         */
        FileUse: components["schemas"]["FileUse"];
        /** @description Id of the record */
        Id: string;
        /**
         * @description MD5 of the content
         * @example 8ab420d03f1bad39feb6b4794f695e88
         */
        Identifier: components["schemas"]["ContentMd5"];
        /**
         * @description Name the upload answered
         * @example 5b7e20c1.xlsx
         */
        ImportFileName: string;
        /** @description Menu entry the dialog was opened from */
        ImportMenu: string;
        /**
         * @description Part of the system whose records are imported; a model that was designed is named by its code
         * @example assetLedger
         */
        ImportModule: string;
        /**
         * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
         *     tones, their initials, or both, and a surname is read as one.
         */
        Keyword: string;
        /**
         * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
         *     traditional, and in English; in simplified Chinese where it is asked for none of them.
         */
        Language: string;
        /** @description Id of the record to leave out with everything below it, or 0 to leave nothing out */
        OmittedId: string;
        /**
         * @description What becomes of records that are there already: `skip` leaves them, `rename` adds another one with a number at its end,
         *     `overwrite` writes over them. Left out, the server decides as it always has.
         */
        OnConflict: "skip" | "rename" | "overwrite";
        /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
        Origin: string;
        /** @description Rows on a page; the specification's client offers 20, 50, 100 and 500, others ask for what fits their window */
        PageSize: number;
        /** @description Name with the folder it was chosen from */
        RelativePath: string;
        /** @description 1 this schedule, 2 this and later ones, 3 all of its repetitions */
        Scope: 1 | 2 | 3;
        /** @description Direction */
        Sort: "asc" | "desc";
        /** @description Field to sort by */
        SortField: string;
        /**
         * @description Name the upload answered; a comma stands for a sub folder
         * @example 001.png
         */
        StoredName: string;
        /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
        Timestamp: number;
        /**
         * @description Chunks of the file
         * @example 2
         */
        TotalChunks: number;
        /**
         * @description Bytes of the file
         * @example 5242881
         */
        TotalSize: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
                    /** @description Optional: the mark of a browser people have signed in with, for this path alone, that no script reads. Wrong passwords of a browser that sends it are counted apart, so that tries of others shut nobody out. It opens nothing. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            429: components["responses"]["TooManyTries"];
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
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
            429: components["responses"]["TooManyTries"];
        };
    };
    updatePasswordMessage: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PasswordMessageBody"];
            };
        };
        responses: {
            /** @description Changed or reminded, or why not */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommandAnswer"];
                };
            };
            429: components["responses"]["TooManyTries"];
        };
    };
    getAccountConfig: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Account as it is typed, known or not */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the login page has to ask for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountConfigAnswer"];
                };
            };
        };
    };
    getPasswordCaptcha: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Any value of the client's; clients send a random number */
                timestamp: components["parameters"]["CaptchaTimestamp"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image, or an envelope that says why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": components["schemas"]["FileBytes"];
                    "image/png": components["schemas"]["FileBytes"];
                    "image/svg+xml": components["schemas"]["FileBytes"];
                    "application/json": components["schemas"]["CommandAnswer"];
                };
            };
        };
    };
    getLoginCaptcha: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Letters wanted; servers may draw more */
                length: number;
                /** @description Any value of the client's; clients send a random number */
                timestamp: components["parameters"]["CaptchaTimestamp"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image, or an envelope that says why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": components["schemas"]["FileBytes"];
                    "image/png": components["schemas"]["FileBytes"];
                    "image/svg+xml": components["schemas"]["FileBytes"];
                    "application/json": components["schemas"]["CommandAnswer"];
                };
            };
        };
    };
    getSpokenCaptcha: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Any value of the client's; clients send a random number */
                timestamp: components["parameters"]["CaptchaTimestamp"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sound, or an envelope that says why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "audio/wav": components["schemas"]["FileBytes"];
                    "application/json": components["schemas"]["CommandAnswer"];
                };
            };
        };
    };
    getLoginConfig: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ways to sign in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginConfigAnswer"];
                };
            };
        };
    };
    createLoginTicket: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket, a secret of who asked for it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginTicketAnswer"];
                };
            };
        };
    };
    getLoginTicketStatus: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description The ticket */
                ticket: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the ticket stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginTicketStatusAnswer"];
                };
            };
        };
    };
    getCurrentUser: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
    updateSystemTheme: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SystemThemeBody"];
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
    updateSystemLanguage: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
    switchMajor: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MajorBody"];
            };
        };
        responses: {
            /** @description Chosen */
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
    updateAvatar: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Name that uploading the picture answered, no path */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Used */
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
    getBaseInfo: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BaseInfoAnswer"];
                };
            };
        };
    };
    updateBaseInfo: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BaseInfoBody"];
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
    modifyPassword: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModifyPasswordBody"];
            };
        };
        responses: {
            /** @description Changed, or why not */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommandAnswer"];
                };
            };
            429: components["responses"]["TooManyTries"];
        };
    };
    listOwnSubordinates: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of a person below, or 0 for the signed-in person */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people, as a bare list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubordinatesAnswer"];
                };
            };
        };
    };
    getOwnAuthorization: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rights */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorizationAnswer"];
                };
            };
        };
    };
    listSystemLogs: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description 1 sign-ins, 2 calls that changed something */
                category?: number;
                /** @description Milliseconds since 1970, inclusive */
                startTime?: components["schemas"]["AskedMoment"];
                /** @description Milliseconds since 1970, inclusive */
                endTime?: components["schemas"]["AskedMoment"];
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
                /** @description Page asked for, from 1 */
                currentPage?: components["parameters"]["CurrentPage"];
                /** @description Rows on a page; the specification's client offers 20, 50, 100 and 500, others ask for what fits their window */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Direction */
                sort?: components["parameters"]["Sort"];
                /** @description Field to sort by */
                sidx?: components["parameters"]["SortField"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemLogPageAnswer"];
                };
            };
        };
    };
    listOwnOrganizations: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organisations, as a bare list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPlacesAnswer"];
                };
            };
        };
    };
    listOwnPositions: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The positions, as a bare list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPlacesAnswer"];
                };
            };
        };
    };
    listOwnRoles: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles, as a bare list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPlacesAnswer"];
                };
            };
        };
    };
    listSignatures: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signatures, as a bare list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignaturesAnswer"];
                };
            };
        };
    };
    createSignature: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureBody"];
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
    setDefaultSignature: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Made the default */
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
    removeSignature: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
    listMessages: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description Page asked for, from 1 */
                currentPage?: components["parameters"]["CurrentPage"];
                /** @description Rows on a page; the specification's client offers 20, 50, 100 and 500, others ask for what fits their window */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Direction */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
                /** @description 1 notice, 2 flow, 3 system, 4 schedule; empty for all */
                type?: "" | "1" | "2" | "3" | "4";
                /** @description 0 only unread ones; empty for all */
                isRead?: "" | "0" | "1";
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagePageAnswer"];
                };
            };
        };
    };
    createNotice: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoticeBody"];
            };
        };
        responses: {
            /** @description Written */
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
    readMessage: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageDetailAnswer"];
                };
            };
        };
    };
    readAllMessages: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
                /** @description 1 notice, 2 flow, 3 system, 4 schedule; empty for all */
                type?: "" | "1" | "2" | "3" | "4";
                /** @description 0 only unread ones; empty for all */
                isRead?: "" | "0" | "1";
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadAllBody"];
            };
        };
        responses: {
            /** @description Marked */
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
    listConversations: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversations */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationListAnswer"];
                };
            };
        };
    };
    removeChatRecords: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the other person */
                id: string;
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
    removeConversation: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the other person */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Taken out */
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
    removeMessages: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageIdsBody"];
            };
        };
        responses: {
            /** @description Taken out */
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
    listNotices: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoticeListBody"];
            };
        };
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticePageAnswer"];
                };
            };
        };
    };
    countNoticeReaders: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoticeReceiversBody"];
            };
        };
        responses: {
            /** @description How many */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeReachAnswer"];
                };
            };
        };
    };
    getNotice: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notice */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeRecordAnswer"];
                };
            };
        };
    };
    updateNotice: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoticeBody"];
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
    removeNotice: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
    releaseNotice: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sent */
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
    getUnreadCounts: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadCountsAnswer"];
                };
            };
        };
    };
    listChatContacts: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description Page asked for, from 1 */
                currentPage?: components["parameters"]["CurrentPage"];
                /** @description Rows on a page; the specification's client offers 20, 50, 100 and 500, others ask for what fits their window */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatContactPageAnswer"];
                };
            };
        };
    };
    listMessageTemplates: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description Page asked for, from 1 */
                currentPage?: components["parameters"]["CurrentPage"];
                /** @description Rows on a page; the specification's client offers 20, 50, 100 and 500, others ask for what fits their window */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
                /** @description Direction */
                sort?: components["parameters"]["Sort"];
                /** @description Field to sort by */
                sidx?: components["parameters"]["SortField"];
                /** @description 0 made by an administrator, 1 part of the system */
                templateType?: string;
                /** @description Code of the channel */
                messageType?: string;
                /** @description Code of the source */
                messageSource?: string;
                /** @description 1 enabled, 0 disabled */
                enabledMark?: "" | "0" | "1";
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTemplatePageAnswer"];
                };
            };
        };
    };
    createMessageTemplate: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageTemplateBody"];
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
    getMessageTemplate: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTemplateRecordAnswer"];
                };
            };
        };
    };
    updateMessageTemplate: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageTemplateBody"];
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
    removeMessageTemplate: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
    copyMessageTemplate: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Copied */
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
    listMessageTemplateUsages: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configurations, disabled ones too */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageUsageListAnswer"];
                };
            };
        };
    };
    listMessageAccounts: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description Page asked for, from 1 */
                currentPage?: components["parameters"]["CurrentPage"];
                /** @description Rows on a page; the specification's client offers 20, 50, 100 and 500, others ask for what fits their window */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
                /** @description Direction */
                sort?: components["parameters"]["Sort"];
                /** @description Field to sort by */
                sidx?: components["parameters"]["SortField"];
                /** @description Code of the channel, 2 to 7 */
                type?: string;
                /** @description 1 enabled, 0 disabled */
                enabledMark?: "" | "0" | "1";
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAccountPageAnswer"];
                };
            };
        };
    };
    createMessageAccount: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageAccountBody"];
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
    getMessageAccount: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAccountAnswer"];
                };
            };
        };
    };
    updateMessageAccount: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageAccountBody"];
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
    removeMessageAccount: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
    listMessageAccountUsages: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configurations, disabled ones too */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageUsageListAnswer"];
                };
            };
        };
    };
    copyMessageAccount: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Copied */
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
    testMailAccount: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailTestBody"];
            };
        };
        responses: {
            /** @description It works, or why not */
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
    testWeChatAccount: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WeChatTestBody"];
            };
        };
        responses: {
            /** @description It works, or why not */
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
    testDingTalkAccount: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DingTalkTestBody"];
            };
        };
        responses: {
            /** @description It works, or why not */
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
    listMessageTypes: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description 1 message types, 2 channels, 3 webhook kinds, 4 sources */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries as a bare list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTypeEntriesAnswer"];
                };
            };
        };
    };
    listSendMessageConfigs: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description Page asked for, from 1 */
                currentPage?: components["parameters"]["CurrentPage"];
                /** @description Rows on a page; the specification's client offers 20, 50, 100 and 500, others ask for what fits their window */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
                /** @description Direction */
                sort?: components["parameters"]["Sort"];
                /** @description Field to sort by */
                sidx?: components["parameters"]["SortField"];
                /** @description 0 made by an administrator, 1 part of the system */
                templateType?: string;
                /** @description Code of the source */
                messageSource?: string;
                /** @description 1 enabled, 0 disabled */
                enabledMark?: "" | "0" | "1";
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendMessageConfigPageAnswer"];
                };
            };
        };
    };
    createSendMessageConfig: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendMessageConfigBody"];
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
    getSendMessageConfig: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendMessageConfigAnswer"];
                };
            };
        };
    };
    updateSendMessageConfig: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendMessageConfigBody"];
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
    removeSendMessageConfig: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
    copySendMessageConfig: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Copied */
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
    listSendMessageConfigOptions: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description Page asked for, from 1 */
                currentPage?: components["parameters"]["CurrentPage"];
                /** @description Rows on a page; the specification's client offers 20, 50, 100 and 500, others ask for what fits their window */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
                /** @description Code of the source */
                messageSource?: string;
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of what is enabled and made by an administrator */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendMessageConfigOptionPageAnswer"];
                };
            };
        };
    };
    getSendMessageTest: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The enabled channels as a bare list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendMessageTestAnswer"];
                };
            };
        };
    };
    testSendMessageConfig: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendMessageTestBody"];
            };
        };
        responses: {
            /** @description Outcome of each channel as a bare list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendMessageOutcomeAnswer"];
                };
            };
        };
    };
    listSentMessages: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description Page asked for, from 1 */
                currentPage?: components["parameters"]["CurrentPage"];
                /** @description Rows on a page; the specification's client offers 20, 50, 100 and 500, others ask for what fits their window */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
                /** @description Direction */
                sort?: components["parameters"]["Sort"];
                /** @description Code of the channel */
                messageType?: string;
                /** @description Code of the source */
                messageSource?: string;
                /** @description Milliseconds since 1970 */
                startTime?: components["schemas"]["AskedMoment"];
                /** @description Milliseconds since 1970 */
                endTime?: components["schemas"]["AskedMoment"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentMessagePageAnswer"];
                };
            };
        };
    };
    getSentMessage: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentMessageAnswer"];
                };
            };
        };
    };
    removeSentMessages: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SentMessageIds"];
            };
        };
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
    clearSentMessages: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
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
    uploadFile: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description What the file is for: annex, annexpic, IM, userAvatar, mail, document and others
                 * @example annex
                 */
                type: components["parameters"]["FileUse"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FileUploadBody"];
            };
        };
        responses: {
            /** @description The stored file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredFileAnswer"];
                };
            };
        };
    };
    getImage: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description What the file is for: annex, annexpic, IM, userAvatar, mail, document and others
                 * @example annex
                 */
                type: components["parameters"]["FileUse"];
                /**
                 * @description Name the upload answered; a comma stands for a sub folder
                 * @example 001.png
                 */
                name: components["parameters"]["StoredName"];
            };
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
                    "image/png": components["schemas"]["FileBytes"];
                    "image/jpeg": components["schemas"]["FileBytes"];
                    "image/bmp": components["schemas"]["FileBytes"];
                    "image/gif": components["schemas"]["FileBytes"];
                    "application/json": components["schemas"]["CommandAnswer"];
                };
            };
        };
    };
    createDownloadLink: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description What the file is for: annex, annexpic, IM, userAvatar, mail, document and others
                 * @example annex
                 */
                type: components["parameters"]["FileUse"];
                /**
                 * @description Name the upload answered, kept in forms as fileId
                 * @example 4f0c9a52b7d04e0e8f31a6c2d9e81b70.pdf
                 */
                fileId: components["parameters"]["FileId"];
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
    downloadFile: {
        parameters: {
            query: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /**
                 * @description Ticket of the link
                 * @example 5f1c9a52b7d04e0e8f31
                 */
                encryption: string;
                /** @description Name to save the file under */
                name?: string;
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
    packFiles: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description What the file is for: annex, annexpic, IM, userAvatar, mail, document and others
                 * @example annex
                 */
                type: components["parameters"]["FileUse"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PackList"];
            };
        };
        responses: {
            /** @description Where to fetch the archive */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackAnswer"];
                };
            };
        };
    };
    getPreviewAddress: {
        parameters: {
            query: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /**
                 * @description Name for the reader
                 * @example 护栏碰撞现场.png
                 */
                fileName: string;
                /** @description fileVersionId of the file */
                fileVersionId?: string;
                /**
                 * @description url of the file
                 * @example /api/file/Image/annex/9d2e61f07c3b4a58b1d0a4e7c85f3260.png
                 */
                fileDownloadUrl: string;
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewAnswer"];
                };
            };
        };
    };
    checkChunk: {
        parameters: {
            query: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /**
                 * @description Chunk asked about, from 1
                 * @example 1
                 */
                chunkNumber: components["parameters"]["ChunkNumber"];
                /**
                 * @description Bytes of a whole chunk
                 * @example 5242880
                 */
                chunkSize: components["parameters"]["ChunkSize"];
                /**
                 * @description Bytes of this chunk; only the last one may be smaller
                 * @example 5242880
                 */
                currentChunkSize: components["parameters"]["CurrentChunkSize"];
                /**
                 * @description Bytes of the file
                 * @example 5242881
                 */
                totalSize: components["parameters"]["TotalSize"];
                /**
                 * @description Chunks of the file
                 * @example 2
                 */
                totalChunks: components["parameters"]["TotalChunks"];
                /**
                 * @description MD5 of the content
                 * @example 8ab420d03f1bad39feb6b4794f695e88
                 */
                identifier: components["parameters"]["Identifier"];
                /**
                 * @description Name of the file
                 * @example 桥梁定期检查报告.pdf
                 */
                filename: components["parameters"]["ChunkFileName"];
                /** @description Name with the folder it was chosen from */
                relativePath?: components["parameters"]["RelativePath"];
                /** @description Media type the browser gives the file */
                fileType?: components["parameters"]["FileMediaType"];
                /** @description Letters after the last dot of the name */
                extension?: components["parameters"]["FileExtension"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the upload */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChunkStateAnswer"];
                };
            };
        };
    };
    uploadChunk: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ChunkBody"];
            };
        };
        responses: {
            /** @description The state of the upload */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChunkStateAnswer"];
                };
            };
        };
    };
    mergeChunks: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["MergeBody"];
            };
        };
        responses: {
            /** @description The stored file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredFileAnswer"];
                };
            };
        };
    };
    uploadImportFile: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Part of the system whose records are imported; a model that was designed is named by its code
                 * @example assetLedger
                 */
                module: components["parameters"]["ImportModule"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportUploadBody"];
            };
        };
        responses: {
            /** @description What the preview asks with */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportUploadAnswer"];
                };
            };
        };
    };
    downloadImportTemplate: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description Menu entry the dialog was opened from */
                menuId?: components["parameters"]["ImportMenu"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Part of the system whose records are imported; a model that was designed is named by its code
                 * @example assetLedger
                 */
                module: components["parameters"]["ImportModule"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to fetch the spreadsheet */
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
    previewImport: {
        parameters: {
            query: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /**
                 * @description Name the upload answered
                 * @example 5b7e20c1.xlsx
                 */
                fileName: components["parameters"]["ImportFileName"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Part of the system whose records are imported; a model that was designed is named by its code
                 * @example assetLedger
                 */
                module: components["parameters"]["ImportModule"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPreviewAnswer"];
                };
            };
        };
    };
    importRows: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Part of the system whose records are imported; a model that was designed is named by its code
                 * @example assetLedger
                 */
                module: components["parameters"]["ImportModule"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportRowsBody"];
            };
        };
        responses: {
            /** @description How many rows were taken */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportOutcomeAnswer"];
                };
            };
        };
    };
    exportImportErrors: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Part of the system whose records are imported; a model that was designed is named by its code
                 * @example assetLedger
                 */
                module: components["parameters"]["ImportModule"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportErrorsBody"];
            };
        };
        responses: {
            /** @description Where to fetch the spreadsheet */
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
    uploadRecordImportFile: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportUploadBody"];
            };
        };
        responses: {
            /** @description What the preview asks with */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportUploadAnswer"];
                };
            };
        };
    };
    downloadRecordImportTemplate: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description Menu entry the dialog was opened from */
                menuId?: components["parameters"]["ImportMenu"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to fetch the spreadsheet */
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
    previewRecordImport: {
        parameters: {
            query: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /**
                 * @description Name the upload answered
                 * @example 5b7e20c1.xlsx
                 */
                fileName: components["parameters"]["ImportFileName"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPreviewAnswer"];
                };
            };
        };
    };
    importRecords: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportRowsBody"];
            };
        };
        responses: {
            /** @description How many rows were taken */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportOutcomeAnswer"];
                };
            };
        };
    };
    exportRecordImportErrors: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportErrorsBody"];
            };
        };
        responses: {
            /** @description Where to fetch the spreadsheet */
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
    listDictionaryCategories: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
                /** @description 1 only what is enabled, 0 only what is disabled */
                enabledMark?: components["parameters"]["EnabledMark"];
                /** @description 1 answers a tree, 0 a flat list */
                isTree?: components["parameters"]["AsTree"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
    listBillRules: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
                /** @description Page asked for, from 1 */
                currentPage?: components["parameters"]["CurrentPage"];
                /** @description Rows on a page; the specification's client offers 20, 50, 100 and 500, others ask for what fits their window */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Direction */
                sort?: components["parameters"]["Sort"];
                /** @description Field to sort by */
                sidx?: components["parameters"]["SortField"];
                /** @description Id of a business category */
                categoryId?: string;
                /** @description 1 only what is enabled, 0 only what is disabled */
                enabledMark?: components["parameters"]["EnabledMark"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillRulePageAnswer"];
                };
            };
        };
    };
    createBillRule: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BillRuleBody"];
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
    listBillRuleOptions: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
                /** @description Page asked for, from 1 */
                currentPage?: components["parameters"]["CurrentPage"];
                /** @description Rows on a page; the specification's client offers 20, 50, 100 and 500, others ask for what fits their window */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Direction */
                sort?: components["parameters"]["Sort"];
                /** @description Field to sort by */
                sidx?: components["parameters"]["SortField"];
                /** @description Id of a business category; empty means all of them */
                categoryId?: string;
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillRuleOptionPageAnswer"];
                };
            };
        };
    };
    getBillRule: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillRuleRecordAnswer"];
                };
            };
        };
    };
    updateBillRule: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BillRuleBody"];
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
    removeBillRule: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
    setBillRuleState: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
    drawBillNumber: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Code of the rule, or its id */
                enCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillNumberAnswer"];
                };
            };
        };
    };
    exportBillRule: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
    importBillRule: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["BillRuleImport"];
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
    listAreas: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /**
                 * @description Part of a name or a code, or how a Chinese name is spoken; empty means every area right below. What it finds comes
                 *     flat, in the order of the tree, each area with its `parents`.
                 */
                keyword?: string;
                /** @description 1 only what is enabled on the level asked for, 0 what is disabled on every level below it, as a keyword finds it. */
                enabledMark?: 0 | 1;
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the area above, "-1" for the top */
                id: components["parameters"]["AboveId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The areas, without what is below them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AreaListAnswer"];
                };
            };
        };
    };
    updateArea: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AreaBody"];
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
    removeArea: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
    listAreaOptions: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the area above, "-1" for the top */
                id: components["parameters"]["AboveId"];
                /** @description Id of the area to leave out, or 0 to leave nothing out */
                currId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The areas, without what is below them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AreaOptionListAnswer"];
                };
            };
        };
    };
    findAreaNames: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AreaIdsBody"];
            };
        };
        responses: {
            /** @description One list of names for each list of ids */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AreaNamesAnswer"];
                };
            };
        };
    };
    createArea: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AreaBody"];
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
    getArea: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The area */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AreaRecordAnswer"];
                };
            };
        };
    };
    setAreaState: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
    listSchedules: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description Start of the span, milliseconds since 1970 */
                startTime?: components["schemas"]["AskedMoment"];
                /** @description End of the span, milliseconds since 1970 */
                endTime?: components["schemas"]["AskedMoment"];
                /** @description A moment of the one day asked for, milliseconds since 1970 */
                dateTime?: components["schemas"]["AskedMoment"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedules, one row for each time of a repeated one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleListAnswer"];
                };
            };
        };
    };
    createSchedule: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleBody"];
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
    getSchedule: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleRecordAnswer"];
                };
            };
        };
    };
    updateSchedule: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
                /** @description 1 this schedule, 2 this and later ones, 3 all of its repetitions */
                type: components["parameters"]["Scope"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleBody"];
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
    removeSchedule: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
                /** @description 1 this schedule, 2 this and later ones, 3 all of its repetitions */
                type: components["parameters"]["Scope"];
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
    getScheduleDetail: {
        parameters: {
            query: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description Id of the schedule */
                id: string;
                /** @description Id its repetitions share; empty where it is not known */
                groupId?: string;
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleDetailAnswer"];
                };
            };
        };
    };
    listDataInterfaces: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description Id of a category; without it, every category */
                categoryId?: string;
                /** @description The same, as versions from 3.6 on name it */
                category?: string;
                /** @description 1 SQL, 2 fixed rows, 3 another server */
                dataType?: 1 | 2 | 3;
                /** @description 1 only what is enabled, 0 only what is disabled */
                enabledMark?: components["parameters"]["EnabledMark"];
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
                /** @description Page asked for, from 1 */
                currentPage?: components["parameters"]["CurrentPage"];
                /** @description Rows on a page; the specification's client offers 20, 50, 100 and 500, others ask for what fits their window */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Direction */
                sort?: components["parameters"]["Sort"];
                /** @description Field to sort by */
                sidx?: components["parameters"]["SortField"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataInterfacePageAnswer"];
                };
            };
        };
    };
    createDataInterface: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DataInterfaceBody"];
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
    listDataInterfaceTree: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
                    "application/json": components["schemas"]["DataInterfaceTreeAnswer"];
                };
            };
        };
    };
    getDataInterface: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data interface */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataInterfaceRecordAnswer"];
                };
            };
        };
    };
    updateDataInterface: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DataInterfaceBody"];
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
    removeDataInterface: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
    setDataInterfaceState: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
    copyDataInterface: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Copied */
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
    previewDataInterface: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DataInterfaceCallBody"];
            };
        };
        responses: {
            /** @description The rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataInterfaceRowsAnswer"];
                };
            };
        };
    };
    listDataInterfaceParameters: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parameters */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataInterfaceParametersAnswer"];
                };
            };
        };
    };
    importDataInterface: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DataInterfaceImport"];
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
    previewDataInterfaceDraft: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DataInterfaceDraftCallBody"];
            };
        };
        responses: {
            /** @description The rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataInterfaceRowsAnswer"];
                };
            };
        };
    };
    listDatabaseTables: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the database, 0 for the own one */
                linkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tables */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatabaseTableListAnswer"];
                };
            };
        };
    };
    exportDataInterface: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
    listDataInterfaceUsages: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The designs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataInterfaceUsageListAnswer"];
                };
            };
        };
    };
    listDataInterfaceLogs: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
                /** @description Calls from this moment on, milliseconds since 1970 */
                startTime?: components["schemas"]["AskedMoment"];
                /** @description Calls until this moment, milliseconds since 1970 */
                endTime?: components["schemas"]["AskedMoment"];
                /** @description Page asked for, from 1 */
                currentPage?: components["parameters"]["CurrentPage"];
                /** @description Rows on a page; the specification's client offers 20, 50, 100 and 500, others ask for what fits their window */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Direction */
                sort?: components["parameters"]["Sort"];
                /** @description Field to sort by */
                sidx?: components["parameters"]["SortField"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of calls */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataInterfaceLogPageAnswer"];
                };
            };
        };
    };
    listDataInterfaceRows: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DataInterfaceRowsBody"];
            };
        };
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataInterfaceRowPageAnswer"];
                };
            };
        };
    };
    findDataInterfaceRows: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DataInterfaceIdsBody"];
            };
        };
        responses: {
            /** @description The rows that exist */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataInterfaceRowsAnswer"];
                };
            };
        };
    };
    listDataSources: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description Kind of database; all where it is left out */
                type?: string;
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
                    "application/json": components["schemas"]["DataSourceTreeAnswer"];
                };
            };
        };
    };
    listDataInterfaceChoices: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description Id of a category; without it, every category */
                categoryId?: string;
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
                /** @description Page asked for, from 1 */
                currentPage?: components["parameters"]["CurrentPage"];
                /** @description Rows on a page; 10000 where a list is asked for whole */
                pageSize?: components["parameters"]["AnyPageSize"];
                /** @description Direction */
                sort?: components["parameters"]["Sort"];
                /** @description Field to sort by */
                sidx?: components["parameters"]["SortField"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataInterfacePageAnswer"];
                };
            };
        };
    };
    listDataInterfaceFields: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DataInterfaceCallBody"];
            };
        };
        responses: {
            /** @description The names */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataInterfaceFieldsAnswer"];
                };
            };
        };
    };
    getSystemConfig: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemSettingsAnswer"];
                };
            };
        };
    };
    updateSystemConfig: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SystemSettingsBody"];
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
    testWeChatConnection: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description 0 messages, 1 address book */
                type: 0 | 1;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WeChatConnectionBody"];
            };
        };
        responses: {
            /** @description Connected, or why not */
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
    testDingTalkConnection: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DingTalkConnectionBody"];
            };
        };
        responses: {
            /** @description Connected, or why not */
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
    listAdministrators: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people, as a bare list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdministratorsAnswer"];
                };
            };
        };
    };
    setAdministrators: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdministratorsBody"];
            };
        };
        responses: {
            /** @description Set */
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
    listSyncTotals: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description 1 WeChat Work, 2 DingTalk */
                type: 1 | 2;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Two totals, as a bare list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncTotalsAnswer"];
                };
            };
        };
    };
    listSyncFailures: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
                /** @description Page asked for, from 1 */
                currentPage?: components["parameters"]["CurrentPage"];
                /** @description Rows on a page; the specification's client offers 20, 50, 100 and 500, others ask for what fits their window */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description 1 WeChat Work, 2 DingTalk */
                type: 1 | 2;
                /** @description Kind of record */
                kind: "organization" | "user";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncFailurePageAnswer"];
                };
            };
        };
    };
    retrySync: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description 1 WeChat Work, 2 DingTalk */
                type: 1 | 2;
                /** @description Kind of record */
                kind: "organization" | "user";
                /** @description Id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In step now, or why not */
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
    syncOrganizationsToDingTalk: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description 0 to the messenger, 1 from it */
                type?: 0 | 1;
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What came of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncTotalAnswer"];
                };
            };
        };
    };
    syncUsersToDingTalk: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description 0 to the messenger, 1 from it */
                type?: 0 | 1;
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What came of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncTotalAnswer"];
                };
            };
        };
    };
    syncOrganizationsToWeChat: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description 0 to the messenger, 1 from it */
                type?: 0 | 1;
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What came of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncTotalAnswer"];
                };
            };
        };
    };
    syncUsersToWeChat: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description 0 to the messenger, 1 from it */
                type?: 0 | 1;
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What came of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncTotalAnswer"];
                };
            };
        };
    };
    listOrganizations: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
                /** @description 1 enabled, 0 disabled; left out for both */
                enabledMark?: 0 | 1;
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
                    "application/json": components["schemas"]["OrganizationTreeAnswer"];
                };
            };
        };
    };
    createOrganization: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationBody"];
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
    listOrganizationOptions: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
                    "application/json": components["schemas"]["OrganizationOptionTreeAnswer"];
                };
            };
        };
    };
    listAuthorizedOrganizations: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
                    "application/json": components["schemas"]["OrganizationOptionTreeAnswer"];
                };
            };
        };
    };
    getOrganizationTree: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
                    "application/json": components["schemas"]["OrganizationNameTreeAnswer"];
                };
            };
        };
    };
    getOrganization: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organisation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationRecordAnswer"];
                };
            };
        };
    };
    updateOrganization: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationBody"];
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
    removeOrganization: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
    listAllowedOrganizations: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationFilter"];
            };
        };
        responses: {
            /** @description The tree; what stands at the top carries its whole path as its name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationOptionTreeAnswer"];
                };
            };
        };
    };
    listDepartmentOptions: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
                    "application/json": components["schemas"]["OrganizationOptionTreeAnswer"];
                };
            };
        };
    };
    listAuthorizedDepartments: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
                    "application/json": components["schemas"]["OrganizationOptionTreeAnswer"];
                };
            };
        };
    };
    createDepartment: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepartmentBody"];
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
    getDepartment: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The department */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepartmentRecordAnswer"];
                };
            };
        };
    };
    updateDepartment: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepartmentBody"];
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
    listDepartments: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
                /** @description Only companies or only departments */
                category?: "company" | "department";
                /** @description 1 only what is enabled on the level asked for, 0 what is disabled on every level below it, as a keyword finds it. */
                enabledMark?: 0 | 1;
                /** @description Page asked for, from 1 */
                currentPage?: components["parameters"]["CurrentPage"];
                /** @description Rows on a page; the specification's client offers 20, 50, 100 and 500, others ask for what fits their window */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Direction */
                sort?: components["parameters"]["Sort"];
                /** @description Field to sort by */
                sidx?: components["parameters"]["SortField"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the organisation above, or -1 or 0 for the top */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows; children are asked for one by one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepartmentPageAnswer"];
                };
            };
        };
    };
    listGroups: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
                /** @description Page asked for, from 1 */
                currentPage?: components["parameters"]["CurrentPage"];
                /** @description Rows on a page; the specification's client offers 20, 50, 100 and 500, others ask for what fits their window */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Direction */
                sort?: components["parameters"]["Sort"];
                /** @description Field to sort by */
                sidx?: components["parameters"]["SortField"];
                /** @description Kind of group; left out for all */
                type?: string;
                /** @description 1 enabled, 0 disabled; left out for both */
                enabledMark?: 0 | 1;
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupPageAnswer"];
                };
            };
        };
    };
    createGroup: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupBody"];
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
    listGroupTree: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tree, without a list around it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupTreeAnswer"];
                };
            };
        };
    };
    getGroup: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupRecordAnswer"];
                };
            };
        };
    };
    updateGroup: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupBody"];
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
    removeGroup: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
    listGroupUsages: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The designs and notices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupUsageListAnswer"];
                };
            };
        };
    };
    listAllowedGroups: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupFilter"];
            };
        };
        responses: {
            /** @description The groups */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupListAnswer"];
                };
            };
        };
    };
    listPositions: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description Id of an organisation; its own positions and those below it */
                organizeId?: string;
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
                /** @description Kind of position, as its rows say it */
                type?: string;
                /** @description 1 only what is enabled, 0 only what is disabled */
                enabledMark?: components["parameters"]["EnabledMark"];
                /** @description Page asked for, from 1 */
                currentPage?: components["parameters"]["CurrentPage"];
                /** @description Rows on a page; the specification's client offers 20, 50, 100 and 500, others ask for what fits their window */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Direction */
                sort?: components["parameters"]["Sort"];
                /** @description Field to sort by */
                sidx?: components["parameters"]["SortField"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PositionPageAnswer"];
                };
            };
        };
    };
    createPosition: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PositionBody"];
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
    listPositionTree: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
                    "application/json": components["schemas"]["PositionTreeAnswer"];
                };
            };
        };
    };
    getPosition: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The position */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PositionRecordAnswer"];
                };
            };
        };
    };
    updatePosition: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PositionBody"];
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
    removePosition: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
    listAllPositions: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The positions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PositionListAnswer"];
                };
            };
        };
    };
    listPositionsByOrganizations: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PositionOrganizations"];
            };
        };
        responses: {
            /** @description The tree; an organisation carries its whole path as its name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PositionTreeAnswer"];
                };
            };
        };
    };
    listAllowedPositions: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PositionFilter"];
            };
        };
        responses: {
            /** @description The tree */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PositionTreeAnswer"];
                };
            };
        };
    };
    listRoles: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description Id of an organisation, for its roles and those below it; 0 for the global ones */
                organizeId?: string;
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
                /** @description Kind of role, as its rows say it */
                type?: string;
                /** @description 1 only global roles, 0 only those of organisations */
                globalMark?: 0 | 1;
                /** @description 1 only what is enabled, 0 only what is disabled */
                enabledMark?: components["parameters"]["EnabledMark"];
                /** @description Page asked for, from 1 */
                currentPage?: components["parameters"]["CurrentPage"];
                /** @description Rows on a page; the specification's client offers 20, 50, 100 and 500, others ask for what fits their window */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Direction */
                sort?: components["parameters"]["Sort"];
                /** @description Field to sort by */
                sidx?: components["parameters"]["SortField"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RolePageAnswer"];
                };
            };
        };
    };
    createRole: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleBody"];
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
    listRoleTree: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
                    "application/json": components["schemas"]["RoleTreeAnswer"];
                };
            };
        };
    };
    listPermittedRoleTree: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
                    "application/json": components["schemas"]["RoleTreeAnswer"];
                };
            };
        };
    };
    getRole: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleRecordAnswer"];
                };
            };
        };
    };
    updateRole: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleBody"];
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
    removeRole: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
    setRoleState: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
    listRolesByOrganizations: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleOrganizations"];
            };
        };
        responses: {
            /** @description The tree; an organisation carries its whole path as its name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleTreeAnswer"];
                };
            };
        };
    };
    listAllowedRoles: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleFilter"];
            };
        };
        responses: {
            /** @description The roles, none above another */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleTreeAnswer"];
                };
            };
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description Id of an organisation; what stands below it counts too */
                organizeId?: string;
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
                /** @description Id of a position */
                positionId?: string;
                /** @description 1 male, 2 female, 3 not told */
                gender?: "1" | "2" | "3" | "";
                /** @description 0 disabled, 1 enabled, 2 locked */
                enabledMark?: "0" | "1" | "2" | "";
                /** @description Page asked for, from 1 */
                currentPage?: components["parameters"]["CurrentPage"];
                /** @description Rows on a page; the specification's client offers 20, 50, 100 and 500, others ask for what fits their window */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Direction */
                sort?: components["parameters"]["Sort"];
                /** @description Field to sort by */
                sidx?: components["parameters"]["SortField"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPageAnswer"];
                };
            };
        };
    };
    createUser: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserBody"];
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
    listAllUsers: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people, as a bare list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserBriefsAnswer"];
                };
            };
        };
    };
    listUserOptions: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
                    "application/json": components["schemas"]["UserTreeAnswer"];
                };
            };
        };
    };
    getUser: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRecordAnswer"];
                };
            };
        };
    };
    updateUser: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserBody"];
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
    removeUser: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
    resetUserPassword: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserPasswordBody"];
            };
        };
        responses: {
            /** @description Reset */
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
    setUserState: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
    unlockUser: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unlocked */
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
    listUserTree: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of an organisation; 0 the top */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserTreeBody"];
            };
        };
        responses: {
            /** @description Departments first, then people; paged only with a keyword */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserTreeLevelAnswer"];
                };
            };
        };
    };
    findUsers: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserIdsBody"];
            };
        };
        responses: {
            /** @description The people */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserNodeTreeAnswer"];
                };
            };
        };
    };
    listSubordinates: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserKeywordBody"];
            };
        };
        responses: {
            /** @description The people, as a bare list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserNodesAnswer"];
                };
            };
        };
    };
    listUsersByOrganization: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description Id of an organisation; the caller's own when it is missing */
                organizeId?: string;
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people, as a bare list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserNodesAnswer"];
                };
            };
        };
    };
    listUsersByPosition: {
        parameters: {
            query: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description Id of a position */
                positionId: string;
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people, as a bare list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserNodesAnswer"];
                };
            };
        };
    };
    listUsersByRole: {
        parameters: {
            query: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description Id of a role */
                roleId: string;
                /** @description Only people of this organisation; everywhere when it is missing */
                organizeId?: string;
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people, as a bare list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserNodesAnswer"];
                };
            };
        };
    };
    listAllowedUsers: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserConditionBody"];
            };
        };
        responses: {
            /** @description One page of people */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserNodePageAnswer"];
                };
            };
        };
    };
    exportUsers: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description 0 this page, 1 everybody the filters leave */
                dataType?: "0" | "1";
                /** @description Columns joined by commas; all when it is missing */
                selectKey?: string;
                /** @description Id of an organisation; what stands below it counts too */
                organizeId?: string;
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
                /** @description Id of a position */
                positionId?: string;
                /** @description 1 male, 2 female, 3 not told */
                gender?: "1" | "2" | "3" | "";
                /** @description 0 disabled, 1 enabled, 2 locked */
                enabledMark?: "0" | "1" | "2" | "";
                /** @description Page asked for, from 1 */
                currentPage?: components["parameters"]["CurrentPage"];
                /** @description Rows on a page; the specification's client offers 20, 50, 100 and 500, others ask for what fits their window */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
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
    downloadUserTemplate: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
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
    uploadUserImportFile: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UserUploadBody"];
            };
        };
        responses: {
            /** @description The name the preview asks for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserImportFileAnswer"];
                };
            };
        };
    };
    previewUserImport: {
        parameters: {
            query: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description Name from the upload */
                fileName: string;
                /**
                 * @description What becomes of records that are there already: `skip` leaves them, `rename` adds another one with a number at its end,
                 *     `overwrite` writes over them. Left out, the server decides as it always has.
                 */
                onConflict?: components["parameters"]["OnConflict"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserImportPreviewAnswer"];
                };
            };
        };
    };
    importUsers: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /**
                 * @description What becomes of records that are there already: `skip` leaves them, `rename` adds another one with a number at its end,
                 *     `overwrite` writes over them. Left out, the server decides as it always has.
                 */
                onConflict?: components["parameters"]["OnConflict"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserImportBody"];
            };
        };
        responses: {
            /** @description How many were added, and the others with their faults */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserImportResultAnswer"];
                };
            };
        };
    };
    exportUserImportErrors: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserFailedRowsBody"];
            };
        };
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
    listAuthorizedUsers: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of an organisation; 0 the top */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserKeywordBody"];
            };
        };
        responses: {
            /** @description Departments first, then people */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserTreeAnswer"];
                };
            };
        };
    };
    listSelectedUsers: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserSelectionBody"];
            };
        };
        responses: {
            /** @description One node for each thing chosen */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserNodeTreeAnswer"];
                };
            };
        };
    };
    pageSelectedUsers: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserSelectionPageBody"];
            };
        };
        responses: {
            /** @description One page of people */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserNodePageAnswer"];
                };
            };
        };
    };
    addRights: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RightBatchBody"];
            };
        };
        responses: {
            /** @description Given; who has one of the roles is told to read their rights again */
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
    setRoleRights: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleRightsBody"];
            };
        };
        responses: {
            /** @description Kept; who has the role is told to read their rights again */
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
    listRoleRights: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RightStep"];
            };
        };
        responses: {
            /** @description The tree of the step */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RightChoiceAnswer"];
                };
            };
        };
    };
    listGrades: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
                /** @description Page asked for, from 1 */
                currentPage?: components["parameters"]["CurrentPage"];
                /** @description Rows on a page; the specification's client offers 20, 50, 100 and 500, others ask for what fits their window */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Direction */
                sort?: components["parameters"]["Sort"];
                /** @description Field to sort by */
                sidx?: components["parameters"]["SortField"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GradePageAnswer"];
                };
            };
        };
    };
    saveGrade: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GradeBody"];
            };
        };
        responses: {
            /** @description Kept */
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
    getGrade: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description Id of the person; nobody yet where it is left out */
                userId?: string;
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tree of organisations with its marks, and what else was given */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GradeAnswer"];
                };
            };
        };
    };
    removeGrade: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the person */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Taken */
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
    listMembers: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ids of people, disabled ones included */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MembersAnswer"];
                };
            };
        };
    };
    setMembers: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MembersBody"];
            };
        };
        responses: {
            /** @description Replaced; who got or lost a role is told to read their rights again */
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
    listSystems: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
                /** @description 1 enabled, 0 disabled */
                enabledMark?: "" | "0" | "1";
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemListAnswer"];
                };
            };
        };
    };
    createSystem: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SystemBody"];
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
    getSystem: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The system */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemAnswer"];
                };
            };
        };
    };
    updateSystem: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SystemBody"];
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
    removeSystem: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
    createMenu: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MenuBody"];
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
    listMenus: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
                /** @description Web or App; both where it is left out */
                category?: string;
                /** @description Kind of entry, 0 to 8 */
                type?: string;
                /** @description 1 enabled, 0 disabled */
                enabledMark?: "" | "0" | "1";
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the system */
                systemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuTreeAnswer"];
                };
            };
        };
    };
    listMenuParents: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description Web or App */
                category?: string;
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record to leave out with everything below it, or 0 to leave nothing out */
                id: components["parameters"]["OmittedId"];
                /** @description Id of the system */
                systemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Folders as a tree, without the entry and what stands below it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuParentsAnswer"];
                };
            };
        };
    };
    getMenu: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The menu entry */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuAnswer"];
                };
            };
        };
    };
    updateMenu: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MenuBody"];
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
    removeMenu: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
    exportMenu: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
    importMenu: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the system */
                systemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["MenuImportBody"];
            };
        };
        responses: {
            /** @description Counts of what was added and skipped */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuImportAnswer"];
                };
            };
        };
    };
    createMenuButton: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MenuRightBody"];
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
    getMenuButton: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The button right */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuRightAnswer"];
                };
            };
        };
    };
    updateMenuButton: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MenuRightBody"];
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
    removeMenuButton: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
    listMenuButtons: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuRightTreeAnswer"];
                };
            };
        };
    };
    createMenuColumn: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MenuRightBody"];
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
    getMenuColumn: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The column right */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuRightAnswer"];
                };
            };
        };
    };
    updateMenuColumn: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MenuRightBody"];
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
    removeMenuColumn: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
    listMenuColumns: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuRightTreeAnswer"];
                };
            };
        };
    };
    createMenuForm: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MenuRightBody"];
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
    getMenuForm: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form right */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuRightAnswer"];
                };
            };
        };
    };
    updateMenuForm: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MenuRightBody"];
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
    removeMenuForm: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
    listMenuForms: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuRightTreeAnswer"];
                };
            };
        };
    };
    listDataSchemes: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataSchemesAnswer"];
                };
            };
        };
    };
    getColumnSettings: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the menu entry */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The columns in their order, as a bare list; empty or none where nothing was arranged */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColumnSettingsAnswer"];
                };
            };
        };
    };
    setColumnSettings: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ColumnSettingsBody"];
            };
        };
        responses: {
            /** @description Kept */
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
    listModels: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description Only models of this type: 1 for the web, 3 forms of workflows */
                type?: number;
                /** @description Id of a category; without it, every category */
                category?: string;
                /** @description Only models of this kind; see ModelWebType */
                webType?: string;
                /** @description 0 those not released, 1 those released */
                isRelease?: "" | "0" | "1";
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
                /** @description Page asked for, from 1 */
                currentPage?: components["parameters"]["CurrentPage"];
                /** @description Rows on a page; the specification's client offers 20, 50, 100 and 500, others ask for what fits their window */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Direction */
                sort?: components["parameters"]["Sort"];
                /** @description Field to sort by */
                sidx?: components["parameters"]["SortField"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelPageAnswer"];
                };
            };
        };
    };
    createModel: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModelBody"];
            };
        };
        responses: {
            /** @description Added */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelIdAnswer"];
                };
            };
        };
    };
    getModel: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The model */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelRecordAnswer"];
                };
            };
        };
    };
    updateModel: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModelBody"];
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
    removeModel: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
    copyModel: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Copied */
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
    releaseModel: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModelReleaseBody"];
            };
        };
        responses: {
            /** @description Released */
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
    listModelOptions: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description Only models of this type: 1 for the web, 3 forms of workflows */
                type?: number;
                /** @description Only models of these kinds, joined by commas */
                webType?: string;
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
                    "application/json": components["schemas"]["ModelTreeAnswer"];
                };
            };
        };
    };
    listModelFields: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description 0 every control that has a value */
                filterType?: string;
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The controls */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelFieldsAnswer"];
                };
            };
        };
    };
    listRelatedRecords: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
                /** @description Column that is the label of a record */
                relationField?: string;
                /** @description Columns to answer, joined by commas */
                columnOptions?: string;
                /** @description Page asked for, from 1 */
                currentPage?: components["parameters"]["CurrentPage"];
                /** @description Rows on a page; 10000 where a list is asked for whole */
                pageSize?: components["parameters"]["AnyPageSize"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatedRecordPageAnswer"];
                };
            };
        };
    };
    downloadModelCode: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModelCodeBody"];
            };
        };
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
    previewModelCode: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModelCodeBody"];
            };
        };
        responses: {
            /** @description The files by folder */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeFoldersAnswer"];
                };
            };
        };
    };
    getModelConfig: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description 0 asks for the design that is not released yet */
                type?: number;
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the model */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The design */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelRuntimeAnswer"];
                };
            };
        };
    };
    listRecords: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the model */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordQueryBody"];
            };
        };
        responses: {
            /** @description A page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordPageAnswer"];
                };
            };
        };
    };
    listChildRecords: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the model */
                id: string;
                /** @description Id of the record above */
                parentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordQueryBody"];
            };
        };
        responses: {
            /** @description The records below */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordPageAnswer"];
                };
            };
        };
    };
    createRecord: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the model */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordBody"];
            };
        };
        responses: {
            /** @description Added */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordIdAnswer"];
                };
            };
        };
    };
    getRecord: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the model */
                id: string;
                /** @description Id of the record */
                recordId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordDataAnswer"];
                };
            };
        };
    };
    updateRecord: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the model */
                id: string;
                /** @description Id of the record */
                recordId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordChangeBody"];
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
    removeRecord: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the model */
                id: string;
                /** @description Id of the record */
                recordId: string;
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
    getRecordDisplay: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the model */
                id: string;
                /** @description Id of the record */
                recordId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordDataAnswer"];
                };
            };
        };
    };
    removeRecords: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the model */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordIdsBody"];
            };
        };
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordRemovalAnswer"];
                };
            };
        };
    };
    exportRecords: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the model */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordQueryBody"];
            };
        };
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
    exportModelDesign: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the model */
                id: string;
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
    downloadModelTemplate: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the model */
                id: string;
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
    listPrintTemplates: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description Page asked for, from 1 */
                currentPage?: components["parameters"]["CurrentPage"];
                /** @description Rows on a page; the specification's client offers 20, 50, 100 and 500, others ask for what fits their window */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Direction */
                sort?: components["parameters"]["Sort"];
                /** @description Field to sort by */
                sidx?: components["parameters"]["SortField"];
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
                /** @description Entry of the print category dictionary */
                category?: string;
                /** @description 1 enabled, 0 disabled; left out for both */
                enabledMark?: 0 | 1;
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrintTemplatePageAnswer"];
                };
            };
        };
    };
    createPrintTemplate: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrintTemplateBody"];
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
    listPrintTemplateOptions: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrintOptionsBody"];
            };
        };
        responses: {
            /** @description The names */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrintOptionListAnswer"];
                };
            };
        };
    };
    getPrintTemplate: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrintTemplateRecordAnswer"];
                };
            };
        };
    };
    updatePrintTemplate: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrintTemplateBody"];
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
    removePrintTemplate: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
    copyPrintTemplate: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Copied */
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
    listPrintTemplateVersions: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description Page asked for, from 1 */
                currentPage?: components["parameters"]["CurrentPage"];
                /** @description Rows on a page; the specification's client offers 20, 50, 100 and 500, others ask for what fits their window */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrintTemplateVersionPageAnswer"];
                };
            };
        };
    };
    getPrintTemplateVersion: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrintTemplateVersionAnswer"];
                };
            };
        };
    };
    restorePrintTemplateVersion: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrintRestoreBody"];
            };
        };
        responses: {
            /** @description Saved, as a version of its own */
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
    exportPrintTemplate: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
    importPrintTemplate: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PrintImportBody"];
            };
        };
        responses: {
            /** @description Added, disabled */
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
    listPrintTemplateTree: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description 1 for flows, 2 for forms */
                type?: "1" | "2";
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
                    "application/json": components["schemas"]["PrintTemplateTreeAnswer"];
                };
            };
        };
    };
    listPrintFields: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrintFieldsBody"];
            };
        };
        responses: {
            /** @description The columns below their tables */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrintFieldListAnswer"];
                };
            };
        };
    };
    getPrintData: {
        parameters: {
            query: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /**
                 * @description Id of the template
                 * @example 533001000000000011
                 */
                id: string;
                /**
                 * @description Id of the record
                 * @example 533801000000000001
                 */
                formId: string;
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is printed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrintSheetAnswer"];
                };
            };
        };
    };
    getBatchPrintData: {
        parameters: {
            query: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /**
                 * @description Id of the template
                 * @example 533001000000000011
                 */
                id: string;
                /**
                 * @description Ids of the records, joined by commas
                 * @example 533801000000000001,533801000000000002
                 */
                formId: string;
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is printed for each record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrintSheetListAnswer"];
                };
            };
        };
    };
    savePrintLog: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrintLogBody"];
            };
        };
        responses: {
            /** @description Written down */
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
    listPrintLogs: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description Page asked for, from 1 */
                currentPage?: components["parameters"]["CurrentPage"];
                /** @description Rows on a page; the specification's client offers 20, 50, 100 and 500, others ask for what fits their window */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Direction */
                sort?: components["parameters"]["Sort"];
                /** @description Field to sort by */
                sidx?: components["parameters"]["SortField"];
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
                /** @description Milliseconds since 1970 */
                startTime?: components["schemas"]["AskedMoment"];
                /** @description Milliseconds since 1970 */
                endTime?: components["schemas"]["AskedMoment"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrintLogPageAnswer"];
                };
            };
        };
    };
    listPortals: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description Web or App */
                platform?: "Web" | "App";
                /** @description 0 designed portals, 1 pages of the program; both when left out */
                type?: 0 | 1;
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
                    "application/json": components["schemas"]["PortalTreeAnswer"];
                };
            };
        };
    };
    getPortal: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description Web or App */
                platform?: "Web" | "App";
                /** @description The system the caller works in, from 3.6 on */
                systemId?: string;
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The design */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalAnswer"];
                };
            };
        };
    };
    saveOwnPortal: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPortalBody"];
            };
        };
        responses: {
            /** @description Kept */
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
    setDefaultPortal: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Set */
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
    countFlowTasks: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlowCountBody"];
            };
        };
        responses: {
            /** @description The counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlowCountAnswer"];
                };
            };
        };
    };
    listDashboardFlowTasks: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tasks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardListAnswer"];
                };
            };
        };
    };
    listDashboardOwnFlows: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The flows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardListAnswer"];
                };
            };
        };
    };
    listDashboardEmails: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mails */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardListAnswer"];
                };
            };
        };
    };
    getEmail: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailAnswer"];
                };
            };
        };
    };
    listDashboardNotices: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DashboardNoticeBody"];
            };
        };
        responses: {
            /** @description The notices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardListAnswer"];
                };
            };
        };
    };
    listFlowTasks: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
                /** @description Page asked for, from 1 */
                currentPage?: components["parameters"]["CurrentPage"];
                /** @description Rows on a page; the specification's client offers 20, 50, 100 and 500, others ask for what fits their window */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Only this flow */
                flowId?: string;
                /** @description Only this kind of flow */
                templateId?: string;
                /** @description Only kinds of this category */
                flowCategory?: string;
                /** @description Only those this person has launched */
                creatorUserId?: string;
                /** @description 1 normal, 2 important, 3 urgent; all when left out */
                flowUrgent?: 1 | 2 | 3;
                /** @description From this moment, milliseconds since 1970 */
                startTime?: components["schemas"]["AskedMoment"];
                /** @description To this moment, milliseconds since 1970 */
                endTime?: components["schemas"]["AskedMoment"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description 1 to do, 2 done, 3 copied */
                category: "1" | "2" | "3";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tasks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlowTaskPageAnswer"];
                };
            };
        };
    };
    listWaitingFlowTasks: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
                /** @description Page asked for, from 1 */
                currentPage?: components["parameters"]["CurrentPage"];
                /** @description Rows on a page; the specification's client offers 20, 50, 100 and 500, others ask for what fits their window */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tasks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlowTaskPageAnswer"];
                };
            };
        };
    };
    getFlowTask: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description The flow */
                flowId?: string;
                /** @description The step */
                taskNodeId?: string;
                /** @description The work of one person */
                taskOperatorId?: string;
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlowTaskDetailAnswer"];
                };
            };
        };
    };
    checkFlowTask: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It does, or why not */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlowCheckAnswer"];
                };
            };
        };
    };
    listFlowRecords: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trail */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlowRecordListAnswer"];
                };
            };
        };
    };
    listFlowCandidates: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlowHandleBody"];
            };
        };
        responses: {
            /** @description The candidates */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlowCandidatesAnswer"];
                };
            };
        };
    };
    approveFlowTask: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlowHandleBody"];
            };
        };
        responses: {
            /** @description Approved; or the steps without people, which are asked for and sent again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlowLaunchAnswer"];
                };
            };
        };
    };
    rejectFlowTask: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlowHandleBody"];
            };
        };
        responses: {
            /** @description Sent back */
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
    recallFlowTask: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlowReasonBody"];
            };
        };
        responses: {
            /** @description Recalled */
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
    cancelFlowTask: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlowReasonBody"];
            };
        };
        responses: {
            /** @description Ended */
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
    transferFlowTask: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlowTransferBody"];
            };
        };
        responses: {
            /** @description Handed over */
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
    assignFlowTask: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlowTransferBody"];
            };
        };
        responses: {
            /** @description Assigned */
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
    listOwnFlows: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
                /** @description Page asked for, from 1 */
                currentPage?: components["parameters"]["CurrentPage"];
                /** @description Rows on a page; the specification's client offers 20, 50, 100 and 500, others ask for what fits their window */
                pageSize?: components["parameters"]["PageSize"];
                /** @description 1 normal, 2 important, 3 urgent; all when left out */
                flowUrgent?: string;
                /** @description Only those in these states, joined by commas */
                status?: string;
                /** @description Only this flow */
                flowId?: string;
                /** @description Only this kind of flow */
                templateId?: string;
                /** @description Only kinds of this category */
                flowCategory?: string;
                /** @description From this moment, milliseconds since 1970 */
                startTime?: components["schemas"]["AskedMoment"];
                /** @description To this moment, milliseconds since 1970 */
                endTime?: components["schemas"]["AskedMoment"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnFlowPageAnswer"];
                };
            };
        };
    };
    removeOwnFlow: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
    revokeFlowTask: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlowReasonBody"];
            };
        };
        responses: {
            /** @description Taken back */
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
    urgeFlowTask: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reminded */
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
    createFlowTask: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlowLaunchBody"];
            };
        };
        responses: {
            /** @description Its id, or the steps without people */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlowLaunchAnswer"];
                };
            };
        };
    };
    updateFlowTask: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlowLaunchBody"];
            };
        };
        responses: {
            /** @description Its id, or the steps without people */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlowLaunchAnswer"];
                };
            };
        };
    };
    listFlowRejectSteps: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The steps */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlowRejectStepsAnswer"];
                };
            };
        };
    };
    saveFlowTask: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlowHandleBody"];
            };
        };
        responses: {
            /** @description Kept */
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
    listFlowCandidateUsers: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlowCandidateAskBody"];
            };
        };
        responses: {
            /** @description A page of people */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlowCandidateUsersAnswer"];
                };
            };
        };
    };
    addFlowSigner: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlowSignerBody"];
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
    handleFlowTasks: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlowBatchBody"];
            };
        };
        responses: {
            /** @description Handled */
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
    pageFlowTemplates: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
                /** @description Page asked for, from 1 */
                currentPage?: components["parameters"]["CurrentPage"];
                /** @description Rows on a page; the specification's client offers 20, 50, 100 and 500, others ask for what fits their window */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Only kinds of this category */
                category?: string;
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlowTemplatePageAnswer"];
                };
            };
        };
    };
    listFlowVersions: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description 1 only those in use */
                type?: string;
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The flows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlowVersionsAnswer"];
                };
            };
        };
    };
    listFlowComments: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description The process */
                taskId?: string;
                /** @description Page asked for, from 1 */
                currentPage?: components["parameters"]["CurrentPage"];
                /** @description Rows on a page; the specification's client offers 20, 50, 100 and 500, others ask for what fits their window */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of comments */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlowCommentPageAnswer"];
                };
            };
        };
    };
    createFlowComment: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlowCommentBody"];
            };
        };
        responses: {
            /** @description Said */
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
    removeFlowComment: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Taken back */
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
    listOpinionPhrases: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description 1 the own ones, 0 those of all; both where it is left out */
                type?: string;
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The phrases */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpinionPhraseListAnswer"];
                };
            };
        };
    };
    createOpinionPhrase: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpinionPhraseBody"];
            };
        };
        responses: {
            /** @description Kept */
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
    updateOpinionPhrase: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpinionPhraseBody"];
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
    removeOpinionPhrase: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
    listSavedQueries: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conditions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedQueryListAnswer"];
                };
            };
        };
    };
    createSavedQuery: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedQueryBody"];
            };
        };
        responses: {
            /** @description Kept */
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
    updateSavedQuery: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedQueryBody"];
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
    removeSavedQuery: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
    getShortLink: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the model */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link, and whether it is open */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShortLinkAnswer"];
                };
            };
        };
    };
    updateShortLink: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the model */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShortLinkBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShortLinkAnswer"];
                };
            };
        };
    };
    getShortLinkForm: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Key of the link */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShortLinkFormAnswer"];
                };
            };
        };
    };
    submitShortLinkForm: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Key of the link */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShortLinkRecord"];
            };
        };
        responses: {
            /** @description Handed in */
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
    listFlowTemplates: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description Kind of form; the kinds of all where it is left out */
                formType?: string;
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
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
                    "application/json": components["schemas"]["FlowTemplateTreeAnswer"];
                };
            };
        };
    };
    listOnlineUsers: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
                /** @description Page asked for, from 1 */
                currentPage?: components["parameters"]["CurrentPage"];
                /** @description Rows on a page; the specification's client offers 20, 50, 100 and 500, others ask for what fits their window */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, who signed in last first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnlineUserPageAnswer"];
                };
            };
        };
    };
    signOutUsers: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnlineUserIds"];
            };
        };
        responses: {
            /** @description Ended; they are told so */
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
    signOutUser: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended; the person is told so */
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
    getServerState: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServerStateAnswer"];
                };
            };
        };
    };
    listLogs: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /** @description 1 sign-ins, 3 what was changed, 4 faults, 5 calls that changed something */
                category?: number;
                /** @description From this moment on, inclusive */
                startTime?: components["schemas"]["AskedMoment"];
                /** @description Until this moment, inclusive */
                endTime?: components["schemas"]["AskedMoment"];
                /** @description Of category 3, what concerns one record */
                recordId?: string;
                /** @description GET, POST, PUT or DELETE */
                requestMethod?: string;
                /** @description 1 sign-ins that succeeded, 0 those that were refused */
                loginMark?: 0 | 1;
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
                /** @description Page asked for, from 1 */
                currentPage?: components["parameters"]["CurrentPage"];
                /** @description Rows on a page; the specification's client offers 20, 50, 100 and 500, others ask for what fits their window */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Direction */
                sort?: components["parameters"]["Sort"];
                /** @description Field to sort by */
                sidx?: components["parameters"]["SortField"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogPageAnswer"];
                };
            };
        };
    };
    removeLogs: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogIds"];
            };
        };
        responses: {
            /** @description Deleted; that they were is told in the log */
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
    getLog: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The row */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogAnswer"];
                };
            };
        };
    };
    clearLogs: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description The category by its number */
                id: "1" | "3" | "4" | "5";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted; that they were is told in the log */
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
    listDelegations: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
                /**
                 * @description Part of a name or a code; empty means everything. Our server finds a Chinese name by its sound too: syllables without
                 *     tones, their initials, or both, and a surname is read as one.
                 */
                keyword?: components["parameters"]["Keyword"];
                /** @description Page asked for, from 1 */
                currentPage?: components["parameters"]["CurrentPage"];
                /** @description Rows on a page; the specification's client offers 20, 50, 100 and 500, others ask for what fits their window */
                pageSize?: components["parameters"]["PageSize"];
                /** @description 1 what the caller has delegated, 2 what was delegated to the caller */
                type?: "1" | "2";
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DelegationPageAnswer"];
                };
            };
        };
    };
    createDelegation: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DelegationBody"];
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
    getDelegation: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delegation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DelegationAnswer"];
                };
            };
        };
    };
    updateDelegation: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DelegationBody"];
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
    removeDelegation: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970, growing within a page. Keeps addresses distinct; no server reads it. */
                n?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Some servers answer other columns when it is not `pc`. */
                "jnpf-origin"?: components["parameters"]["Origin"];
                /**
                 * @description Language the sentence of the answer is wanted in: the one chosen in the console. Our server answers in Chinese, simplified or
                 *     traditional, and in English; in simplified Chinese where it is asked for none of them.
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the record */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended */
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

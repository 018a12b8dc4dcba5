// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
export interface components {
    schemas: {
        CloseFrame: {
            /** @constant */
            method: "closeSocket";
            msg?: string | null;
        };
        ConnectFrame: {
            /** @constant */
            method: "OnConnection";
            token: components["schemas"]["Token"];
            mobileDevice: boolean;
            /** @description Sent by newer clients */
            systemId?: string | null;
            /** @description Sent by newer clients */
            isSeparate?: boolean | null;
        };
        /** @description A text as it was typed; for the other kinds what was uploaded, as an object or as a text of it */
        Content: string | components["schemas"]["UploadedContent"] | null;
        /** @description text, image, voice or video; servers may know more */
        ContentType: string | null;
        Count: number | string | null;
        EchoFrame: {
            /** @constant */
            method: "sendMessage";
            id?: string | null;
            /** @description The sender */
            UserId?: string;
            /** @description The sender */
            userId?: string;
            account?: string | null;
            headIcon?: string | null;
            realName?: string | null;
            toUserId: string;
            toAccount?: string | null;
            toHeadIcon?: string | null;
            toRealName?: string | null;
            messageType: components["schemas"]["ContentType"];
            toMessage?: components["schemas"]["Content"];
            dateTime?: components["schemas"]["Moment"];
            latestDate?: components["schemas"]["Moment"];
        };
        ErrorFrame: {
            /** @constant */
            method: "error";
            msg?: string | null;
        };
        HeartbeatFrame: {
            /** @enum {string} */
            method: "heartCheck" | "HeartCheck";
            token: components["schemas"]["Token"];
        };
        HeartbeatReplyFrame: {
            /** @enum {string} */
            method: "heartCheck" | "HeartCheck";
        };
        HistoryFrame: {
            /** @constant */
            method: "messageList";
            list: components["schemas"]["HistoryRow"][] | null;
            pagination?: components["schemas"]["HistoryPage"] | null;
        };
        HistoryPage: {
            total: number;
            currentPage?: number;
            pageSize?: number;
        };
        HistoryRow: {
            id: string;
            sendUserId: string;
            sendTime?: components["schemas"]["Moment"];
            receiveUserId: string;
            receiveTime?: components["schemas"]["Moment"];
            /** @description The text, or a text of JSON as in Content */
            content?: string | null;
            contentType?: components["schemas"]["ContentType"];
            /** @description 1 read 0 unread */
            state?: number | string | null;
        };
        InitFrame: {
            /** @constant */
            method: "initMessage";
            unreadNums?: components["schemas"]["UnreadOfPerson"][] | null;
            unreadNoticeCount?: components["schemas"]["Count"];
            unreadMessageCount?: components["schemas"]["Count"];
            unreadScheduleCount?: components["schemas"]["Count"];
            unreadSystemMessageCount?: components["schemas"]["Count"];
            unreadTotalCount?: components["schemas"]["Count"];
            noticeDefaultText?: string | null;
            /** @description Title of the newest message */
            messageDefaultText?: string | null;
            messageDefaultTime?: components["schemas"]["Moment"];
            dateTime?: components["schemas"]["Moment"];
            /** @description Ids */
            onlineUserList?: string[] | null;
            /** @description The same under its name of Java servers */
            onlineUsers?: string[] | null;
            userId?: string | null;
        };
        ListFrame: {
            /** @constant */
            method: "MessageList";
            token: components["schemas"]["Token"];
            /** @description The other person */
            toUserId: string;
            /** @description The asker */
            formUserId: string;
            currentPage: number;
            pageSize: number;
            /** @enum {string} */
            sord?: "asc" | "desc";
            /** @enum {string} */
            sort?: "asc" | "desc";
            keyword?: string | null;
        };
        LogoutFrame: {
            /** @constant */
            method: "logout";
            token?: string | null;
            msg?: string | null;
        };
        /** @description Milliseconds since 1970 or a date as text; servers differ */
        Moment: number | string | null;
        PresenceFrame: {
            /** @enum {string} */
            method: "online" | "Online" | "offline" | "Offline";
            userId: string;
        };
        PushFrame: {
            /** @constant */
            method: "messagePush";
            unreadNoticeCount?: components["schemas"]["Count"];
            /** @description 1 notice 2 flow 3 system 4 schedule */
            messageType?: number | string | null;
            id?: string | null;
            userId?: string | null;
            toUserId?: string[] | null;
            title?: string | null;
        };
        ReadFrame: {
            /** @constant */
            method: "UpdateReadMessage";
            token: components["schemas"]["Token"];
            /** @description Whose messages are read */
            formUserId: string;
        };
        ReceiveFrame: {
            /** @constant */
            method: "receiveMessage";
            id?: string | null;
            /** @description The sender */
            formUserId: string;
            /** @description The receiver */
            userId?: string | null;
            formMessage?: components["schemas"]["Content"];
            messageType: components["schemas"]["ContentType"];
            dateTime?: components["schemas"]["Moment"];
            latestDate?: components["schemas"]["Moment"];
            headIcon?: string | null;
            realName?: string | null;
            account?: string | null;
        };
        RefreshFrame: {
            /** @constant */
            method: "refresh";
            msg?: string | null;
        };
        SendFrame: {
            /** @constant */
            method: "SendMessage";
            token: components["schemas"]["Token"];
            toUserId: string;
            /** @enum {string} */
            messageType: "text" | "image" | "voice";
            /** @description Text of at most 5000 characters, or what was uploaded before */
            messageContent: string | components["schemas"]["SentImage"] | components["schemas"]["SentVoice"];
        };
        SentImage: {
            /** @description Name of the uploaded file */
            name: string;
            width: number;
            height: number;
        };
        SentVoice: {
            /** @description Name of the uploaded file */
            name: string;
            /** @description Seconds */
            length: number;
        };
        /** @description The token as the login call answered it, prefix included */
        Token: string;
        UnreadOfPerson: {
            sendUserId: string;
            receiveUserId?: string | null;
            tenantId?: string | null;
            unreadNum: number | string;
            defaultMessage?: string | null;
            defaultMessageType?: string | null;
            defaultMessageTime?: components["schemas"]["Moment"];
        };
        UploadedContent: {
            name?: string | null;
            path?: string | null;
            width?: number | string | null;
            height?: number | string | null;
            /** @description Seconds of a voice */
            length?: number | string | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}

/** Every schema of the socket, by its name. */
export type SocketMessages = components['schemas'];

/** Frames a client sends, told apart by `method`. */
export type ClientFrame =
  | SocketMessages['ConnectFrame']
  | SocketMessages['SendFrame']
  | SocketMessages['ListFrame']
  | SocketMessages['ReadFrame']
  | SocketMessages['HeartbeatFrame'];

/** Frames a server sends, told apart by `method`. */
export type ServerFrame =
  | SocketMessages['InitFrame']
  | SocketMessages['PushFrame']
  | SocketMessages['EchoFrame']
  | SocketMessages['ReceiveFrame']
  | SocketMessages['HistoryFrame']
  | SocketMessages['PresenceFrame']
  | SocketMessages['LogoutFrame']
  | SocketMessages['CloseFrame']
  | SocketMessages['RefreshFrame']
  | SocketMessages['ErrorFrame']
  | SocketMessages['HeartbeatReplyFrame'];

import type { Answer } from '@milepost/openapi/client';
import { currentUserCodecs } from '@milepost/openapi/domains/current-user';
import type { BaseInfoDraft } from '@milepost/openapi/domains/current-user';
import { hashPassword } from '@milepost/openapi/domains/oauth';
import type { Api } from '../api/index.ts';

/** Saves what the person may change of the profile. @source shell §7 */
export const saveBaseInfo = (api: Api) => ({
  send: (draft: BaseInfoDraft): Promise<Answer<unknown>> =>
    api.updateBaseInfo({ body: currentUserCodecs.updateBaseInfo.body.encode(draft) }),
});

/** Makes an uploaded image the picture of the person; takes the name the upload answered. @source shell §7 */
export const saveAvatar = (api: Api) => ({
  send: (name: string) => api.updateAvatar({ path: { name } }),
});

/** Keeps a signature: the text of an image, or the address of an uploaded one. @reading R-063 */
export const addSignature = (api: Api) => ({
  send: (signature: { readonly signImg: string; readonly isDefault: boolean }) =>
    api.createSignature({ body: currentUserCodecs.createSignature.body.encode(signature) }),
});

export const chooseSignature = (api: Api) => ({
  send: (id: string) => api.setDefaultSignature({ path: { id } }),
});

export const removeSignature = (api: Api) => ({
  send: (id: string) => api.removeSignature({ path: { id } }),
});

/** Ends another session of the person. @reading R-284 */
export const endOwnSession = (api: Api) => ({
  send: (id: string) => api.endOwnSession({ path: { id } }),
});

/** Ends every session of the person but this one. @reading R-284 */
export const endOtherSessions = (api: Api) => ({
  send: () => api.endOtherSessions({}),
});

/** Works in another organisation or position from now on; the session has to be read again. @source shell §7 @reading R-064 */
export const switchPlace = (api: Api) => ({
  send: ({ id, kind }: { readonly id: string; readonly kind: 'Organize' | 'Position' }) =>
    api.switchMajor({ body: currentUserCodecs.switchMajor.body.encode({ majorId: id, majorType: kind }) }),
});

/** Texts typed to change the password; plain text, which leaves the page only hashed. */
export interface PasswordChange {
  readonly oldPassword: string;
  readonly password: string;
  readonly code: string;
  /** Timestamp the image of the captcha was asked with. */
  readonly timestamp: string;
}

/** Changes the password. The session is over then. @source shell §5, §7 @reading R-365 */
export const changePassword = (api: Api) => ({
  send: ({ oldPassword, password, code, timestamp }: PasswordChange) =>
    api.modifyPassword({
      body: currentUserCodecs.modifyPassword.body.encode({
        oldPassword: hashPassword(oldPassword),
        password: hashPassword(password),
        code,
        timestamp,
      }),
    }),
});

/**
 * Stands for whoever is signed in when a form is filled in: the one entry among the system variables of the picker.
 * @source forms §2.4 @reading R-113
 */
export const CURRENT_USER_ID = 'currentUser';

/** Its picture, and that of everybody who has none. @source forms §9 @reading R-113 */
export const DEFAULT_HEAD_ICON = '/api/file/Image/userAvatar/001.png';

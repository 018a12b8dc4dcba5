// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
export const oauthOperations = {
  /** Sign in */
  login: { id: 'login', method: 'POST', path: '/api/oauth/Login', effect: 'session', writes: ['session'], body: 'form', isSessionExempt: true },
  /** Sign out */
  logout: { id: 'logout', method: 'GET', path: '/api/oauth/Logout', effect: 'session', writes: ['session'] },
  /** Unlock the screen with account and password; lock it with an empty payload */
  lockScreen: { id: 'lockScreen', method: 'POST', path: '/api/oauth/LockScreen', effect: 'session', writes: ['session'], body: 'json', isSessionExempt: true },
  /** Change the password, or without a body send a reminder that it expires */
  updatePasswordMessage: { id: 'updatePasswordMessage', method: 'POST', path: '/api/oauth/updatePasswordMessage', effect: 'update', writes: ['message'], body: 'json' },
  /** Does signing in with this account ask for a captcha? Asked before anybody is signed in */
  getAccountConfig: { id: 'getAccountConfig', method: 'GET', path: '/api/oauth/getConfig/{account}', effect: 'read', reads: ['systemConfig'] },
  /** Captcha image of the password dialog and of older login pages */
  getPasswordCaptcha: { id: 'getPasswordCaptcha', method: 'GET', path: '/api/file/ImageCode/{timestamp}', effect: 'read', isRaw: true },
  /** Captcha image of the login page */
  getLoginCaptcha: { id: 'getLoginCaptcha', method: 'GET', path: '/api/oauth/ImageCode/{length}/{timestamp}', effect: 'read', isRaw: true },
  /** The digits of a captcha image, spoken */
  getSpokenCaptcha: { id: 'getSpokenCaptcha', method: 'GET', path: '/api/oauth/SpokenCode/{timestamp}', effect: 'read', isRaw: true },
  /** Is signing in done elsewhere, and by which other ways can people sign in? */
  getLoginConfig: { id: 'getLoginConfig', method: 'GET', path: '/api/oauth/getLoginConfig', effect: 'read', reads: ['systemConfig'] },
  /** A ticket that a sign-in in another window can be bound to */
  createLoginTicket: { id: 'createLoginTicket', method: 'GET', path: '/api/oauth/getTicket', effect: 'create', writes: ['session'] },
  /** Has somebody signed in with this ticket? */
  getLoginTicketStatus: { id: 'getLoginTicketStatus', method: 'GET', path: '/api/oauth/getTicketStatus/{ticket}', effect: 'read', reads: ['session'] },
} as const;

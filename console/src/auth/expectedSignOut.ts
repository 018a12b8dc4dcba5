/** True while the session ends by what the person is doing now, such as a change of the password: that is no news to them. */
export const expectedSignOut = { isExpected: false };

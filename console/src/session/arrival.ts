let hasJustSignedIn = false;

/** The person comes from the login page: said once to whoever asks. @source shell §2.4 (after arriving from /login) */
export const arrival = {
  signedIn: () => {
    hasJustSignedIn = true;
  },
  take: () => {
    const was = hasJustSignedIn;
    hasJustSignedIn = false;
    return was;
  },
};

/**
 * Reasons the person is back at the login page.
 * `code`: the server ended the session (600 expired, 601 signed in elsewhere, 602 token refused); `failed`: the start
 * after signing in did not succeed, with the server's words where it had some; `nobody`: the server said well and nothing
 * about who this is; `locked`: it answers this session nothing until it is unlocked. @source shell §2.2, §8 @reading R-001
 */
export type EndReason =
  | { readonly kind: 'code'; readonly code: number }
  | { readonly kind: 'failed'; readonly msg: string | null }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'locked' };

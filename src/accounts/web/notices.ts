/** Said after the account was deleted: there is nothing left to sign in to. */
export const accountDeleted = 'Your account and everything that belonged to it have been deleted.'

/** Said at once where a sign-in has ended, until it is known why. */
export const signedOut = 'You are not signed in any more.'

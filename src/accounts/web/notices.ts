/** Said after the account was deleted: there is nothing left to sign in to. */
export const accountDeleted = 'Your account is deleted, with everything that you were told would go.'

/** Said at once where a sign-in has ended, until it is known why. */
export const signedOut = 'You are not signed in any more.'

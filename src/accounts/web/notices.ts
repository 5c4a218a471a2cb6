/** Said after the account was deleted: there is nothing left to sign in to. */
export const accountDeleted = 'Your account and everything that belonged to it have been deleted.'

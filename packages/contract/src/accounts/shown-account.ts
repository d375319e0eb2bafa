/** A client names the account that its page shows in this header, as {@link shownAccountOf}. */
export const SHOWN_ACCOUNT_HEADER = 'x-shown-account'

const VISITOR = 'visitor'

/** The account of a viewer in the header: their id, or `visitor` if they are not signed in. */
export const shownAccountOf = (userId: string | undefined): string => userId ?? VISITOR

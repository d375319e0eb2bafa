/** Keys of the marker for a logout in this browser: its reason and its time. Other tabs check the account then. */
export const LOGGED_OUT = 'logged_out'
export const LOGGED_OUT_AT = 'logged_out_at'

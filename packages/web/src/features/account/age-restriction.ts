import { useSyncExternalStore } from 'react'

/** IDENT-04: the server sets this cookie when it refuses a user who is too young. */
const COOKIE = /(?:^|; )age_restricted=/

const never = () => () => {}

/**
 * True when a user who is too young tried to sign up in this browser within the last day. Checked on every render of
 * the form.
 */
export const useAgeRestriction = (): boolean =>
  useSyncExternalStore(
    never,
    () => COOKIE.test(document.cookie),
    () => false,
  )

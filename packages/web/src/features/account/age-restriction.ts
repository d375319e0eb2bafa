import { useSyncExternalStore } from 'react'

/** IDENT-04: set by the server when it refuses somebody too young. */
const COOKIE = /(?:^|; )age_restricted=/

const never = () => () => {}

/** Whether somebody too young tried to sign up in this browser within a day; asked anew whenever the form is drawn. */
export const useAgeRestriction = (): boolean =>
  useSyncExternalStore(
    never,
    () => COOKIE.test(document.cookie),
    () => false,
  )

import Type from 'typebox'
import { defineEvent } from '../event.ts'
import { IdText } from '../scalars.ts'

const Account = Type.Object({ user_id: IdText })

/** A person signed up, by themselves or with another service. */
export const userRegistered = defineEvent('user.registered', Account)
/** A person showed that an email address is theirs. */
export const userEmailVerified = defineEvent('user.email_verified', Account)
/** An account was made, or a name or setting changed. `changes_all`: what search finds of their pins and boards changes too. */
export const userChanged = defineEvent('user.changed', Type.Object({ user_id: IdText, changes_all: Type.Boolean() }))
export const userDeleted = defineEvent('user.deleted', Account)

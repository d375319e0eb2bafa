import { useRequestContext } from '../../services.tsx'
import { useMe } from './use-me.ts'

/** IDENT-07: true for users who have not verified their email and can. Without a mail server only the owner can. */
export const useMayVerify = (): boolean => {
  const me = useMe()
  const { sends_mail: sendsMail } = useRequestContext()
  return me !== undefined && !me.is_email_verified && (sendsMail || me.is_owner)
}

import { FORM_ERRORS } from '@corkboard/contract/form-errors'
import { LIMITS } from '@corkboard/contract/limits'
import { completeLink } from '../../shell/forms/complete-link.ts'

/** The same rule as the server's, which has the last word when the pin is published. */
const isLink = (typed: string): boolean => {
  const link = completeLink(typed)
  if (!/^https?:\/\/\S+$/i.test(link)) return false
  const url = URL.parse(link)
  if (!url || url.username !== '' || url.password !== '') return false
  return /[^.]\.[^.]/.test(url.hostname) && url.href.length <= LIMITS.pinLink
}

/** Why a pin cannot have this link; `undefined` if it can, or if nothing was typed. */
export const linkProblem = (typed: string): string | undefined =>
  typed.trim() === '' || isLink(typed) ? undefined : FORM_ERRORS['pin.link_invalid'].message

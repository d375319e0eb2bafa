import { CorkboardError } from '@corkboard/contract'
import { logInByHandshake, prepareRegistration, registerByHandshake } from '@corkboard/domain/accounts/sign-in'
import type { FastifyRequest } from 'fastify'
import { refuseAgeRestricted } from '../../http/age-restriction.ts'
import { type Client, clientOf } from '../../http/client.ts'
import { acceptInviteOfNewcomer } from './accept-invite.ts'
import { ctxFor } from './ctx-for.ts'
import { readIdempotencyKey } from '../../resource/engine/idempotency-key.ts'
import { pagesIn, registrationOf, type SentRegistration } from './registration.ts'
import { type KeyedCall, prepareOnce, storeOnce } from '../../resource/engine/run-once.ts'

type Sent = SentRegistration & { readonly email: string; readonly password: string }
/** A registration as a form carries it. */
type Form = Omit<Sent, 'visited_pages'> & { readonly visited_pages?: string; readonly invite_code?: string }

const sentIn = ({ visited_pages: given, invite_code: _invite, ...form }: Form): Sent => {
  const pages = pagesIn(given)
  return { ...form, ...(pages && { visited_pages: pages }) }
}

/**
 * IDENT-01: clients try up to three times more. Such a retry gets the account it made, not "already taken": by its
 * idempotency key, or as the same form from the same install.
 *
 * @returns a token for a session; `null` where signing in did not work
 */
export const registerOnce = async (request: FastifyRequest, kind: string, installId: string, form: Form) => {
  const { ctx } = request.visit
  const sent = sentIn(form)
  const client = clientOf(request)
  const call: KeyedCall = {
    key: readIdempotencyKey(request) ?? `install:${installId}`,
    call: `POST /v3/register/${kind}/handshake/ ${sent.email.toLowerCase()}`,
    input: sent,
    client: { visitor: installId },
  }
  const first = await prepareOnce(ctx, call, async () => {
    refuseAgeRestricted(client)
    return prepareRegistration(ctx, registrationOf(sent), client)
  })
  if ('earlier' in first) return logInAgain(request, sent, client)
  const outcome = await storeOnce(ctx, call, async (tx) => {
    const { account, token, newcomer } = await registerByHandshake(tx, first.prepared, client)
    return { text: JSON.stringify(account.id), token, newcomer }
  })
  if (!('token' in outcome)) return logInAgain(request, sent, client)
  await acceptInviteOfNewcomer(ctxFor(ctx, outcome.newcomer), form.invite_code)
  return outcome.token
}

/** IDENT-05: a registration does not fail because the login after it does. */
const logInAgain = async (request: FastifyRequest, { email, password }: Sent, client: Client) => {
  try {
    const outcome = await logInByHandshake(request.visit.ctx, { usernameOrEmail: email, password }, client)
    return outcome.needsMfa ? null : outcome.token
  } catch (error) {
    if (error instanceof CorkboardError && error.status < 500) return null
    throw error
  }
}

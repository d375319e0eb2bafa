import { CorkboardError, ERRORS, fail, LIMITS, type RestEnvelope } from '@corkboard/contract'
import {
  completeHandshake,
  handshakeBySocialToken,
  type HandshakeOutcome,
  logInByHandshake,
  prepareRegistration,
  registerByHandshake,
} from '@corkboard/domain/accounts/sign-in'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { restFailure } from '../errors/rest-errors.ts'
import { refuseAgeRestricted } from '../http/age-restriction.ts'
import { type Client, clientOf } from '../http/client.ts'
import { readIdempotencyKey } from '../resource/engine/idempotency-key.ts'
import { toChallengeWire } from '../resource/engine/mfa-challenge.ts'
import { registrationOf } from '../resource/engine/registration.ts'
import { type KeyedCall, prepareOnce, runOnce } from '../resource/engine/run-once.ts'
import { refuseOtherMethods } from './methods.ts'

type Form = Readonly<Record<string, unknown>>

interface HandshakeData {
  /** For `HandshakeSessionResource create`. `null`: the account exists, and logging it in did not work (IDENT-05). */
  readonly token: string | null
}

const INSTALL_HEADER = 'x-install-id'
const INSTALL_ID = /^[\w-]{8,64}$/

/** `/v3/register/{email|facebook|partner}/handshake/` and `/v3/login/[mfa/]handshake/` (IDENT-02, IDENT-03). */
export const handshakeRoutes = async (app: FastifyInstance): Promise<void> => {
  const post = (url: string, answer: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) => {
    app.post(url, async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      return reply.send(await answer(request, reply))
    })
    refuseOtherMethods(app, url, ['POST'])
  }
  post('/v3/register/email/handshake/', (request) => registerOnce(request, 'email'))
  post('/v3/register/partner/handshake/', (request) => registerOnce(request, 'partner'))
  post('/v3/register/facebook/handshake/', registerWithFacebook)
  post('/v3/login/handshake/', logIn)
  post('/v3/login/mfa/handshake/', logInWithSecondStep)
}

const success = (token: string | null): RestEnvelope<HandshakeData> => ({
  status: 'success',
  code: 0,
  message: 'ok',
  data: { token },
})

/** The form, once it comes with an install id. */
const readForm = (request: FastifyRequest): { readonly form: Form; readonly installId: string } => {
  const installId = request.headers[INSTALL_HEADER]
  if (installId === undefined) throw fail('request.missing', { field: INSTALL_HEADER })
  if (typeof installId !== 'string' || !INSTALL_ID.test(installId)) {
    throw fail('request.invalid', { field: INSTALL_HEADER })
  }
  const { body } = request
  return { form: typeof body === 'object' && body !== null ? (body as Form) : {}, installId }
}

/** A field as text; an empty one counts as not sent. */
const optional = (form: Form, field: string): string | undefined => {
  const value = Object.hasOwn(form, field) ? form[field] : undefined
  if (value === undefined || value === '') return undefined
  if (typeof value !== 'string' || value.includes('\0')) throw fail('request.invalid', { field })
  return value
}

const required = (form: Form, field: string): string => {
  const value = optional(form, field)
  if (value === undefined) throw fail('request.missing', { field })
  return value
}

/** Passwords may hold anything; the rules of passwords say what not. */
const passwordIn = (form: Form): string => {
  const { password } = form
  if (typeof password !== 'string' || password === '') throw fail('request.missing', { field: 'password' })
  return password
}

const OPTIONAL = [
  'username',
  'last_name',
  'birthday',
  'gender',
  'custom_gender',
  'business_name',
  'country',
  'locale',
  'utm_campaign',
]

const registrationIn = (form: Form, kind: 'email' | 'partner') => {
  if (kind === 'partner') required(form, 'business_name')
  // A form has no lists: paths stand beside each other.
  const pages = optional(form, 'visited_pages')?.split(' ').slice(0, LIMITS.visitedPinPages)
  const given = OPTIONAL.map((field) => [field, optional(form, field)] as const).filter(
    ([, value]) => value !== undefined,
  )
  return {
    ...(Object.fromEntries(given) as Record<string, string>),
    ...(pages && { visited_pages: pages }),
    email: required(form, 'email'),
    password: passwordIn(form),
    first_name: required(form, 'first_name'),
  }
}

type Registration = ReturnType<typeof registrationIn>

/**
 * IDENT-01: clients try up to three times more. Such a retry gets the account it made, not "already taken": by its
 * idempotency key, or as the same form from the same install.
 */
const registerOnce = async (request: FastifyRequest, kind: 'email' | 'partner') => {
  const { ctx } = request.visit
  const { form, installId } = readForm(request)
  const sent = registrationIn(form, kind)
  const client = clientOf(request)
  const call: KeyedCall = {
    key: readIdempotencyKey(request) ?? `install:${installId}`,
    call: `POST /v3/register/${kind}/handshake/ ${sent.email.toLowerCase()}`,
    input: sent,
    client: { visitor: installId },
  }
  const first = await prepareOnce(ctx, call, async () => {
    refuseAgeRestricted(client)
    return prepareRegistration(ctx, registrationOf(sent))
  })
  if ('earlier' in first) return success(await logInAgain(request, sent, client))
  const outcome = await runOnce(ctx, call, async (tx) => {
    const { account, token } = await registerByHandshake(tx, first.prepared, client)
    return { text: JSON.stringify(account.id), token }
  })
  return success('token' in outcome ? outcome.token : await logInAgain(request, sent, client))
}

/** IDENT-05: what stands in the way of logging in is no failure of the registration. */
const logInAgain = async (request: FastifyRequest, { email, password }: Registration, client: Client) => {
  try {
    const outcome = await logInByHandshake(request.visit.ctx, { usernameOrEmail: email, password }, client)
    return outcome.needsMfa ? null : outcome.token
  } catch (error) {
    if (error instanceof CorkboardError && error.status < 500) return null
    throw error
  }
}

/** With a `facebook_token`: the id token that Facebook gave the client for this site. Whoever has an account is let in. */
const registerWithFacebook = async (request: FastifyRequest, reply: FastifyReply) => {
  const { ctx } = request.visit
  const { form } = readForm(request)
  if (!ctx.site.social.providers.some(({ id }) => id === 'facebook')) throw fail('social.not_configured')
  const sent = {
    token: required(form, 'facebook_token'),
    subject: optional(form, 'facebook_id'),
    email: optional(form, 'email'),
    firstName: optional(form, 'first_name'),
    lastName: optional(form, 'last_name'),
    birthday: optional(form, 'birthday'),
  }
  const client = clientOf(request)
  const device = { ...client, isAgeRestricted: client.held.isAgeRestricted }
  return answerOutcome(reply, await handshakeBySocialToken(ctx, 'facebook', sent, device))
}

/** The one code that clients pass through instead of failing (consumer §7): the login goes on. */
const answerOutcome = (reply: FastifyReply, outcome: HandshakeOutcome) => {
  if (!outcome.needsMfa) return success(outcome.token)
  void reply.code(ERRORS['mfa.needed'].status)
  return { ...restFailure(fail('mfa.needed')), data: toChallengeWire(outcome) }
}

const logIn = async (request: FastifyRequest, reply: FastifyReply) => {
  const { form } = readForm(request)
  const input = { usernameOrEmail: required(form, 'username_or_email'), password: passwordIn(form) }
  return answerOutcome(reply, await logInByHandshake(request.visit.ctx, input, clientOf(request)))
}

/** JSON of the browser's answer, as forms carry it. */
const passkeyIn = (form: Form): unknown => {
  const text = optional(form, 'passkey')
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch (error) {
    throw fail('request.malformed', { field: 'passkey' }, error)
  }
}

/** With the `token` of the first step, or with name and password again. */
const logInWithSecondStep = async (request: FastifyRequest, reply: FastifyReply) => {
  const { ctx } = request.visit
  const { form } = readForm(request)
  const client = clientOf(request)
  const passkey = passkeyIn(form)
  const code = passkey === undefined ? required(form, 'mfa_token') : undefined
  const ticket = optional(form, 'token')
  if (ticket !== undefined) return success(await completeHandshake(ctx, ticket, { code, passkey }, client))
  const input = { usernameOrEmail: required(form, 'username_or_email'), password: passwordIn(form) }
  const outcome = await logInByHandshake(ctx, input, client)
  if (!outcome.needsMfa || code === undefined) return answerOutcome(reply, outcome)
  return success(await completeHandshake(ctx, outcome.ticket, { code }, client))
}

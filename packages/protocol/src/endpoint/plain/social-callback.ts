import { finishSocial, type SocialOutcome } from '@corkboard/domain/accounts/sign-in'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clientOf } from '../../http/client.ts'
import { clearFlowCookie, flowCookieName } from '../../http/cookies.ts'
import { applySessionChange } from '../../http/session-change.ts'
import { acceptInviteOfNewcomer } from '../../product/accounts/accept-invite.ts'
import { beginSession } from '../../product/accounts/begin-session.ts'
import { ctxFor } from '../../product/accounts/ctx-for.ts'
import { toChallengeWire } from '../../product/accounts/mfa-challenge.ts'

const withParameter = (path: string, name: string, value: string): string => {
  const { pathname, searchParams, hash } = new URL(path, 'http://here')
  searchParams.set(name, value)
  return `${pathname}?${searchParams.toString()}${hash}`
}

/** The URL the user lands on. Secrets go behind `#`, which browsers neither send to servers nor log. */
const landingOf = (outcome: SocialOutcome): string => {
  switch (outcome.kind) {
    case 'logged-in':
      return outcome.next
    case 'linked':
      return withParameter(outcome.next, 'linked', outcome.provider)
    case 'needs-mfa': {
      const challenge = Buffer.from(JSON.stringify(toChallengeWire(outcome))).toString('base64url')
      return `/login/?next=${encodeURIComponent(outcome.next)}#mfa=${challenge}`
    }
    case 'refused':
      return withParameter(`/login/?next=${encodeURIComponent(outcome.next)}`, 'social_error', outcome.code)
  }
}

/** `GET /oauth/{provider}/callback/` (IDENT-16): the user comes back from the provider. */
export const socialCallbackRoute = async (app: FastifyInstance): Promise<void> => {
  app.get<{ Params: { provider: string } }>('/oauth/:provider/callback/', (request, reply) => land(request, reply))
}

const land = async (
  request: FastifyRequest<{ Params: { provider: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { visit } = request
  const client = clientOf(request)
  const back = {
    address: new URL(request.url, visit.origin).href,
    sealed: request.cookies[flowCookieName(visit.isSecure)],
  }
  const device = { ...client, isAgeRestricted: client.held.isAgeRestricted }
  const outcome = await finishSocial(visit.ctx, request.params.provider, back, device)
  clearFlowCookie(reply, visit.isSecure)
  if (outcome.kind === 'logged-in') {
    await acceptInviteOfNewcomer(ctxFor(visit.ctx, outcome.viewer), outcome.newcomersInvite)
    applySessionChange(reply, visit, await beginSession(visit.ctx, outcome, client))
  }
  return reply.header('cache-control', 'no-store').redirect(landingOf(outcome), 303)
}

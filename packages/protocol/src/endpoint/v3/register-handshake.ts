import { RegisterHandshakeEndpoint, RegisterPartnerHandshakeEndpoint } from '@corkboard/contract'
import { implementEndpoint } from '../engine/implement.ts'
import { registerOnce } from '../../product/accounts/register-once.ts'

export const registerHandshake = [
  implementEndpoint(RegisterHandshakeEndpoint, async (_ctx, { headers, body }, request) => ({
    token: await registerOnce(request, 'email', headers['x-install-id'], body),
  })),
  implementEndpoint(RegisterPartnerHandshakeEndpoint, async (_ctx, { headers, body }, request) => ({
    token: await registerOnce(request, 'partner', headers['x-install-id'], body),
  })),
]

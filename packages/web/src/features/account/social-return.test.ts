import { ERRORS } from '@corkboard/contract/errors'
import { describe, expect, it } from 'vitest'
import { socialRefusal } from '../../product/accounts/social-refusal.ts'
import { challengeIn, pathAfterLogIn } from './social-return.ts'

const hashOf = (value: unknown): string => `#mfa=${Buffer.from(JSON.stringify(value)).toString('base64url')}`

describe('[IDENT-16 a] the return from a social sign-in provider', () => {
  it('reads the requested second step', () => {
    const challenge = { kind: 'MFA_REQUIRED', token: 'x?>~ü', methods: ['totp'] }
    expect(challengeIn(hashOf(challenge))).toEqual(challenge)
  })

  it.each([[''], ['#pins'], ['#mfa='], ['#mfa=eyJ'], [hashOf(null)], [hashOf({ kind: 'AUTH' })]])(
    'reads no second step from "%s"',
    (hash) => expect(challengeIn(hash)).toBeNull(),
  )

  it('reports what went wrong, only with texts of our own', () => {
    expect(socialRefusal('social.canceled')).toBe(ERRORS['social.canceled'].message)
    expect(socialRefusal('password.wrong')).toBeNull()
    expect(socialRefusal(undefined)).toBeNull()
  })

  it.each([
    [
      { next: '/settings/linked-accounts/', social_error: 'social.linked_elsewhere' },
      '/settings/linked-accounts/?social_error=social.linked_elsewhere',
    ],
    [{ next: '/today/?x=1#y', social_error: 'social.failed' }, '/today/?x=1&social_error=social.failed#y'],
    [{ next: '//evil.example', social_error: 'made.up' }, '/'],
    [{ next: '/today/' }, '/today/'],
  ])('continues from %j to %s', (search, path) => expect(pathAfterLogIn(search)).toBe(path))
})

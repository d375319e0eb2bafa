import { expect, it } from 'vitest'
import { createContentPolicies } from './content-policy.ts'

it('documents send requests only to the site, and to its other hosts if there are any (IDENT-11)', () => {
  const alone = createContentPolicies([], undefined).shared
  expect(alone).toContain("connect-src 'self';")
  expect(alone).toContain("form-action 'self';")
  const several = createContentPolicies([], undefined, ['https://pins.example', 'https://pins.de'])
  for (const policy of [several.shared, several.withNonce('x')]) {
    expect(policy).toContain("connect-src 'self' https://pins.example https://pins.de;")
    expect(policy).toContain("form-action 'self' https://pins.example https://pins.de;")
  }
})

it('[IDENT-09 c] a hosted bot check may be framed and called, if there is one', () => {
  expect(createContentPolicies([], undefined).withNonce('x')).not.toContain('frame-src')
  const checked = createContentPolicies([], undefined, [], 'https://check.example').withNonce('x')
  expect(checked).toContain("connect-src 'self' https://check.example;")
  expect(checked).toContain('frame-src https://check.example;')
})

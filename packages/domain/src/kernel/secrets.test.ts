import { expect, it } from 'vitest'
import { createSigner } from './secrets.ts'

const signer = createSigner(Buffer.from('one instance'))

it('sealed text opens again, only for its purpose and with this secret', () => {
  const sealed = signer.seal('totp', 'JBSWY3DP ü')
  expect(signer.unseal('totp', sealed)).toBe('JBSWY3DP ü')
  expect(sealed).not.toBe(signer.seal('totp', 'JBSWY3DP ü'))
  expect(signer.unseal('mail', sealed)).toBeUndefined()
  expect(createSigner(Buffer.from('another instance')).unseal('totp', sealed)).toBeUndefined()
})

it.each(['', 'x', 'A'.repeat(60)])('%j is not a sealed text', (text) => {
  expect(signer.unseal('totp', text)).toBeUndefined()
})

it('a sealed text that was modified does not open', () => {
  const bytes = Buffer.from(signer.seal('totp', 'secret'), 'base64url')
  for (let place = 0; place < bytes.length; place += 1) {
    const changed = Buffer.from(bytes)
    changed[place] = changed[place]! ^ 1
    expect(signer.unseal('totp', changed.toString('base64url'))).toBeUndefined()
  }
})

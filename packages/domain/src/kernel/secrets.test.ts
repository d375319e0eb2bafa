import { expect, it } from 'vitest'
import { createSigner } from './secrets.ts'

const signer = createSigner(Buffer.from('one instance'))

it('what is sealed is read again, for its purpose and with this secret only', () => {
  const sealed = signer.seal('totp', 'JBSWY3DP ü')
  expect(signer.unseal('totp', sealed)).toBe('JBSWY3DP ü')
  expect(sealed).not.toBe(signer.seal('totp', 'JBSWY3DP ü'))
  expect(signer.unseal('mail', sealed)).toBeUndefined()
  expect(createSigner(Buffer.from('another instance')).unseal('totp', sealed)).toBeUndefined()
})

it.each(['', 'x', 'A'.repeat(60)])('%j was never sealed', (text) => {
  expect(signer.unseal('totp', text)).toBeUndefined()
})

it('a sealed text that was changed is none', () => {
  const bytes = Buffer.from(signer.seal('totp', 'secret'), 'base64url')
  for (let place = 0; place < bytes.length; place += 1) {
    const changed = Buffer.from(bytes)
    changed[place] = changed[place]! ^ 1
    expect(signer.unseal('totp', changed.toString('base64url'))).toBeUndefined()
  }
})

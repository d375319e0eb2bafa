import { describe, expect, it } from 'vitest'
import { addressOf } from './client.ts'
import { isInternalAddress } from './internal-address.ts'

describe('the address of a client', () => {
  it('is that of its connection', () => {
    expect(addressOf({ ip: '203.0.113.7' })).toBe('203.0.113.7')
  })

  it('is nobody’s, and not internal, once the connection is closed', () => {
    const address = addressOf({ ip: undefined })
    expect(address).toBe('0.0.0.0')
    expect(isInternalAddress(address)).toBe(false)
  })
})

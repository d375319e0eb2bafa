import { describe, expect, it } from 'vitest'
import { prepareResponse } from './prepared-response.ts'

describe('a prepared response', () => {
  it.each(['two\r\nlines', 'nul\0', 'emoji 🙂'])('has no header with the value %j', (value) => {
    expect(() => prepareResponse({ link: value }, Buffer.from('body'), 5_000)).toThrow(/Invalid character/)
  })
})

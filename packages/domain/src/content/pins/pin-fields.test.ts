import { describe, expect, it } from 'vitest'
import { pinLink } from './pin-fields.ts'

describe('[IDENT-19 c] the link checker', () => {
  it.each([
    ['', { link: null, domain: null }],
    ['https://www.example.org/a?b=1#c', { link: 'https://www.example.org/a?b=1#c', domain: 'example.org' }],
    ['HTTP://EXAMPLE.org', { link: 'http://example.org/', domain: 'example.org' }],
    ['https://bücher.example/', { link: 'https://xn--bcher-kva.example/', domain: 'xn--bcher-kva.example' }],
  ])('accepts %j', (text, stored) => {
    expect(pinLink(text)).toEqual(stored)
  })

  it.each([
    'example.org',
    'ftp://example.org',
    'javascript:alert(1)',
    'data:text/html,hello',
    '//example.org',
    'https://',
    'https://localhost/',
    'https://user:secret@example.org/',
    'https://exa mple.org/',
    `https://example.org/${'a'.repeat(2_050)}`,
  ])('refuses %j', (text) => {
    expect(() => pinLink(text)).toThrow(
      expect.objectContaining({ code: 'pin.link_invalid', details: { field: 'link' } }),
    )
  })
})

import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Avatar, initialsOf } from './Avatar.tsx'

describe('initialsOf', () => {
  it.each([
    ['Alice Berg', 48, 'AB'],
    ['Alice van den Berg', 48, 'AB'],
    ['alice', 48, 'a'],
    ['Alice Berg', 24, 'A'],
    ['  王 伟 ', 48, '王伟'],
    ['🌻 Garden', 48, '🌻G'],
    ['', 48, ''],
  ])('for %j at %i px returns %j', (name, size, initials) => {
    expect(initialsOf(name, size)).toBe(initials)
  })
})

it('has the same color for the same user, whatever the name', () => {
  const toneIn = (html: string) => /data-tone="(\d)"/.exec(html)?.[1]
  const before = toneIn(renderToString(<Avatar id="812" name="Alice" />))
  expect(before).toBeDefined()
  expect(toneIn(renderToString(<Avatar id="812" name="Alicia Berg" />))).toBe(before)
})

it('is silent if the name is next to it', () => {
  expect(renderToString(<Avatar id="1" name="Bob" decorative />)).toContain('aria-hidden="true"')
  expect(renderToString(<Avatar id="1" name="Bob" src="/b.webp" decorative />)).toContain('alt=""')
  expect(renderToString(<Avatar id="1" name="Bob" src="/b.webp" />)).toContain('alt="Bob"')
})

import { describe, expect, it } from 'vitest'
import { generateMessages, idsInSeveral } from './compile.ts'
import { messages } from './compiled/en-US.generated.ts'
import { createMessages, translate } from './messages.tsx'
import { pseudoLocale } from './pseudo.ts'

describe('the message catalog', () => {
  it('is compiled from the texts as they are', async () => {
    expect(await generateMessages({ check: true })).toBe(true)
  })

  it('has every text under one id of its own', () => {
    expect(idsInSeveral()).toEqual([])
  })

  it('gives plain texts and texts with values', () => {
    const english = createMessages('en-US', messages)
    expect(translate(english, 'shell.loading')).toBe('Loading....')
    expect(translate(english, 'pin.saved.to', { board: 'Kitchens' })).toBe('Saved to Kitchens')
  })

  it('has a made-up language that shows every text written past it', () => {
    const pseudo = createMessages('en-XA', pseudoLocale(messages))
    expect(translate(pseudo, 'shell.loading')).toBe('[Lóádíng....]')
    expect(translate(pseudo, 'pin.saved.to', { board: 'Kitchens' })).toBe('[Sávéd tó Kitchens]')
  })
})

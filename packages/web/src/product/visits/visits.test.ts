import { describe, expect, it } from 'vitest'
import { mayStoreVisits, NO_VISITS, type PinVisit, readVisits, type Visits, withVisit } from './visits.ts'

const visit = (n: number): PinVisit => ({ id: `${n}`, signature: `s${n}`, images: [`s${n}`] })
const after = (...pins: readonly PinVisit[]): Visits => pins.reduce(withVisit, NO_VISITS)

describe('[PIN-13 b c d] the history of visited pins', () => {
  it('starts with the latest and lists each pin once', () => {
    expect(after(visit(1), visit(2), visit(1))).toEqual({
      pinIds: ['1', '2'],
      context: { recent_pin_sigs: ['s1', 's2'], viewed_images: ['s1', 's2'] },
    })
  })

  it('keeps the latest ten pages, signatures and pictures', () => {
    const { pinIds, context } = after(...Array.from({ length: 14 }, (_, n) => visit(n)))
    expect(pinIds).toEqual(['13', '12', '11', '10', '9', '8', '7', '6', '5', '4'])
    expect([context.recent_pin_sigs.length, context.viewed_images.length]).toEqual([10, 10])
  })

  it('contains every picture of a carousel, but one signature', () => {
    const carousel = { id: '7', signature: 'a', images: ['a', 'b', 'c'] }
    expect(after(visit(1), carousel).context).toEqual({
      recent_pin_sigs: ['a', 's1'],
      viewed_images: ['a', 'b', 'c', 's1'],
    })
  })

  it('reads back as written, and treats anything else as empty', () => {
    const visits = after(visit(1), visit(2))
    expect(readVisits(JSON.stringify(visits))).toEqual(visits)
    for (const text of [null, '', '{}', '[]', '{"pinIds":[1],"context":{}}', '{"pinIds":"1","context":null}']) {
      expect(readVisits(text)).toEqual(NO_VISITS)
    }
  })
})

it.each([
  ['', false, true],
  ['', true, false],
  ['theme=dark; cookie_consent=p1a0m0', true, true],
  ['cookie_consent=p0a1m0; theme=dark', false, false],
  ['not_cookie_consent=p1a1m1', true, false],
])(
  '[IDENT-14 a] visits survive a reload with the cookies %j, consent being required: %j',
  (cookies, isRestricted, may) => {
    expect(mayStoreVisits(cookies, isRestricted)).toBe(may)
  },
)

import { describe, expect, it } from 'vitest'
import { readPlace, readVisualAddress, visualPath, visualPins } from './visual-address.ts'

const PIN = { kind: 'pin', id: '7' } as const

describe('[FIND-08 b d] the address of a visual search', () => {
  it('contains the box and all filters, and reads back the same', () => {
    const address = {
      subject: PIN,
      crop: { x: 0.1, y: 0.25, w: 0.5, h: 0.5 },
      isShopping: true,
      domain: 'shop.example',
      category: 'home_decor',
      price: { min: 0, max: 20, currency: 'EUR' },
    }
    const path = visualPath(address)
    expect(path).toBe(
      '/pin/7/visual-search/?crop=0.1,0.25,0.5,0.5&shopping=1&domain=shop.example&category=home_decor&price=0-20-EUR',
    )
    const search = Object.fromEntries(new URL(path, 'https://pins.example').searchParams)
    expect(readVisualAddress(PIN, search)).toEqual(address)
  })

  it('contains the slot or page of a pin with several pictures', () => {
    const address = readVisualAddress({ ...PIN, place: readPlace('2') }, {})
    expect(visualPath(address)).toBe('/pin/7/visual-search/?place=2')
    expect(visualPins(address, false).options).toMatchObject({ pin_id: '7', place: 2 })
    for (const odd of [undefined, '', '-1', 'x', '12345']) expect(readPlace(odd)).toBeUndefined()
  })

  it('is short without filters and drops invalid values', () => {
    const address = readVisualAddress(PIN, { crop: 'everything', shopping: 'yes', price: 'cheap', domain: '' })
    expect(visualPath(address)).toBe('/pin/7/visual-search/')
    expect(visualPins(address, false).options).toEqual({ pin_id: '7', field_set_key: 'grid' })
  })

  it('names the upload for the user’s own picture, and requests 50 results on a phone', () => {
    const address = readVisualAddress({ kind: 'upload', id: '9' }, {})
    expect(visualPath(address)).toBe('/search/visual/?upload=9')
    expect(visualPins(address, true).options).toEqual({ media_upload_id: '9', is_mobile: true, field_set_key: 'grid' })
  })
})

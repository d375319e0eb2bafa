import { expect, it } from 'vitest'
import { fragmentOf, readFragment } from './page-fragment.ts'

const PAGE = {
  url: 'https://garden.example/?a=1&b=%20#c',
  title: 'A garden, “behind” the house = 100 %',
  description: '',
  isForbidden: false,
  images: [{ url: 'https://garden.example/a.jpg?x=%2F', width: 600, height: 800, alt: 'Bench' }],
}

it('[CREATE-07 a] a page found in the browser travels in the fragment of the builder’s address', () => {
  expect(readFragment(fragmentOf(PAGE))).toEqual(PAGE)
})

it.each([
  '',
  '#',
  '#top',
  '#save=',
  '#save=%',
  '#save={}',
  '#save=null',
  '#save={"images":[]}',
  '#save={"url":1,"images":[]}',
])('the fragment %j brings nothing', (hash) => expect(readFragment(hash)).toBeNull())

it('only what is understood is taken from a fragment', () => {
  const images = [1, null, {}, { url: 2 }, { url: 'https://a.example/', width: -1, height: 'x', alt: {} }]
  const hash = `#save=${JSON.stringify({ url: 'https://a.example/', title: [], images })}`
  expect(readFragment(hash)).toEqual({
    url: 'https://a.example/',
    title: '',
    description: '',
    isForbidden: false,
    images: [{ url: 'https://a.example/', width: 0, height: 0, alt: '' }],
  })
})

import { expect, it } from 'vitest'
import { passagesOf } from './article-parts.ts'

const pin = (id: string) => ({ type: 'pin', pin_id: id }) as const
const words = { type: 'paragraph', text: 'Between' } as const

it('[FIND-03 a] consecutive pins share a grid; any other part between them splits it', () => {
  expect(passagesOf([pin('1'), pin('2'), words, pin('3')])).toEqual([
    { type: 'pins', pinIds: ['1', '2'] },
    words,
    { type: 'pins', pinIds: ['3'] },
  ])
  expect(passagesOf([])).toEqual([])
})

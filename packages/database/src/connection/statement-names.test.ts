import { expect, it } from 'vitest'
import { createStatementNames } from './statement-names.ts'

it('names a text from its second use on, always with the same name', () => {
  const nameOf = createStatementNames()
  const text = 'select * from pins where id = $1'
  expect([nameOf(text), nameOf(text), nameOf(text)]).toEqual([undefined, 's0', 's0'])
})

it('gives different texts different names', () => {
  const nameOf = createStatementNames()
  const names = ['select 1', 'select 1', 'select 2', 'select 2'].map(nameOf)
  expect(names).toEqual([undefined, 's0', undefined, 's1'])
})

it('never names a text with LIKE, which would lose its prefix index', () => {
  const nameOf = createStatementNames()
  const texts = Array.from({ length: 3 }, () => 'select * from terms where term LIKE $1')
  expect(texts.map(nameOf)).toEqual([undefined, undefined, undefined])
})

it('stops at 400 names, so connections do not store them without limit', () => {
  const nameOf = createStatementNames()
  for (let n = 0; n < 500; n += 1) {
    nameOf(`select ${n}`)
    nameOf(`select ${n}`)
  }
  expect([nameOf('select 399'), nameOf('select 400')]).toEqual(['s399', undefined])
})

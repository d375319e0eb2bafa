import Type from 'typebox'
import { describe, expect, it } from 'vitest'
import { compileTexts } from './read-texts.ts'

const read = compileTexts(
  Type.Object({
    flag: Type.Boolean(),
    count: Type.Integer(),
    kind: Type.Literal(1),
    names: Type.Array(Type.String()),
    text: Type.String(),
  }),
)

describe('texts of queries and forms', () => {
  it.each([
    [{ flag: 'true' }, { flag: true }],
    [{ flag: 'false' }, { flag: false }],
    [{ count: '25' }, { count: 25 }],
    [{ kind: '1' }, { kind: 1 }],
    [{ names: 'a,b' }, { names: ['a', 'b'] }],
    [{ names: '["a,b"]' }, { names: ['a,b'] }],
    [{ names: '' }, { names: [] }],
    [{ text: 'true' }, { text: 'true' }],
    [{ text: '25' }, { text: '25' }],
  ])('%j is read as %j', (sent, fields) => expect(read(sent)).toEqual(fields))

  it.each([[{ flag: 'maybe' }], [{ count: 'x' }], [{ count: ' ' }], [{ names: '["a"' }]])(
    '%j stays text, for the check to refuse',
    (sent) => expect(read(sent)).toEqual(sent),
  )

  it('are read only where they are texts, without changing what was sent', () => {
    const sent = Object.freeze({ flag: true, count: null, names: ['a'], other: '1' })
    expect(read(sent)).toEqual(sent)
  })
})

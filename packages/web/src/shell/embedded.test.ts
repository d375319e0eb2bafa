import { describe, expect, it } from 'vitest'
import { EMBEDDED, embedJson, PlatformError, readEmbedded } from './embedded.ts'

const documentWith = (elements: Record<string, unknown>) =>
  ({
    getElementById: (id: string) => (id in elements ? { textContent: embedJson(elements[id]) } : null),
  }) as unknown as Document

const session = { viewer: { kind: 'UNAUTH' }, context: {} }

describe('[SHELL-10 a b] embedded data', () => {
  it('is read by name', () => {
    const found = readEmbedded(documentWith({ [EMBEDDED.session]: session, [EMBEDDED.answers]: [] }))
    expect(found).toEqual({ session, answers: [] })
  })

  it.each([
    [EMBEDDED.session, { [EMBEDDED.answers]: [] }],
    [EMBEDDED.answers, { [EMBEDDED.session]: session }],
  ])('makes start-up fail and names %s when it is missing', (id, elements) => {
    expect(() => readEmbedded(documentWith(elements))).toThrow(PlatformError)
    expect(() => readEmbedded(documentWith(elements))).toThrow(`#${id}`)
  })

  it('throws an embedded error with its message and stack', () => {
    const error = { message: 'It broke', stack: 'Error: It broke\n    at server' }
    expect(() => readEmbedded(documentWith({ [EMBEDDED.error]: error }))).toThrow(
      expect.objectContaining({ name: 'PlatformError', ...error }),
    )
  })

  it('cannot end the element that contains it', () => {
    const text = '</script><!--\u2028\u2029'
    expect(embedJson(text)).not.toMatch(/[<\u2028\u2029]/)
    expect(JSON.parse(embedJson(text))).toBe(text)
  })
})

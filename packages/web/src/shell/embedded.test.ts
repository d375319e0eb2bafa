import { describe, expect, it } from 'vitest'
import { EMBEDDED, embedJson, PlatformError, readEmbedded } from './embedded.ts'

const documentWith = (elements: Record<string, unknown>) =>
  ({
    getElementById: (id: string) => (id in elements ? { textContent: embedJson(elements[id]) } : null),
  }) as unknown as Document

const session = { viewer: { kind: 'UNAUTH' }, context: {} }

describe('[SHELL-10 a b] embedded data', () => {
  it('is read by name', () => {
    const found = readEmbedded(documentWith({ [EMBEDDED.session]: session, [EMBEDDED.responses]: [] }))
    expect(found).toEqual({ session, responses: [] })
  })

  it('makes start-up fail and names the responses when they are missing', () => {
    const read = () => readEmbedded(documentWith({ [EMBEDDED.session]: session }))
    expect(read).toThrow(PlatformError)
    expect(read).toThrow(`#${EMBEDDED.responses}`)
  })

  it('[SHELL-13 b] may lack the session, which can be fetched', () => {
    expect(readEmbedded(documentWith({ [EMBEDDED.responses]: [] }))).toEqual({ session: undefined, responses: [] })
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

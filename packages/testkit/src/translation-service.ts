import { startLocalServer } from './local-server.ts'

interface TranslationRequest {
  readonly q: string
  readonly target: string
  readonly api_key?: string
}

/** A translation service on this machine. */
export interface TestTranslator extends AsyncDisposable {
  readonly url: string
  /** The requests it got, in order. */
  readonly requests: readonly TranslationRequest[]
  breaks(now: boolean): void
}

/** Starts a translation service that knows one language: it reverses every text. */
export const startTranslator = async (): Promise<TestTranslator> => {
  const requests: TranslationRequest[] = []
  let isBroken = false
  const server = await startLocalServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const given = JSON.parse(body) as TranslationRequest
      requests.push(given)
      response.writeHead(isBroken ? 500 : 200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ translatedText: [...given.q].reverse().join('') }))
    })
  })
  return {
    url: `${server.origin}/translate`,
    requests,
    breaks: (now) => (isBroken = now),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

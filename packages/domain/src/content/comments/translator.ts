/** Translates users' text into another language. */
export interface Translator {
  /** True when a translation service is set up. */
  readonly isAvailable: boolean
  /**
   * `language` is a BCP 47 tag.
   * @throws when it cannot translate
   */
  translate(text: string, language: string): Promise<string>
}

declare module '../../kernel/context.ts' {
  interface Site {
    /** Translates comments (COMMENT-03). */
    readonly translator: Translator
  }
}

/** For sites without a translation service. It is never available and makes no requests. */
export const NO_TRANSLATOR: Translator = {
  isAvailable: false,
  translate: async () => {
    throw new Error('No translation service is set up')
  },
}

export interface TranslationService {
  /** The URL of a LibreTranslate-compatible service: `https://translate.example/translate`. */
  readonly url: string
  readonly apiKey: string | undefined
}

const TIMEOUT_MS = 10_000

/** A translation service over HTTP: takes JSON `{q, source, target, format, api_key}`, returns `{translatedText}`. */
export const createHttpTranslator = ({ url, apiKey }: TranslationService): Translator => ({
  isAvailable: true,
  translate: async (text, language) => {
    // oxlint-disable-next-line no-restricted-globals -- the operator's address, never a person's
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        q: text,
        source: 'auto',
        target: new Intl.Locale(language).language,
        format: 'text',
        ...(apiKey !== undefined && { api_key: apiKey }),
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`The translation service answered ${response.status}`)
    const { translatedText } = (await response.json()) as { readonly translatedText?: unknown }
    if (typeof translatedText !== 'string') throw new Error('The translation service answered without a text')
    return translatedText
  },
})

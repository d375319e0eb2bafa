/** PostgreSQL's stemmers (text search configurations) by language. Words of other languages are not stemmed. */
const CONFIGS: Readonly<Record<string, string>> = {
  ar: 'arabic',
  ca: 'catalan',
  da: 'danish',
  de: 'german',
  el: 'greek',
  en: 'english',
  es: 'spanish',
  eu: 'basque',
  fi: 'finnish',
  fr: 'french',
  hi: 'hindi',
  hu: 'hungarian',
  id: 'indonesian',
  it: 'italian',
  lt: 'lithuanian',
  nb: 'norwegian',
  nl: 'dutch',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sr: 'serbian',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
}

export const languageOf = (locale: string): string => locale.split(/[-_]/, 1)[0]?.toLowerCase() ?? 'en'

/** The text search configuration for a language. */
export const configOf = (language: string): string => CONFIGS[language] ?? 'simple'

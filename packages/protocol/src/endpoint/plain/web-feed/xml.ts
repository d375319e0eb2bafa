import { escapeHtml } from '../../../pages/escape-html.ts'

/** Characters that no XML document may contain, not even escaped. */
// oxlint-disable-next-line no-control-regex -- they are what this removes
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g

/** Escapes text for the content of an element or a quoted attribute. This works for any text, so nothing needs CDATA. */
const escapeXml = (text: string): string => escapeHtml(text.toWellFormed().replace(FORBIDDEN, ''))

type Attributes = Readonly<Record<string, string | number>>

/** An empty element is written as one tag. `content` is XML. */
const element = (name: string, attributes: Attributes, content: string): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
  return content === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${content}</${name}>`
}

export const textElement = (name: string, text: string, attributes: Attributes = {}): string =>
  element(name, attributes, escapeXml(text))

export const xmlElement = (name: string, children: readonly string[], attributes: Attributes = {}): string =>
  element(name, attributes, children.join(''))

export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`

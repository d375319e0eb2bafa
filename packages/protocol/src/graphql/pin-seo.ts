import type { PinShape } from './pin-shape.ts'

/** The lengths at which search engines truncate. */
const TITLE_LENGTH = 60
const DESCRIPTION_LENGTH = 160

const cut = (text: string, length: number): string => {
  const characters = [...text.replace(/\s+/g, ' ').trim()]
  if (characters.length <= length) return characters.join('')
  return `${characters
    .slice(0, length - 1)
    .join('')
    .trimEnd()}…`
}

/** PIN-11: the name of a pin. An untitled pin gets the name of the page it links to. */
const named = (pin: PinShape): string =>
  pin.title || pin.richMetadata?.title || pin.description || pin.altText || `Pin on ${pin.board.name}`

export const seoTitle = (pin: PinShape): string => cut(named(pin), TITLE_LENGTH)

export const seoDescription = (pin: PinShape): string =>
  cut(
    pin.description || `${named(pin)}. Saved ${pin.pinner ? `by ${pin.pinner.fullName} ` : ''}to ${pin.board.name}.`,
    DESCRIPTION_LENGTH,
  )

/** PIN-11: from the pin's board, and its section there, to the pin. */
export const breadcrumbs = (pin: PinShape, path: string): { readonly name: string; readonly url: string }[] => [
  { name: pin.board.name, url: pin.board.url },
  ...(pin.section ? [{ name: pin.section.title, url: `${pin.board.url}${pin.section.slug}/` }] : []),
  { name: seoTitle(pin), url: path },
]

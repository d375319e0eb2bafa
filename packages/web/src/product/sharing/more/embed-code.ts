import type { Images } from '@corkboard/contract/media/wire/image'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign]!)

interface Embedded {
  readonly title: string
  readonly alt_text: string
  readonly images: Images
}

/** Returns the HTML that shows a pin's picture on another page, linked to its address. It needs no script. */
export const embedCode = ({ title, alt_text: alt, images }: Embedded, address: string): string => {
  const picture = images['564x'] ?? images['474x'] ?? images['236x']
  const name = escape(alt || title)
  if (!picture) return `<a href="${escape(address)}">${name || escape(address)}</a>`
  const src = escape(new URL(picture.url, address).href)
  const size = `width="${picture.width}" height="${picture.height}"`
  return `<a href="${escape(address)}"><img src="${src}" alt="${name}" ${size} style="max-width:100%;height:auto"></a>`
}

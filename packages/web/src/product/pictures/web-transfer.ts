/** A web address, and nothing else. */
const ADDRESS = /^https?:\/\/[^\s/]+\.[^\s]+$/i

const addressIn = (text: string): string | null => {
  const [line = ''] = text.split(/[\r\n]+/).filter((each) => each.trim() !== '' && !each.startsWith('#'))
  return ADDRESS.test(line.trim()) ? line.trim() : null
}

/** The address of the picture that was dragged or copied from a page. */
const imageIn = (html: string): string | null => {
  if (html === '') return null
  const images = new DOMParser().parseFromString(html, 'text/html').images
  const [image] = images
  return images.length === 1 && image ? addressIn(image.getAttribute('src') ?? '') : null
}

/** The link or picture of a page elsewhere that was dropped or pasted; `null` for anything else. */
export const addressInTransfer = (transfer: DataTransfer): string | null =>
  imageIn(transfer.getData('text/html')) ??
  addressIn(transfer.getData('text/uri-list')) ??
  addressIn(transfer.getData('text/plain'))

/** True while something with an address is dragged: the address itself is not readable yet. */
export const mayHoldAddress = ({ types }: DataTransfer): boolean => types.includes('text/uri-list')

/** Which square of a picture becomes the portrait. */
export interface Crop {
  /** 1 takes as much of the picture as a square can hold; 2 half of that. */
  readonly zoom: number
  /** Where the square stands between the edges, 0 to 1, from the left and from the top. */
  readonly across: number
  readonly down: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** The middle, as much of it as there is. */
export const MIDDLE: Crop = { zoom: 1, across: 0.5, down: 0.5 }
/** Closer than this even large pictures are nothing but blur. */
export const CLOSEST = 4
/** (ours) The largest portrait that is shown is 120 px wide; sharp on dense screens, with room for larger ones later. */
const LARGEST_SIDE = 800

const within = (share: number): number => Math.min(1, Math.max(0, share))

/** The square in pixels of the picture. */
export const squareOf = ({ width, height }: Size, { zoom, across, down }: Crop) => {
  const side = Math.min(width, height) / zoom
  return { side, left: (width - side) * across, top: (height - side) * down }
}

/** The picture is pushed by that share of the square's side; it never leaves the square's edge. */
export const pushed = (size: Size, crop: Crop, right: number, down: number): Crop => {
  const { side } = squareOf(size, crop)
  // Without room on an axis there is nowhere to go.
  const moved = (at: number, length: number, by: number) =>
    length - side < 0.5 ? at : within(at - (by * side) / (length - side))
  return { ...crop, across: moved(crop.across, size.width, right), down: moved(crop.down, size.height, down) }
}

/** Closer or farther, around the middle of what is shown. */
export const zoomed = (size: Size, crop: Crop, zoom: number): Crop => {
  const before = squareOf(size, crop)
  const { side } = squareOf(size, { ...crop, zoom })
  const kept = (length: number, start: number, at: number) =>
    length - side < 0.5 ? at : within((start + (before.side - side) / 2) / (length - side))
  return {
    zoom,
    across: kept(size.width, before.left, crop.across),
    down: kept(size.height, before.top, crop.down),
  }
}

/** Draws the square as a picture of its own. @throws Error where the browser cannot */
export const cutOut = async (image: HTMLImageElement, crop: Crop): Promise<File> => {
  const { side, left, top } = squareOf({ width: image.naturalWidth, height: image.naturalHeight }, crop)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.max(1, Math.min(LARGEST_SIDE, Math.round(side)))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('The browser draws no pictures.')
  // What a picture leaves open is white on every page, light or dark.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
  if (!blob) throw new Error('The browser could not write the picture.')
  return new File([blob], 'portrait.jpg', { type: blob.type })
}

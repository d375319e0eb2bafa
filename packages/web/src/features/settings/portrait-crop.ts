/** The square of a picture that becomes the profile picture. */
export interface Crop {
  /** 1 for the largest square that fits the picture, 2 for half of that. */
  readonly zoom: number
  /** The square's position between the edges, 0 to 1, from the left and from the top. */
  readonly across: number
  readonly down: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** The largest square, centered. */
export const MIDDLE: Crop = { zoom: 1, across: 0.5, down: 0.5 }
/** Beyond this zoom even large pictures are only blur. */
export const CLOSEST = 4
/**
 * (ours) The largest profile picture shown is 120 px wide. This is sharp on dense screens and leaves room for larger
 * ones.
 */
const LARGEST_SIDE = 800

const within = (share: number): number => Math.min(1, Math.max(0, share))

/** Returns the square in pixels of the picture. */
export const squareOf = ({ width, height }: Size, { zoom, across, down }: Crop) => {
  const side = Math.min(width, height) / zoom
  return { side, left: (width - side) * across, top: (height - side) * down }
}

/** Moves the picture by a fraction of the square's side, without leaving the square's edge uncovered. */
export const pushed = (size: Size, crop: Crop, right: number, down: number): Crop => {
  const { side } = squareOf(size, crop)
  // If the picture has no extra room on an axis, it cannot move there.
  const moved = (at: number, length: number, by: number) =>
    length - side < 0.5 ? at : within(at - (by * side) / (length - side))
  return { ...crop, across: moved(crop.across, size.width, right), down: moved(crop.down, size.height, down) }
}

/** Zooms in or out around the center of the current crop. */
export const zoomed = (size: Size, crop: Crop, zoom: number): Crop => {
  const before = squareOf(size, crop)
  const { side } = squareOf(size, { ...crop, zoom })
  const inside = (length: number, start: number, at: number) =>
    length - side < 0.5 ? at : within((start + (before.side - side) / 2) / (length - side))
  return {
    zoom,
    across: inside(size.width, before.left, crop.across),
    down: inside(size.height, before.top, crop.down),
  }
}

/**
 * Renders the square as a file of its own.
 * @throws Error if the browser cannot
 */
export const cutOut = async (image: HTMLImageElement, crop: Crop): Promise<File> => {
  const { side, left, top } = squareOf({ width: image.naturalWidth, height: image.naturalHeight }, crop)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.max(1, Math.min(LARGEST_SIDE, Math.round(side)))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('The browser draws no pictures.')
  // Transparent areas become white, in light and dark.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
  if (!blob) throw new Error('The browser could not write the picture.')
  return new File([blob], 'portrait.jpg', { type: blob.type })
}

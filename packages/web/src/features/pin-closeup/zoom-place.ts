/** The place of a picture in its window: the zoom relative to fitted, and the distance between both centers, px. */
export interface ZoomPlace {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export const FITTED: ZoomPlace = { scale: 1, x: 0, y: 0 }
/** The zoom of a click. */
export const PRESSED_SCALE = 2.5
/** A larger zoom shows no more detail. */
const MOST = 8

/** Keeps a picture that is larger than the window covering it, and centers one that is smaller. */
const within = ({ scale, x, y }: ZoomPlace, picture: Size, window: Size): ZoomPlace => {
  const held = (at: number, length: number, room: number) => {
    const most = Math.max(0, (length * scale - room) / 2)
    return Math.min(most, Math.max(-most, at)) + 0
  }
  return { scale, x: held(x, picture.width, window.width), y: held(y, picture.height, window.height) }
}

/** @param at the point that stays fixed, from the center of the window */
export const magnified = (place: ZoomPlace, by: number, at: Point, picture: Size, window: Size): ZoomPlace => {
  const scale = Math.min(MOST, Math.max(1, place.scale * by))
  const times = scale / place.scale
  return within({ scale, x: at.x - (at.x - place.x) * times, y: at.y - (at.y - place.y) * times }, picture, window)
}

export const panned = (place: ZoomPlace, by: Point, picture: Size, window: Size): ZoomPlace =>
  within({ ...place, x: place.x + by.x, y: place.y + by.y }, picture, window)

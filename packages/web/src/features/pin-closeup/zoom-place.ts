/** How a picture lies in its window: how many times larger than fitted, and how far its middle is from the window's, px. */
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
/** As large as a press makes it. */
export const PRESSED_SCALE = 2.5
/** More shows nothing more. */
const MOST = 8

/** A picture that is larger than the window covers it; one that is not stays in its middle. */
const within = ({ scale, x, y }: ZoomPlace, picture: Size, window: Size): ZoomPlace => {
  const held = (at: number, length: number, room: number) => {
    const most = Math.max(0, (length * scale - room) / 2)
    return Math.min(most, Math.max(-most, at)) + 0
  }
  return { scale, x: held(x, picture.width, window.width), y: held(y, picture.height, window.height) }
}

/** @param at what stays where it is, from the middle of the window */
export const magnified = (place: ZoomPlace, by: number, at: Point, picture: Size, window: Size): ZoomPlace => {
  const scale = Math.min(MOST, Math.max(1, place.scale * by))
  const times = scale / place.scale
  return within({ scale, x: at.x - (at.x - place.x) * times, y: at.y - (at.y - place.y) * times }, picture, window)
}

export const panned = (place: ZoomPlace, by: Point, picture: Size, window: Size): ZoomPlace =>
  within({ ...place, x: place.x + by.x, y: place.y + by.y }, picture, window)

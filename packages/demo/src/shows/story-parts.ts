import type { StoryBlockType, StoryPageLayout, StoryTextStyle } from '@corkboard/contract'
import type { DemoBlock, DemoComment, DemoPage, DemoPin } from '../community-shape.ts'
import { createRandom } from '../pictures/brush/random.ts'
import type { PictureRequest } from '../pictures/draw-picture.ts'
import { describePicture } from '../texts/index.ts'

/** A seed that no other picture in the community has: those count up from 100. */
export const picture = (scene: PictureRequest['scene'], seed: number): PictureRequest => ({ scene, seed: 9_000 + seed })

export const altOf = (request: PictureRequest): string =>
  describePicture(request, createRandom(`alt ${request.seed}`)).altText

/** A picture that fills the whole page. */
export const backdrop = (request: PictureRequest): DemoBlock => ({
  type: 'story_pin_image_block',
  picture: request,
  altText: altOf(request),
  edits: { left: 0, top: 0, width: 100, height: 100 },
})

/** A picture on the page like a print on a table. */
export const print = (request: PictureRequest, top: number, rotate: number, width = 72): DemoBlock => ({
  type: 'story_pin_image_block',
  picture: request,
  altText: altOf(request),
  edits: { left: (100 - width) / 2, top, width, height: 46, transform: { rotate } },
})

export const paragraphText = (
  type: 'story_pin_heading_block' | 'story_pin_paragraph_block',
  text: string,
  top: number,
  style: Partial<StoryTextStyle> = {},
): DemoBlock => ({ type, text, edits: { left: 7, top, width: 86 }, style })

export const heading = (text: string, top: number, style: Partial<StoryTextStyle> = {}): DemoBlock =>
  paragraphText('story_pin_heading_block', text, top, { font_size: 31, line_height: 1.2, ...style })

export const paragraph = (text: string, top: number, style: Partial<StoryTextStyle> = {}): DemoBlock =>
  paragraphText('story_pin_paragraph_block', text, top, { font_size: 18, ...style })

export const sticker = (
  type: StoryBlockType,
  top: number,
  left: number,
  more: Partial<DemoBlock>,
  width = 60,
): DemoBlock => ({
  type,
  edits: { left, top, width },
  ...more,
})

export const needed = (
  type: 'story_pin_ingredient_block' | 'story_pin_supply_block',
  text: string,
  detail = '',
): DemoBlock => ({
  type,
  text,
  detail,
})

export const page = (
  blocks: DemoBlock[],
  more: { background?: string; layout?: StoryPageLayout; title?: string } = {},
): DemoPage => ({
  background: more.background ?? '#FFFFFF',
  layout: more.layout ?? 'free',
  title: more.title ?? '',
  blocks,
})

export const plain: Partial<StoryTextStyle> = { highlight_color: null }
export const onDark: Partial<StoryTextStyle> = { hex_color: '#FFF6EA', highlight_color: null }

/** Finds a comment by others on something on a board, for pages that reply to one. */
export const saidOn = (
  board: string,
  pins: readonly DemoPin[],
  comments: readonly DemoComment[],
): string | undefined => {
  const keys = new Set(pins.filter((pin) => pin.board === board).map(({ key }) => key))
  return comments.find(({ pin }) => keys.has(pin))?.key
}

export const newestOn = (board: string, pins: readonly DemoPin[]): string =>
  pins.findLast((pin) => pin.board === board)!.key

/** A picture that a board has already: the nth of its kind, the oldest first. It is uploaded once. */
export const pinned = (
  pins: readonly DemoPin[],
  board: string,
  scene: PictureRequest['scene'],
  nth = 0,
): PictureRequest => pins.filter((pin) => pin.board === board && pin.picture.scene === scene)[nth]!.picture

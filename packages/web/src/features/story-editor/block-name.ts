import type { Translate } from '../../i18n/texts.ts'
import type { texts } from './texts/texts.generated.ts'
import type { EditorBlock } from './story-document.ts'
import type { KnownThings } from './shown-story.ts'

export const KIND_TEXTS = {
  story_pin_paragraph_block: 'story.kind.text',
  story_pin_heading_block: 'story.kind.heading',
  story_pin_image_block: 'story.kind.image',
  story_pin_video_block: 'story.kind.video',
  story_pin_mention_sticker_block: 'story.kind.mention',
  story_pin_product_sticker_block: 'story.kind.product',
  story_pin_comment_reply_sticker_block: 'story.kind.reply',
  story_pin_sticker_block: 'story.kind.sticker',
  story_pin_ingredient_block: 'story.kind.ingredient',
  story_pin_supply_block: 'story.kind.supply',
  story_pin_link_block: 'story.kind.link',
  story_pin_music_block: 'story.kind.music',
  story_pin_virtual_try_on_makeup_sticker_block: 'story.kind.makeup',
} as const

const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text)

/** A block's name for lists and screen readers: its kind, and what tells it from others. */
export const blockName = (block: EditorBlock, known: KnownThings, t: Translate<typeof texts>): string => {
  const kind = t(KIND_TEXTS[block.type])
  const said =
    block.text.trim() ||
    block.altText.trim() ||
    known.people.get(block.userId ?? '')?.full_name ||
    known.pins.get(block.pinId ?? '')?.title ||
    known.comments.get(block.commentId ?? '')?.text ||
    block.link.trim() ||
    block.slot
  return said ? t('story.block.named', { kind, text: shorten(said.replaceAll('\n', ' ')) }) : kind
}

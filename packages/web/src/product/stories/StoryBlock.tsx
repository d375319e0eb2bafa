import type { ContentPicture, StoryBlock as Block } from '@corkboard/contract/content/wire/pin-content'
import { Avatar, ExternalIcon, MusicIcon, VisuallyHidden } from '@corkboard/design-system'
import type { CSSProperties, ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { Link } from '../../router/Link.tsx'
import { pinPath, profilePath } from '../addresses.ts'
import { commentPath } from '../comment-path.ts'
import { closeupSources } from '../pictures/closeup-sources.ts'
import styles from './StoryPage.module.css'
import { type Playing, StoryVideo } from './StoryVideo.tsx'

export interface StoryBlockProps {
  readonly block: Block
  /** True for a block in a list, where the position of its edits does not apply. */
  readonly isListed: boolean
  readonly isFirst: boolean
  /** Set for videos. */
  readonly playing: Playing | undefined
}

/** The block's position and rotation, in percent of the page. */
export const placed = ({ edits }: Pick<Block, 'edits'>): CSSProperties => {
  const { left, top, width, height, scale, transform } = edits
  return {
    left: `${left}%`,
    top: `${top}%`,
    width: `${width}%`,
    height: height === null ? undefined : `${height}%`,
    transform: `rotate(${transform.rotate}deg) scale(${scale * transform.scaleX}, ${scale * transform.scaleY})`,
  }
}

/** Sizes are for a page 360 px wide and scale with it. */
const written = ({ style }: Block): CSSProperties =>
  ({
    '--ink': style.hex_color,
    '--highlight': style.highlight_color ?? 'transparent',
    '--size': style.font_size,
    '--leading': style.line_height,
    '--tracking': style.letter_spacing,
    ...(style.font_id !== null && { '--face': `story-${style.font_id}`, '--weight': 400 }),
    '--align': ['start', 'center', 'end'][style.alignment],
    '--stand': ['start', 'center', 'end'][style.vertical_alignment],
  }) as CSSProperties

/**
 * PIN-12: a block of a page, of any type. A removed block says so if it would leave a hole; otherwise it is left out.
 */
export const StoryBlock = ({ block, isListed, isFirst, playing }: StoryBlockProps) => {
  if (block.is_removed && block.text === '') return null
  return (
    <div className={isListed ? styles.listed : styles.block} style={isListed ? undefined : placed(block)}>
      <StoryBlockContent block={block} isListed={isListed} isFirst={isFirst} playing={playing} />
    </div>
  )
}

/** What a block shows, wherever it is. */
export const StoryBlockContent = ({ block, isListed, isFirst, playing }: StoryBlockProps) => {
  const t = useTexts(texts)
  switch (block.type) {
    case 'story_pin_heading_block':
      return (
        <h2 className={`${styles.words} ${styles.heading}`} style={isListed ? undefined : written(block)} dir="auto">
          <span>{block.text}</span>
        </h2>
      )
    case 'story_pin_paragraph_block':
      return (
        <p className={styles.words} style={isListed ? undefined : written(block)} dir="auto">
          <span>{block.text}</span>
        </p>
      )
    case 'story_pin_image_block':
      return block.image && <Picture image={block.image} isFirst={isFirst} />
    case 'story_pin_video_block':
      return block.videos && playing ? (
        <StoryVideo videos={block.videos} label={block.image?.alt_text || t('content.video')} {...playing} />
      ) : null
    case 'story_pin_sticker_block':
      return block.image ? (
        <Picture image={block.image} isFirst={isFirst} />
      ) : (
        <p className={styles.words} style={written(block)}>
          <span>{block.text}</span>
        </p>
      )
    case 'story_pin_mention_sticker_block':
      return (
        block.user && (
          <Chip href={profilePath(block.user)}>
            <Avatar
              id={block.user.id}
              name={block.user.full_name}
              src={block.user.image_medium_url}
              size={24}
              decorative
            />
            <span dir="auto">@{block.user.username}</span>
          </Chip>
        )
      )
    case 'story_pin_product_sticker_block':
      return (
        block.pin && (
          <Chip href={pinPath(block.pin)}>
            {block.pin.image && (
              <img className={styles.chipPicture} src={block.pin.image.url} alt="" width={40} height={40} />
            )}
            <span dir="auto">{block.text || block.pin.title || t('content.story.product')}</span>
          </Chip>
        )
      )
    case 'story_pin_comment_reply_sticker_block':
      return (
        block.comment && (
          <div className={styles.card}>
            <Link className={styles.question} href={commentPath(block.comment)}>
              <span className={styles.asker}>{t('content.story.reply', { name: block.comment.user.full_name })}</span>
              <span dir="auto">{block.comment.text}</span>
            </Link>
            {block.text && <p dir="auto">{block.text}</p>}
          </div>
        )
      )
    case 'story_pin_ingredient_block':
      return <Needed kind={t('content.story.ingredient')} block={block} />
    case 'story_pin_supply_block':
      return <Needed kind={t('content.story.supply')} block={block} />
    case 'story_pin_link_block':
      return (
        block.link && (
          <a className={styles.chip} href={block.link.tracked_link} target="_blank" rel="noopener nofollow ugc">
            <span dir="auto">{block.text || block.link.domain}</span>
            <ExternalIcon size={16} />
          </a>
        )
      )
    case 'story_pin_music_block':
      return (
        <Chip>
          <MusicIcon size={16} />
          <span dir="auto">
            {block.text}
            {block.detail && <small>{block.detail}</small>}
          </span>
        </Chip>
      )
    case 'story_pin_virtual_try_on_makeup_sticker_block':
      return (
        <Chip>
          <span className={styles.shade} style={{ background: block.color ?? undefined }} />
          <span dir="auto">
            {block.text}
            <small>{t('content.story.makeup')}</small>
          </span>
        </Chip>
      )
  }
}

const Picture = ({ image, isFirst }: { readonly image: ContentPicture; readonly isFirst: boolean }) => {
  const { src, srcSet, width, height } = closeupSources(image.images)
  return (
    <img
      className={styles.blockPicture}
      style={{ '--ground': image.dominant_color } as CSSProperties}
      src={src}
      srcSet={srcSet}
      sizes="(min-width: 768px) 400px, 100vw"
      alt={image.alt_text}
      width={width}
      height={height}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      draggable={false}
    />
  )
}

const Chip = ({ href, children }: { readonly href?: string; readonly children: ReactNode }) =>
  href === undefined ? (
    <span className={styles.chip}>{children}</span>
  ) : (
    <Link className={styles.chip} href={href}>
      {children}
    </Link>
  )

/** An ingredient or a supply, with its quantity. */
const Needed = ({ kind, block }: { readonly kind: string; readonly block: Block }) => (
  <p className={styles.needed}>
    <VisuallyHidden>{kind}: </VisuallyHidden>
    <span dir="auto">{block.text}</span>
    {block.detail && (
      <span className={styles.amount} dir="auto">
        {block.detail}
      </span>
    )}
  </p>
)

import { LIMITS } from '@corkboard/contract/limits'
import { Button, TextArea, TextField, UploadIcon } from '@corkboard/design-system'
import { useRef, useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { linkProblem } from '../../product/pin-fields/link-problem.ts'
import { PictureInput } from '../../product/pictures/PictureInput.tsx'
import { KIND_TEXTS } from './block-name.ts'
import { BlockMedia } from './BlockMedia.tsx'
import styles from './Panels.module.css'
import { RangeField } from './RangeField.tsx'
import { changeBlock, type EditorBlock, fontsOfOtherBlocks, isMedia } from './story-document.ts'
import { texts } from './texts/texts.generated.ts'
import { TextStylePanel } from './TextStylePanel.tsx'
import type { Editor } from './use-story-editor.ts'

/** The fields of the selected block; which ones depends on its type. */
export const BlockPanel = ({ editor, block }: { readonly editor: Editor; readonly block: EditorBlock }) => {
  const t = useTexts(texts)
  const { dispatch, media, page } = editor
  const { document } = editor.state
  const picker = useRef<HTMLInputElement>(null)
  const [leftLink, setLeftLink] = useState('')
  const { type } = block
  const change = (name: string, changes: Partial<EditorBlock>) =>
    dispatch({
      type: 'changed',
      about: `${name} ${block.key}`,
      change: (it) => changeBlock(it, block.key, (before) => ({ ...before, ...changes })),
    })
  const medium = block.mediaKey === null ? undefined : media.get(block.mediaKey)
  const isText = type === 'story_pin_paragraph_block' || type === 'story_pin_heading_block'
  const isNeeded = type === 'story_pin_ingredient_block' || type === 'story_pin_supply_block'
  const isStyled = page.layout === 'free' && isText
  const textLabel = isText
    ? t('story.words')
    : isNeeded
      ? t('story.words.name')
      : type === 'story_pin_comment_reply_sticker_block'
        ? t('story.words.answer')
        : t('story.words.label')
  const takesText = isText || isNeeded || /(?:product|comment_reply)_sticker|_link_/.test(type)
  const isLong = isText || type === 'story_pin_comment_reply_sticker_block'
  const linkError = block.link === leftLink && leftLink !== '' ? linkProblem(leftLink) : undefined
  return (
    <section className={styles.panel} data-panel="" aria-label={t(KIND_TEXTS[type])}>
      <h2 className={styles.heading}>{t(KIND_TEXTS[type])}</h2>
      {isMedia(block) && !medium && (
        <>
          <p className={styles.note}>{block.slot}</p>
          <PictureInput picker={picker} takesVideos onChoose={([file]) => file && void editor.fill(block.key, file)} />
          <div>
            <Button icon={<UploadIcon />} data-story-field="" onClick={() => picker.current!.click()}>
              {t('story.slot.choose')}
            </Button>
          </div>
        </>
      )}
      {medium && <BlockMedia editor={editor} block={block} medium={medium} />}
      {type === 'story_pin_music_block' && <p className={styles.note}>{t('story.music.hint')}</p>}
      {type === 'story_pin_link_block' && (
        <TextField
          label={t('story.words.link')}
          value={block.link}
          error={linkError}
          type="url"
          inputMode="url"
          autoComplete="off"
          data-story-field=""
          onBlur={({ currentTarget: { value } }) => setLeftLink(value)}
          onChange={({ currentTarget: { value } }) => change('link', { link: value })}
        />
      )}
      {takesText && !isLong && (
        <TextField
          label={textLabel}
          hint={block.slot || undefined}
          value={block.text}
          maxLength={LIMITS.storyText}
          autoComplete="off"
          data-story-field=""
          onChange={({ currentTarget: { value } }) => change('text', { text: value })}
        />
      )}
      {takesText && isLong && (
        <TextArea
          label={textLabel}
          hint={block.slot || undefined}
          value={block.text}
          rows={2}
          maxLength={LIMITS.storyText}
          data-story-field=""
          onChange={({ currentTarget: { value } }) => change('text', { text: value })}
        />
      )}
      {isNeeded && (
        <TextField
          label={t('story.words.amount')}
          value={block.detail}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => change('detail', { detail: value })}
        />
      )}
      {((isMedia(block) && medium) || (type === 'story_pin_sticker_block' && block.mediaKey !== null)) && (
        <TextArea
          label={t('story.words.alt')}
          hint={t('story.words.alt.hint')}
          value={block.altText}
          rows={1}
          maxLength={LIMITS.pinAltText}
          data-story-field=""
          onChange={({ currentTarget: { value } }) => change('alt', { altText: value })}
        />
      )}
      {type === 'story_pin_sticker_block' && block.mediaKey === null && (
        <RangeField
          label={t('story.size')}
          value={block.style.font_size}
          min={10}
          max={96}
          step={1}
          onChange={(size) => change('size', { style: { ...block.style, font_size: size } })}
        />
      )}
      {isStyled && (
        <TextStylePanel
          style={block.style}
          otherFonts={fontsOfOtherBlocks(document, block.key)}
          onChange={(changes) =>
            change(`style ${Object.keys(changes).join()}`, { style: { ...block.style, ...changes } })
          }
        />
      )}
    </section>
  )
}

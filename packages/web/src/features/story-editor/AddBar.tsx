import type { StoryTrack } from '@corkboard/contract/content/wire/story-draft'
import { LIMITS } from '@corkboard/contract/limits'
import {
  AtIcon,
  BagIcon,
  HeadingIcon,
  ImageIcon,
  IngredientIcon,
  LinkIcon,
  MessageIcon,
  MusicIcon,
  StickerIcon,
  StoryIcon,
  SupplyIcon,
  TextIcon,
} from '@corkboard/design-system'
import { type ReactNode, useRef } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { PictureInput } from '../../product/pictures/PictureInput.tsx'
import { storyMusic } from '../../product/stories/story-drafts.ts'
import { useResponse, useServices } from '../../services.tsx'
import { openDialog } from '../../shell/open-dialog.tsx'
import styles from './AddBar.module.css'
import { addTemplate, canAddBlock, canAddPage, newBlock, setMusic } from './story-document.ts'
import { texts } from './texts/texts.generated.ts'
import type { Editor } from './use-story-editor.ts'

const Entry = ({
  icon,
  label,
  onPress,
  disabled,
}: {
  readonly icon: ReactNode
  readonly label: string
  readonly onPress: () => void
  readonly disabled: boolean
}) => (
  <li>
    <button type="button" className={styles.entry} disabled={disabled} onClick={onPress}>
      <span className={styles.icon}>{icon}</span>
      {label}
    </button>
  </li>
)

/** What can be added to the page. Dialogs that choose something load when they are opened. */
export const AddBar = ({ editor, onAdded }: { readonly editor: Editor; readonly onAdded: () => void }) => {
  const t = useTexts(texts)
  const services = useServices()
  const picker = useRef<HTMLInputElement>(null)
  const { page, place, setKnown } = editor
  const isFull = !canAddBlock(page)
  // The operator's own; none by default.
  const tracks = useResponse<readonly StoryTrack[]>(storyMusic()).data ?? []

  const add = (type: Parameters<typeof newBlock>[0]) => {
    place(newBlock(type))
    onAdded()
  }
  const mention = () =>
    void openDialog(services, async () => {
      const { PickPerson } = await import('./pickers/PickPerson.tsx')
      return (close) => (
        <PickPerson
          onClose={close}
          onPick={(person) => {
            setKnown((it) => ({ ...it, people: new Map(it.people).set(person.id, person) }))
            place(newBlock('story_pin_mention_sticker_block', { userId: person.id }))
          }}
        />
      )
    })
  const product = () =>
    void openDialog(services, async () => {
      const { PickPin } = await import('./pickers/PickPin.tsx')
      return (close) => (
        <PickPin
          title={t('story.pin.title')}
          onClose={close}
          onPick={(pin) => {
            setKnown((it) => ({ ...it, pins: new Map(it.pins).set(pin.id, pin) }))
            place(newBlock('story_pin_product_sticker_block', { pinId: pin.id }))
            close()
          }}
        />
      )
    })
  const reply = () =>
    void openDialog(services, async () => {
      const { PickComment } = await import('./pickers/PickComment.tsx')
      return (close) => (
        <PickComment
          onClose={close}
          onPick={(comment) => {
            setKnown((it) => ({ ...it, comments: new Map(it.comments).set(comment.id, comment) }))
            place(newBlock('story_pin_comment_reply_sticker_block', { commentId: comment.id }))
          }}
        />
      )
    })
  const sticker = () =>
    void openDialog(services, async () => {
      const { PickSticker } = await import('./pickers/PickSticker.tsx')
      return (close) => (
        <PickSticker
          onClose={close}
          onPick={(text) => place(newBlock('story_pin_sticker_block', { text }))}
          onFile={(file) => void editor.addFiles([file], true)}
        />
      )
    })

  const music = () =>
    void openDialog(services, async () => {
      const { PickMusic } = await import('./pickers/PickMusic.tsx')
      return (close) => (
        <PickMusic
          tracks={tracks}
          onClose={close}
          onPick={({ id, title, artist }) => {
            const added = newBlock('story_pin_music_block', { text: title, detail: artist, trackId: id })
            editor.dispatch({ type: 'changed', change: (it) => setMusic(it, page.key, added), blockKey: added.key })
          }}
        />
      )
    })
  const template = () =>
    void openDialog(services, async () => {
      const { PickTemplate } = await import('./pickers/PickTemplate.tsx')
      return (close) => (
        <PickTemplate
          onClose={close}
          onPick={(pages) => {
            const [changed, first] = addTemplate(editor.state.document, page.key, pages)
            editor.dispatch({ type: 'changed', change: () => changed, pageKey: first, blockKey: null })
          }}
        />
      )
    })

  return (
    <section aria-labelledby="story-add">
      <h2 id="story-add" className={styles.heading}>
        {t('story.add')}
      </h2>
      <PictureInput picker={picker} multiple takesVideos onChoose={(files) => void editor.addFiles(files)} />
      <ul className={styles.entries}>
        <Entry
          icon={<StoryIcon />}
          label={t('story.template')}
          onPress={template}
          disabled={page.blocks.length > 0 && !canAddPage(editor.state.document)}
        />
        <Entry
          icon={<ImageIcon />}
          label={t('story.add.media')}
          onPress={() => picker.current!.click()}
          disabled={isFull}
        />
        <Entry
          icon={<TextIcon />}
          label={t('story.kind.text')}
          onPress={() => add('story_pin_paragraph_block')}
          disabled={isFull}
        />
        <Entry
          icon={<HeadingIcon />}
          label={t('story.kind.heading')}
          onPress={() => add('story_pin_heading_block')}
          disabled={isFull}
        />
        <Entry icon={<StickerIcon />} label={t('story.kind.sticker')} onPress={sticker} disabled={isFull} />
        <Entry icon={<AtIcon />} label={t('story.kind.mention')} onPress={mention} disabled={isFull} />
        <Entry icon={<BagIcon />} label={t('story.kind.product')} onPress={product} disabled={isFull} />
        <Entry icon={<MessageIcon />} label={t('story.kind.reply')} onPress={reply} disabled={isFull} />
        <Entry
          icon={<LinkIcon />}
          label={t('story.kind.link')}
          onPress={() => add('story_pin_link_block')}
          disabled={isFull}
        />
        <Entry
          icon={<IngredientIcon />}
          label={t('story.kind.ingredient')}
          onPress={() => add('story_pin_ingredient_block')}
          disabled={isFull}
        />
        <Entry
          icon={<SupplyIcon />}
          label={t('story.kind.supply')}
          onPress={() => add('story_pin_supply_block')}
          disabled={isFull}
        />
        {tracks.length > 0 && (
          <Entry icon={<MusicIcon />} label={t('story.kind.music')} onPress={music} disabled={isFull} />
        )}
      </ul>
      {isFull && <p className={styles.note}>{t('story.add.full', { most: LIMITS.storyBlocks })}</p>}
    </section>
  )
}

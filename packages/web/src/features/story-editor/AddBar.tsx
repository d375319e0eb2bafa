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
import { useResponse } from '../../services.tsx'
import styles from './AddBar.module.css'
import { canAddBlock, canAddPage, newBlock } from './story-document.ts'
import { texts } from './texts/texts.generated.ts'
import { useAddDialogs } from './use-add-dialogs.tsx'
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
  const picker = useRef<HTMLInputElement>(null)
  const { page, place } = editor
  const isFull = !canAddBlock(page)
  // The operator's own; none by default.
  const tracks = useResponse<readonly StoryTrack[]>(storyMusic()).data ?? []

  const add = (type: Parameters<typeof newBlock>[0]) => {
    place(newBlock(type))
    onAdded()
  }
  const { mention, product, reply, sticker, music, template } = useAddDialogs(editor, tracks)

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

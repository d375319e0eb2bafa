import { Button, Dialog, UploadIcon } from '@corkboard/design-system'
import { useRef } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { PictureInput } from '../../../product/pictures/PictureInput.tsx'
import { texts } from '../texts/texts.generated.ts'
import styles from './Pickers.module.css'

/** (ours) Characters that every system draws. */
const STICKERS =
  '❤️ ✨ 🔥 🎉 👏 💯 ⭐ 🌈 ☀️ 🌙 🌿 🌸 🍋 🍓 ☕ 🍰 🏡 🧵 🎨 📷 ✂️ 🚲 🏔️ 😍 😂 😮 👀 👉 👇 ✅ 💡 🌊'.split(' ')

interface PickStickerProps {
  readonly onClose: () => void
  readonly onPick: (sticker: string) => void
  readonly onFile: (file: File) => void
}

/** Chooses a sticker, or an image of one's own as a sticker. */
export const PickSticker = ({ onClose, onPick, onFile }: PickStickerProps) => {
  const t = useTexts(texts)
  const picker = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      open
      title={t('story.sticker.title')}
      closeLabel={t('story.close')}
      onClose={onClose}
      actions={
        <Button icon={<UploadIcon />} onClick={() => picker.current!.click()}>
          {t('story.sticker.own')}
        </Button>
      }
    >
      <div className={styles.picker}>
        <PictureInput
          picker={picker}
          onChoose={([file]) => {
            if (!file) return
            onFile(file)
            onClose()
          }}
        />
        <ul className={styles.stickers} aria-label={t('story.sticker.list')}>
          {STICKERS.map((sticker) => (
            <li key={sticker}>
              <button
                type="button"
                className={styles.sticker}
                onClick={() => {
                  onPick(sticker)
                  onClose()
                }}
              >
                {sticker}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

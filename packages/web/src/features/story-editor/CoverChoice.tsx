import { Button, UploadIcon, WarningIcon } from '@corkboard/design-system'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { PictureInput } from '../../product/pictures/PictureInput.tsx'
import styles from './CoverChoice.module.css'
import panels from './Panels.module.css'
import { type Cover, coverOf, pageCover } from './story-document.ts'
import { texts } from './texts/texts.generated.ts'
import { Thumbnail } from './Thumbnail.tsx'
import type { Editor } from './use-story-editor.ts'

interface CoverChoiceProps {
  readonly editor: Editor
  readonly disabled: boolean
}

/** What the story shows in lists: a page, or an image of its own. */
export const CoverChoice = ({ editor, disabled }: CoverChoiceProps) => {
  const t = useTexts(texts)
  const name = useId()
  const picker = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { dispatch, media, known } = editor
  const { document } = editor.state
  const { cover, pages } = document
  const own = cover && 'mediaKey' in cover ? media.get(cover.mediaKey) : undefined
  const current = coverOf(document)
  // Without a choice, the page whose picture it is.
  const first = pages.find((page) => JSON.stringify(pageCover(page)) === JSON.stringify(current))
  const chosenPage = cover && 'pageKey' in cover ? cover.pageKey : own ? null : first?.key
  const choose = (chosen: Cover) =>
    dispatch({ type: 'changed', about: 'cover', change: (it) => ({ ...it, cover: chosen }) })
  const upload = async ([file]: readonly File[]) => {
    if (!file) return
    const added = await editor.addFile(file, false)
    setProblem('refusal' in added ? added.refusal : null)
    if ('key' in added) choose({ mediaKey: added.key })
  }
  const pictureOf = (key: string): ReactNode => {
    const url = media.get(key)?.previewUrl
    return url && <img className={styles.picture} src={url} alt="" />
  }
  const option = (label: string, isChosen: boolean, chosen: Cover, picture: ReactNode) => (
    <label key={label} className={styles.option} title={label}>
      <input
        type="radio"
        name={name}
        checked={isChosen}
        disabled={disabled}
        aria-label={label}
        onChange={() => choose(chosen)}
      />
      {picture}
    </label>
  )
  return (
    <fieldset className={panels.choice}>
      <legend className={panels.label}>{t('story.cover')}</legend>
      <div className={styles.options}>
        {pages.map((page, place) => {
          const shown = pageCover(page)
          return option(
            t('story.page', { place: place + 1, count: pages.length }),
            chosenPage === page.key,
            { pageKey: page.key },
            ('mediaKey' in shown && pictureOf(shown.mediaKey)) || <Thumbnail page={page} media={media} known={known} />,
          )
        })}
        {own && option(t('story.cover.own'), true, { mediaKey: own.key }, pictureOf(own.key))}
      </div>
      <PictureInput picker={picker} onChoose={(files) => void upload(files)} />
      <div>
        <Button size="small" icon={<UploadIcon />} disabled={disabled} onClick={() => picker.current!.click()}>
          {t('story.cover.choose')}
        </Button>
      </div>
      {(problem ?? own?.problem) && (
        <p className={panels.problem} role="alert">
          <WarningIcon />
          {problem ?? own?.problem}
        </p>
      )}
    </fieldset>
  )
}

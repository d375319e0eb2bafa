import type { FoundImage, FoundPage } from '@corkboard/contract/content/wire/found-page'
import { Banner, Button, CheckIcon, Dialog } from '@corkboard/design-system'
import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { hostOf } from './find-images.ts'
import styles from './FromWeb.module.css'
import { texts } from './texts/texts.generated.ts'

interface FoundImagesProps {
  readonly page: FoundPage
  readonly onChoose: (images: readonly FoundImage[]) => void
  readonly onClose: () => void
}

const without = (urls: ReadonlySet<string>, url: string): ReadonlySet<string> =>
  new Set([...urls].filter((each) => each !== url))

/** The pictures of a page, to choose some. Those that cannot be loaded are left out. */
export const FoundImages = ({ page, onChoose, onClose }: FoundImagesProps) => {
  const t = useTexts(texts)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(page.images.length === 1 ? page.images.map(({ url }) => url) : []),
  )
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set())
  const shown = page.images.filter(({ url }) => !broken.has(url))

  const toggle = (url: string) => setChosen((urls) => (urls.has(url) ? without(urls, url) : new Set([...urls, url])))
  const leaveOut = (url: string) => {
    setBroken((urls) => new Set([...urls, url]))
    setChosen((urls) => without(urls, url))
  }
  return (
    <Dialog
      open
      title={t('fromWeb.title')}
      closeLabel={t('fromWeb.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('fromWeb.cancel')}</Button>
          <Button
            kind="accent"
            disabled={chosen.size === 0}
            onClick={() => onChoose(shown.filter(({ url }) => chosen.has(url)))}
          >
            {t('fromWeb.add', { count: chosen.size })}
          </Button>
        </>
      }
    >
      <div className={styles.found}>
        <p className={styles.note}>{t('fromWeb.from', { host: hostOf(page.src_url) })}</p>
        {page.is_unsafe && <Banner kind="danger">{t('fromWeb.unsafe')}</Banner>}
        {page.image_count > page.images.length && (
          <p className={styles.note}>{t('fromWeb.some', { count: page.image_count, shown: page.images.length })}</p>
        )}
        {shown.length === 0 && <p role="alert">{t('fromWeb.unreachable')}</p>}
        <ul className={styles.grid}>
          {shown.map(({ url, preview_url: preview, width, height, alt_text: alt }, place) => {
            const number = place + 1
            return (
              <li key={url}>
                <button
                  type="button"
                  className={styles.image}
                  aria-pressed={chosen.has(url)}
                  aria-label={alt ? t('fromWeb.image.named', { number, alt }) : t('fromWeb.image', { number })}
                  onClick={() => toggle(url)}
                >
                  <img src={preview} alt="" loading="lazy" decoding="async" onError={() => leaveOut(url)} />
                  <span className={styles.mark}>
                    <CheckIcon />
                  </span>
                </button>
                {width !== null && height !== null && (
                  <span className={styles.size}>{t('fromWeb.size', { width, height })}</span>
                )}
              </li>
            )
          })}
        </ul>
      </div>
    </Dialog>
  )
}

import type { FoundImage, FoundPage } from '@corkboard/contract/content/wire/found-page'
import { useCallback, useEffect, useRef, useState } from 'react'
import { errorOf } from '../../../api/errors.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useServices } from '../../../services.tsx'
import { completeLink } from '../../../shell/forms/complete-link.ts'
import { openDialog } from '../../../shell/open-dialog.tsx'
import type { CollectedPage } from '../../../product/saving/collect-page.ts'
import { checkImages, findImages, hostOf } from './find-images.ts'
import { texts } from './texts/texts.generated.ts'

/** Pictures that this browser has already, by address. */
export type Files = ReadonlyMap<string, File>

export type OnImages = (page: FoundPage, images: readonly FoundImage[], files: Files) => void

const NO_FILES: Files = new Map()

export type SaveFromWeb = ReturnType<typeof useSaveFromWeb>

/** Looks for pictures at an address, and lets the user choose some of them. */
export const useSaveFromWeb = (onImages: OnImages) => {
  const services = useServices()
  const t = useTexts(texts)
  const [link, setLink] = useState('')
  const [finding, setFinding] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const latest = useRef(onImages)
  useEffect(() => {
    latest.current = onImages
  })

  const show = useCallback(
    (page: FoundPage, files: Files): void => {
      const take = (images: readonly FoundImage[]) => {
        setLink('')
        latest.current(page, images, files)
      }
      const [first] = page.images
      if (!first) setProblem(t('fromWeb.none'))
      // The address of a picture leaves nothing to choose, nor does a picture that was chosen on its page.
      else if (first.url === page.src_url || files.has(first.url)) {
        if (page.is_unsafe) services.toasts.show({ text: t('fromWeb.unsafe'), kind: 'danger' })
        take(page.images)
      } else
        void openDialog(services, async () => {
          const { FoundImages } = await import('./FoundImages.tsx')
          return (close) => (
            <FoundImages
              page={page}
              onClose={close}
              onChoose={(images) => {
                close()
                take(images)
              }}
            />
          )
        })
    },
    [services, t],
  )

  const look = useCallback(
    async (url: string, load: () => Promise<FoundPage>, files: Files = NO_FILES): Promise<void> => {
      setFinding(hostOf(url))
      setProblem(null)
      try {
        show(await load(), files)
      } catch (thrown) {
        setProblem(errorOf(thrown).message)
      } finally {
        setFinding(null)
      }
    },
    [show],
  )

  return {
    link,
    editLink: (text: string) => {
      setLink(text)
      setProblem(null)
    },
    /** The site where pictures are looked for right now. */
    finding,
    problem,
    /** Looks at the address that the user entered. */
    find: useCallback(
      (typed: string) => {
        const url = completeLink(typed)
        return look(url, () => findImages(services, url))
      },
      [services, look],
    ),
    /** Shows what the user's browser has found on a page. */
    choose: useCallback(
      (page: CollectedPage, files?: Files) => look(page.url, () => checkImages(services, page), files),
      [services, look],
    ),
  }
}

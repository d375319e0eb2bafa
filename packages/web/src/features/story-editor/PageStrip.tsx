import { LIMITS } from '@corkboard/contract/limits'
import {
  ChevronEndIcon,
  ChevronStartIcon,
  DuplicateIcon,
  IconButton,
  IngredientIcon,
  PlusIcon,
  TrashIcon,
} from '@corkboard/design-system'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { addPage, canAddPage, duplicatePage, type EditorPage, movePage, newPage, removePage } from './story-document.ts'
import styles from './PageStrip.module.css'
import { texts } from './texts/texts.generated.ts'
import { Thumbnail } from './Thumbnail.tsx'
import type { Editor } from './use-story-editor.ts'

/** The pages in order: choose, add, duplicate, move and delete them. */
export const PageStrip = ({ editor }: { readonly editor: Editor }) => {
  const t = useTexts(texts)
  const { state, dispatch, media, known } = editor
  const { document, pageKey } = state
  const { pages } = document
  const place = pages.findIndex(({ key }) => key === pageKey)
  const isFull = !canAddPage(document)
  const row = useRef<HTMLOListElement>(null)
  // Within the row only: the window stays where it is.
  useEffect(() => {
    const [list, shown] = [row.current!, row.current!.children[place]!]
    const [area, box] = [list.getBoundingClientRect(), shown.getBoundingClientRect()]
    list.scrollBy({
      left: Math.min(0, box.left - area.left) + Math.max(0, box.right - area.right),
      top: Math.min(0, box.top - area.top) + Math.max(0, box.bottom - area.bottom),
    })
  }, [place])

  const add = (layout: EditorPage['layout']) => {
    const page = newPage(layout)
    dispatch({ type: 'changed', change: (it) => addPage(it, pageKey, page), pageKey: page.key, blockKey: null })
  }
  const duplicate = () => {
    const [changed, copy] = duplicatePage(document, pageKey)
    if (copy !== null) dispatch({ type: 'changed', change: () => changed, pageKey: copy, blockKey: null })
  }
  const remove = () => {
    const [changed, neighbor] = removePage(document, pageKey)
    dispatch({ type: 'changed', change: () => changed, pageKey: neighbor, blockKey: null })
  }
  const move = (by: number) => {
    const to = place + by
    if (to < 0 || to >= pages.length) return
    dispatch({ type: 'changed', change: (it) => movePage(it, pageKey, by) })
  }

  return (
    <nav className={styles.strip} aria-label={t('story.pages')}>
      <ol ref={row} className={styles.pages}>
        {pages.map((page, n) => (
          <li key={page.key} className={styles.page}>
            <Thumbnail page={page} media={media} known={known} />
            <span className={styles.number} aria-hidden>
              {n + 1}
            </span>
            <button
              type="button"
              aria-label={t('story.page', { place: n + 1, count: pages.length })}
              aria-current={page.key === pageKey || undefined}
              onClick={() => dispatch({ type: 'pageShown', pageKey: page.key })}
            />
          </li>
        ))}
        <li className={styles.adding}>
          <IconButton
            kind="sunken"
            label={isFull ? t('story.page.full', { most: LIMITS.storyPages }) : t('story.page.add')}
            icon={<PlusIcon />}
            aria-disabled={isFull || undefined}
            onClick={() => add('free')}
          />
          <IconButton
            kind="sunken"
            label={isFull ? t('story.page.full', { most: LIMITS.storyPages }) : t('story.page.addList')}
            icon={<IngredientIcon />}
            aria-disabled={isFull || undefined}
            onClick={() => add('list')}
          />
        </li>
      </ol>
      <div
        className={styles.tools}
        role="group"
        aria-label={t('story.page', { place: place + 1, count: pages.length })}
      >
        <IconButton
          label={t('story.page.earlier')}
          icon={<ChevronStartIcon />}
          aria-disabled={place === 0 || undefined}
          onClick={() => move(-1)}
        />
        <IconButton
          label={t('story.page.later')}
          icon={<ChevronEndIcon />}
          aria-disabled={place === pages.length - 1 || undefined}
          onClick={() => move(1)}
        />
        <IconButton
          label={t('story.page.duplicate')}
          icon={<DuplicateIcon />}
          aria-disabled={isFull || undefined}
          onClick={duplicate}
        />
        <IconButton label={t('story.page.delete')} icon={<TrashIcon />} onClick={remove} />
      </div>
    </nav>
  )
}

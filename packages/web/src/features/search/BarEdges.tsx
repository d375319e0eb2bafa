import { ChevronEndIcon, ChevronStartIcon, IconButton } from '@corkboard/design-system'
import { useEffect, type RefObject } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { followOverflow } from './follow-overflow.ts'
import { texts } from './texts/texts.generated.ts'
import styles from './Search.module.css'

export interface BarEdgesProps {
  readonly bar: RefObject<HTMLElement | null>
}

/** How much of the bar's width a press scrolls, so that a chip at the edge is still there. */
const SCROLLED = 0.75

/** Fades the edges where more can be scrolled to. For a mouse there are arrows; the keyboard has the chips themselves. */
export const BarEdges = ({ bar }: BarEdgesProps) => {
  const t = useTexts(texts)
  // With each render, because the bar may have other chips.
  useEffect(() => followOverflow(bar.current!))
  const scroll = (by: 1 | -1) => {
    const { clientWidth } = bar.current!
    const forwards = getComputedStyle(bar.current!).direction === 'rtl' ? -1 : 1
    bar.current!.scrollBy({
      left: by * forwards * SCROLLED * clientWidth,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
    })
  }
  const forMouse = { kind: 'raised', tabIndex: -1, 'aria-hidden': true } as const
  return (
    <>
      <span className={`${styles.arrow} ${styles.back}`}>
        <IconButton {...forMouse} label={t('search.bar.back')} icon={<ChevronStartIcon />} onClick={() => scroll(-1)} />
      </span>
      <span className={`${styles.arrow} ${styles.on}`}>
        <IconButton {...forMouse} label={t('search.bar.on')} icon={<ChevronEndIcon />} onClick={() => scroll(1)} />
      </span>
    </>
  )
}

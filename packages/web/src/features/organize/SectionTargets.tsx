import type { BoardSection } from '@corkboard/contract/content/wire/section'
import { ArrowEndIcon, ArrowStartIcon, IconButton } from '@corkboard/design-system'
import { useState, type DragEvent, type ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import styles from './Organize.module.css'
import { allowDrop, carries, PIN_TYPE, SECTION_TYPE } from './organizing.ts'
import type { DropPlace } from './selection.ts'
import { type Side, sideOf } from './side-of.ts'

interface SectionTargetsProps {
  readonly sections: readonly BoardSection[]
  /** The section being organized, or `null` for the pins in no section. */
  readonly current: string | null
  /** True while a finger carries a pin. The sections then stay within its reach. */
  readonly isReached: boolean
  readonly onDropPins: (event: DragEvent, sectionId: string | null) => void
  /** Moves a section before another, or to the end. */
  readonly onPut: (sectionId: string, before: string | null) => void
  readonly onDropSection: (sectionId: string, place: DropPlace) => void
}

/**
 * BOARD-02: the sections, as targets for dropped pins. They can be reordered by dragging or with their arrow buttons.
 */
export const SectionTargets = (props: SectionTargetsProps) => {
  const { sections, current, isReached, onDropPins, onPut, onDropSection } = props
  const t = useTexts(texts)
  if (sections.length === 0) return null
  return (
    <ul className={styles.sections} data-reached={isReached || undefined} aria-label={t('organize.sections')}>
      {current !== null && (
        <Target place="" onDropPins={(event) => onDropPins(event, null)}>
          <span>{t('organize.beside')}</span>
        </Target>
      )}
      {sections.map((section, index) => {
        const { id, title } = section
        return (
          <Target
            key={id}
            sectionId={id}
            place={id === current ? undefined : id}
            onDropPins={id === current ? undefined : (event) => onDropPins(event, id)}
            onDropSection={onDropSection}
          >
            <span dir="auto">{title}</span>
            <IconButton
              label={t('organize.section.earlier', { title })}
              icon={<ArrowStartIcon size={16} />}
              disabled={index === 0}
              onClick={() => onPut(id, sections[index - 1]?.id ?? null)}
            />
            <IconButton
              label={t('organize.section.later', { title })}
              icon={<ArrowEndIcon size={16} />}
              disabled={index === sections.length - 1}
              onClick={() => onPut(id, sections[index + 2]?.id ?? null)}
            />
          </Target>
        )
      })}
    </ul>
  )
}

interface TargetProps {
  readonly sectionId?: string
  /** The drop target that touch dragging finds: the section's id, or empty for pins in no section. */
  readonly place: string | undefined
  readonly onDropPins: ((event: DragEvent) => void) | undefined
  readonly onDropSection?: SectionTargetsProps['onDropSection']
  readonly children: ReactNode
}

const Target = ({ sectionId, place, onDropPins, onDropSection, children }: TargetProps) => {
  const [over, setOver] = useState<Side | 'into'>()
  return (
    <li className={styles.place}>
      <div
        role="presentation"
        className={styles.section}
        data-section={sectionId}
        data-place={place}
        data-plain={sectionId === undefined || undefined}
        data-over={over}
        draggable={sectionId !== undefined}
        onDragStart={(event) => sectionId !== undefined && event.dataTransfer.setData(SECTION_TYPE, sectionId)}
        onDragOver={(event) => {
          if (onDropPins && allowDrop(event, PIN_TYPE)) setOver('into')
          else if (onDropSection && allowDrop(event, SECTION_TYPE)) setOver(sideOf(event.currentTarget, event.clientX))
        }}
        onDragLeave={() => setOver(undefined)}
        onDrop={(event) => {
          setOver(undefined)
          event.preventDefault()
          if (carries(event, PIN_TYPE)) onDropPins?.(event)
          else if (carries(event, SECTION_TYPE) && sectionId !== undefined) {
            const isBehind = sideOf(event.currentTarget, event.clientX) === 'behind'
            onDropSection?.(event.dataTransfer.getData(SECTION_TYPE), { id: sectionId, isBehind })
          }
        }}
      >
        {children}
      </div>
    </li>
  )
}

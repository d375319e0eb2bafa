import { EditIcon, ForwardIcon, PlusIcon, StoryIcon } from '@corkboard/design-system'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import styles from './PhoneTools.module.css'
import { texts } from './texts/texts.generated.ts'

/** A part of the tools. On phones one of them is open below the page, or none. */
export type Tool = 'add' | 'edit' | 'pages' | 'layers'

interface PhoneToolsProps {
  readonly tool: Tool | null
  /** What the tool `edit` is about. */
  readonly hasBlock: boolean
  readonly onChoose: (tool: Tool | null) => void
}

/** The tools at the bottom of a phone's window, so the page stays in view. Only styles know how wide the window is. */
export const PhoneTools = ({ tool, hasBlock, onChoose }: PhoneToolsProps) => {
  const t = useTexts(texts)
  const tools: readonly (readonly [Tool, string, ReactNode])[] = [
    ['add', t('story.tool.add'), <PlusIcon key="add" />],
    ['edit', hasBlock ? t('story.tool.edit') : t('story.tool.look'), <EditIcon key="edit" />],
    ['pages', t('story.pages'), <StoryIcon key="pages" />],
    ['layers', t('story.tool.layers'), <ForwardIcon key="layers" />],
  ]
  return (
    <div className={styles.tools} role="group" aria-label={t('story.tool')}>
      {tools.map(([name, label, icon]) => (
        <button
          key={name}
          type="button"
          className={styles.tool}
          aria-expanded={tool === name}
          onClick={() => onChoose(tool === name ? null : name)}
        >
          {icon}
          {label}
        </button>
      ))}
    </div>
  )
}

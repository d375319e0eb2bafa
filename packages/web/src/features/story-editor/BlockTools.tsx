import {
  BackwardIcon,
  ChevronDownIcon,
  ChevronUpIcon,
  DuplicateIcon,
  ForwardIcon,
  IconButton,
  LargerIcon,
  SmallerIcon,
  TrashIcon,
  TurnLeftIcon,
  TurnRightIcon,
} from '@corkboard/design-system'
import type { StoryBlockEdits } from '@corkboard/contract/content/wire/pin-content'
import { useTexts } from '../../i18n/use-texts.ts'
import { scaledBy, turnedBy } from './gestures.ts'
import { changeBlock, duplicateBlock, isPlaced, moveBlock, removeBlock } from './story-document.ts'
import styles from './StoryEditor.module.css'
import { texts } from './texts/texts.generated.ts'
import type { Editor } from './use-story-editor.ts'

/** (ours) Steps of the buttons: a factor and degrees. */
const SCALE = 1.15
const TURN = 15

/** What can be done to the selected block without dragging it. */
export const BlockTools = ({ editor }: { readonly editor: Editor }) => {
  const t = useTexts(texts)
  const { state, dispatch, page, block } = editor
  if (!block) return <p className={styles.hint}>{t('story.hint')}</p>
  const place = page.blocks.indexOf(block)
  const isListed = page.layout === 'list'
  const edit = (change: (edits: StoryBlockEdits) => StoryBlockEdits) =>
    dispatch({
      type: 'changed',
      about: `tools ${block.key}`,
      change: (it) => changeBlock(it, block.key, (before) => ({ ...before, edits: change(before.edits) })),
    })
  const move = (by: number) => {
    if (place + by < 0 || place + by >= page.blocks.length) return
    dispatch({ type: 'changed', change: (it) => moveBlock(it, block.key, by) })
  }
  const duplicate = () => {
    const [changed, copy] = duplicateBlock(state.document, block.key)
    if (copy !== null) dispatch({ type: 'changed', change: () => changed, blockKey: copy })
  }
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('story.tools')}>
      {isPlaced(page, block) && (
        <>
          <IconButton
            label={t('story.smaller')}
            icon={<SmallerIcon />}
            onClick={() => edit((it) => scaledBy(it, 1 / SCALE))}
          />
          <IconButton
            label={t('story.larger')}
            icon={<LargerIcon />}
            onClick={() => edit((it) => scaledBy(it, SCALE))}
          />
          <IconButton
            label={t('story.turnLeft')}
            icon={<TurnLeftIcon />}
            onClick={() => edit((it) => turnedBy(it, -TURN))}
          />
          <IconButton
            label={t('story.turnRight')}
            icon={<TurnRightIcon />}
            onClick={() => edit((it) => turnedBy(it, TURN))}
          />
        </>
      )}
      <IconButton
        label={t(isListed ? 'story.up' : 'story.backward')}
        icon={isListed ? <ChevronUpIcon /> : <BackwardIcon />}
        aria-disabled={place === 0 || undefined}
        onClick={() => move(-1)}
      />
      <IconButton
        label={t(isListed ? 'story.down' : 'story.forward')}
        icon={isListed ? <ChevronDownIcon /> : <ForwardIcon />}
        aria-disabled={place === page.blocks.length - 1 || undefined}
        onClick={() => move(1)}
      />
      <IconButton label={t('story.duplicate')} icon={<DuplicateIcon />} onClick={duplicate} />
      <IconButton
        label={t('story.remove')}
        icon={<TrashIcon />}
        onClick={() => dispatch({ type: 'changed', change: (it) => removeBlock(it, block.key), blockKey: null })}
      />
    </div>
  )
}

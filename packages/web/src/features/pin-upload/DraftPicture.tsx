import { LIMITS } from '@corkboard/contract/limits'
import { TaggedPicture } from '../../product/picture-tags/TaggedPicture.tsx'
import { type Draft, type DraftItem, tagCountOf } from './drafts/draft.ts'
import type { Builder } from './use-builder.ts'

interface DraftPictureProps {
  readonly draft: Draft
  readonly item: DraftItem
  readonly builder: Builder
}

/** The picture of a draft with its tags. */
export const DraftPicture = ({ draft, item, builder: { dispatch } }: DraftPictureProps) => {
  const of = { key: draft.key, item: item.key }
  return (
    <TaggedPicture
      src={item.previewUrl}
      alt={item.texts.alt_text || item.fileName}
      tags={item}
      isFull={tagCountOf(draft) >= LIMITS.pinTags}
      onAdd={(tag) => dispatch({ type: 'tagAdded', ...of, tag })}
      onSelect={(tag) => dispatch({ type: 'tagSelected', ...of, tag })}
      onMove={(tag, to) => dispatch({ type: 'tagMoved', ...of, tag, to })}
      onRemove={(tag) => dispatch({ type: 'tagRemoved', ...of, tag })}
      onRestore={(tag, status) => dispatch({ type: 'tagRestored', ...of, tag, status })}
    />
  )
}

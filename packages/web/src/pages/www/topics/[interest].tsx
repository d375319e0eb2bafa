import { CorkDrawing, EmptyState } from '@corkboard/design-system'
import { PinCard } from '../../../product/pin-card/PinCard.tsx'
import { PinGrid } from '../../../product/pin-grid/PinGrid.tsx'
import { TopicHead } from '../../../features/topic/TopicHead.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { texts as topicTexts } from '../../../features/topic/texts/texts.generated.ts'
import { definePage, text, type PageProps } from '../../../router/define-page.ts'
import { useResponse, useEntity } from '../../../services.tsx'
import { firstPicture } from '../../../product/pictures/first-picture.ts'
import { topicAt, topicFeed } from '../../../product/topics/topics.ts'
import { trailSlice } from '../../../product/trail.ts'
import { selectEntry } from '../../../store/data.ts'
import type { EntityRef } from '../../../store/entities.ts'

type Params = { readonly interest: string }

const TopicContent = ({ params: { interest } }: PageProps<Params>) => {
  const t = useTexts(topicTexts)
  const ref = useResponse<EntityRef<'topic'>>(topicAt(interest)).data
  const topic = useEntity('topic', ref?.id)
  const name = topic?.name ?? ''
  return (
    <>
      {topic && <TopicHead topic={topic} />}
      <PinGrid
        request={topicFeed(interest)}
        card={PinCard}
        label={t('topic.pins', { name })}
        empty={
          <EmptyState title={t('topic.empty', { name })} picture={<CorkDrawing of="board" />}>
            {t('topic.empty.text')}
          </EmptyState>
        }
      />
    </>
  )
}

const TopicPage = (props: PageProps<Params>) => <TopicContent {...props} />

/** FIND-02: /topics/:interest. */
export const page = definePage({
  params: { interest: text },
  data: ({ params }) => [topicAt(params.interest), topicFeed(params.interest)],
  head: ({ params, state }) => {
    const ref = selectEntry(state, topicAt(params.interest))?.data as EntityRef<'topic'> | null | undefined
    const topic = ref ? state.entities.topic[ref.id] : undefined
    if (!topic) return { title: '', status: 404 }
    if (topic.key !== params.interest) return { title: '', redirect: topic.url, isMoved: true }
    const image = firstPicture(state, topicFeed(params.interest))
    return {
      title: topic.name,
      description: `${topic.name}. ${topic.description ?? ''}`,
      canonical: topic.url,
      hasFeed: true,
      image,
      // Search engines should not index an empty page.
      isPrivate: image === undefined,
    }
  },
  variant: () => TopicPage,
  slices: [trailSlice],
})

import { useEffect, useState } from 'react'
import type { AggregatedComment } from '@corkboard/contract/content/wire/comment'
import { useServices, useShown } from '../../services.tsx'
import { repliesTo, commentsOf } from '../../product/feeds.ts'
import { changeFeeds } from '../../store/feed-changes.ts'
import { selectEntry } from '../../store/data.ts'
import type { EntityRef } from '../../store/entities.ts'
import { requestKey, resource, type ResourceRequest } from '../../store/requests.ts'

interface Found {
  readonly visitKey?: string
  readonly linkedId?: string
  readonly isGone: boolean
}

const NONE: Found = { isGone: false }

/**
 * Loads the comment that the address links to and puts it above the others if it is not among the first of them. Runs
 * after hydration, because the server's markup is the same for all such addresses, and on every visit, because the time
 * of a comment links to it from the same page.
 */
export const useLinkedComment = (pinId: string): Found => {
  const { data, store } = useServices()
  const { key: visitKey, search } = useShown().visit.location
  const [found, setFound] = useState(NONE)
  useEffect(() => {
    const id = new URLSearchParams(search).get('comment')
    if (id === null) return
    let isOver = false
    const load = async (commentId: string) => {
      const request = resource('AggregatedCommentResource', { commentId })
      await data.load(request)
      const ref = selectEntry(store.getState(), request)?.data as EntityRef | null | undefined
      return ref ? store.getState().entities.aggregatedcomment[ref.id] : undefined
    }
    const show = (request: ResourceRequest, commentId: string) => {
      const items = (selectEntry(store.getState(), request)?.data ?? []) as readonly EntityRef[]
      if (items.some((item) => item.id === commentId)) return
      const item = { type: 'aggregatedcomment', id: commentId } as const
      changeFeeds(store, { kind: 'prepended', key: requestKey(request), item })
    }
    const bring = async () => {
      await data.load(commentsOf(pinId))
      const comment = await load(id)
      const isHere = comment?.pin_id === pinId
      const parentId = isHere ? (comment as Pick<AggregatedComment, 'parent_id'>).parent_id : null
      if (isHere && parentId !== null) {
        await Promise.all([load(parentId), data.load(repliesTo(parentId))])
        show(repliesTo(parentId), id)
      }
      if (isHere) show(commentsOf(pinId), parentId ?? id)
      if (!isOver) setFound(isHere ? { visitKey, linkedId: id, isGone: false } : { visitKey, isGone: true })
    }
    void bring()
    return () => {
      isOver = true
    }
  }, [data, store, pinId, search, visitKey])
  return found.visitKey === visitKey ? found : NONE
}

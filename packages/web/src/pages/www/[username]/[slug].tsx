import { EmptyState, PinIcon } from '@corkboard/design-system'
import { useMemo } from 'react'
import { boardPartOf, useBoardPart } from '../../../features/board-page/board-part.ts'
import { BoardHead } from '../../../features/board-page/BoardHead.tsx'
import { BoardProgress } from '../../../features/board-page/BoardProgress.tsx'
import { EmptyBoard } from '../../../features/board-page/EmptyBoard.tsx'
import { MoreIdeas } from '../../../features/board-page/MoreIdeas.tsx'
import { SectionCards } from '../../../features/board-page/SectionCards.tsx'
import { boardCard } from '../../../features/board-page/StoryCard.tsx'
import { PinGrid } from '../../../product/pin-grid/PinGrid.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { texts as boardPageTexts } from '../../../features/board-page/texts/texts.generated.ts'
import { texts as boardsTexts } from '../../../product/boards/texts/texts.generated.ts'
import { definePage, text, type PageProps } from '../../../router/define-page.ts'
import { useResponse, useBoard } from '../../../services.tsx'
import { useOrganizeMode } from '../../../product/boards/use-organize-mode.ts'
import { isAt } from '../../../product/boards/board-address.ts'
import { boardAt, boardFeed, sectionsOf } from '../../../product/feeds.ts'
import { boardIdeas, boardInterests } from '../../../product/member-feeds.ts'
import { SensitivityScreen } from '../../../product/sensitivity/SensitivityScreen.tsx'
import { trailSlice } from '../../../product/trail.ts'
import { selectEntry } from '../../../store/data.ts'
import type { EntityRef } from '../../../store/entities.ts'
import type { RootState } from '../../../store/root.ts'

type Params = { readonly username: string; readonly slug: string }

const boardIn = (state: RootState, { username, slug }: Params) => {
  const ref = selectEntry(state, boardAt(username, slug))?.data as EntityRef<'board'> | null | undefined
  return ref ? state.entities.board[ref.id] : undefined
}

const BoardContent = ({ params, search }: PageProps<Params>) => {
  const t = useTexts(boardPageTexts, boardsTexts)
  const ref = useResponse<EntityRef<'board'>>(boardAt(params.username, params.slug)).data
  const board = useBoard(ref?.id)
  const boardId = ref?.id ?? ''
  const organize = useOrganizeMode(boardId)
  const card = useMemo(() => boardCard(boardId), [boardId])
  const part = useBoardPart(board, search['tab'])
  if (board && part !== 'pins' && !organize.Mode) {
    return (
      <>
        <BoardHead boardId={board.id} part={part} onOrganize={organize.begin} />
        {part === 'screen' ? (
          <SensitivityScreen boardId={board.id} sensitivity={board.sensitivity ?? 'mature'} of="board" />
        ) : (
          <MoreIdeas board={board} />
        )}
      </>
    )
  }
  return (
    <>
      <BoardHead boardId={ref?.id} part={part} onOrganize={organize.begin} />
      {board?.viewer_can?.includes('organize') && <BoardProgress boardId={board.id} sectionId={null} />}
      {board && organize.Mode ? (
        <organize.Mode boardId={board.id} sectionId={null} onDone={organize.end} />
      ) : (
        <>
          {board && (board.section_count ?? 0) > 0 && <SectionCards boardId={board.id} />}
          {board && (
            <PinGrid
              request={boardFeed(board.id)}
              card={card}
              label={t('board.pins', { count: board.pin_count ?? 0 })}
              empty={
                board.section_count && board.pin_count ? (
                  <EmptyState title={t('board.empty.beside')} picture={<PinIcon size={24} />} />
                ) : (
                  <EmptyBoard boardId={board.id} />
                )
              }
            />
          )}
        </>
      )}
    </>
  )
}

const Board = (props: PageProps<Params>) => <BoardContent {...props} />

/** BOARD-01: /:username/:slug; `tab` is `ideas` for the board's ideas (BOARD-11). */
export const page = definePage({
  params: { username: text, slug: text },
  query: ['tab'],
  data: ({ params }) => [boardAt(params.username, params.slug)],
  dataAfter: ({ params, search, state }) => {
    const board = boardIn(state, params)
    const part = board && boardPartOf(state, board, search['tab'])
    if (!board || part === 'screen') return []
    if (part === 'ideas') return [boardIdeas(board.id), boardInterests(board.id)]
    return board.section_count ? [boardFeed(board.id), sectionsOf(board.id)] : [boardFeed(board.id)]
  },
  head: ({ params, state, texts }) => {
    const board = boardIn(state, params)
    if (!board) return { title: '', status: 404 }
    if (!isAt(board, params)) return { title: '', redirect: board.url, isMoved: true }
    const owner = board.owner === undefined ? undefined : state.entities.user[board.owner]
    const cover = board.cover_images?.[0]
    const isPrivate = board.privacy !== 'public' || board.is_search_hidden === true || board.sensitivity_screen === true
    return {
      title: board.name,
      description: board.description || texts(boardPageTexts)('board.by', { name: owner?.full_name ?? '' }),
      canonical: board.url,
      image: cover && { url: cover.url, width: cover.width, height: cover.height },
      isPrivate,
      // Archived boards have no feed either, but only their owner's response says that they are archived.
      hasFeed: !isPrivate && !owner?.is_private_profile,
    }
  },
  variant: () => Board,
  slices: [trailSlice],
})

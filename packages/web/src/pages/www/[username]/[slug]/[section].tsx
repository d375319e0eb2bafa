import type { BoardSection } from '@corkboard/contract/content/wire/section'
import { CorkDrawing, EmptyState } from '@corkboard/design-system'
import { boardPartOf, useBoardPart } from '../../../../features/board-page/board-part.ts'
import { BoardHeadSkeleton } from '../../../../features/board-page/BoardHeadSkeleton.tsx'
import { BoardProgress } from '../../../../features/board-page/BoardProgress.tsx'
import { SectionHead } from '../../../../features/board-page/SectionHead.tsx'
import { PinCard } from '../../../../product/pin-card/PinCard.tsx'
import { PinGrid } from '../../../../product/pin-grid/PinGrid.tsx'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { texts as boardPageTexts } from '../../../../features/board-page/texts/texts.generated.ts'
import { texts as boardsTexts } from '../../../../product/boards/texts/texts.generated.ts'
import { definePage, text, type PageProps } from '../../../../router/define-page.ts'
import { useResponse, useBoard } from '../../../../services.tsx'
import { useOrganizeMode } from '../../../../product/boards/use-organize-mode.ts'
import { isAt } from '../../../../product/boards/board-address.ts'
import { boardAt, sectionAt, sectionFeed } from '../../../../product/feeds.ts'
import { SensitivityScreen } from '../../../../product/sensitivity/SensitivityScreen.tsx'
import { trailSlice } from '../../../../product/trail.ts'
import { selectEntry } from '../../../../store/data.ts'
import type { EntityRef } from '../../../../store/entities.ts'
import type { RootState } from '../../../../store/root.ts'

type Params = { readonly username: string; readonly slug: string; readonly section: string }

const sectionIn = (state: RootState, { username, slug, section }: Params) =>
  selectEntry(state, sectionAt(username, slug, section))?.data as BoardSection | null | undefined

const boardIn = (state: RootState, { username, slug }: Params) => {
  const ref = selectEntry(state, boardAt(username, slug))?.data as EntityRef<'board'> | null | undefined
  return ref ? state.entities.board[ref.id] : undefined
}

const SectionContent = ({ params }: PageProps<Params>) => {
  const t = useTexts(boardPageTexts, boardsTexts)
  const section = useResponse<BoardSection>(sectionAt(params.username, params.slug, params.section)).data
  const ref = useResponse<EntityRef<'board'>>(boardAt(params.username, params.slug)).data
  const board = useBoard(ref?.id)
  const organize = useOrganizeMode(ref?.id ?? '')
  const part = useBoardPart(board)
  if (!section || !board) return <BoardHeadSkeleton />
  const isOwn = board.viewer_can?.includes('save')
  return (
    <>
      <SectionHead board={board} section={section} onOrganize={organize.begin} />
      {board.viewer_can?.includes('organize') && <BoardProgress boardId={board.id} sectionId={section.id} />}
      {part === 'screen' ? (
        <SensitivityScreen boardId={board.id} sensitivity={board.sensitivity ?? 'mature'} of="board" />
      ) : organize.Mode ? (
        <organize.Mode boardId={board.id} sectionId={section.id} onDone={organize.end} />
      ) : (
        <PinGrid
          request={sectionFeed(section.id)}
          card={PinCard}
          label={t('board.pins', { count: section.pin_count })}
          empty={
            <EmptyState
              title={t(isOwn ? 'section.empty.own' : 'section.empty.others')}
              picture={<CorkDrawing of="board" />}
            >
              {isOwn ? t('section.empty.own.text') : null}
            </EmptyState>
          }
        />
      )}
    </>
  )
}

const Section = (props: PageProps<Params>) => <SectionContent {...props} />

/** BOARD-02: /:username/:slug/:section */
export const page = definePage({
  params: { username: text, slug: text, section: text },
  data: ({ params }) => [
    sectionAt(params.username, params.slug, params.section),
    boardAt(params.username, params.slug),
  ],
  dataAfter: ({ params, state }) => {
    const section = sectionIn(state, params)
    const board = boardIn(state, params)
    if (board && boardPartOf(state, board, undefined) === 'screen') return []
    return section ? [sectionFeed(section.id)] : []
  },
  head: ({ params, state, texts }) => {
    const section = sectionIn(state, params)
    const board = boardIn(state, params)
    if (!section || !board) return { title: '', status: 404 }
    if (!isAt(board, params)) return { title: '', redirect: section.url, isMoved: true }
    const owner = board.owner === undefined ? undefined : state.entities.user[board.owner]
    const cover = section.cover_images[0]
    return {
      title: section.title,
      description: board.description || texts(boardPageTexts)('board.by', { name: owner?.full_name ?? '' }),
      canonical: section.url,
      image: cover && { url: cover.url, width: cover.width, height: cover.height },
      isPrivate: board.privacy !== 'public' || board.is_search_hidden === true || board.sensitivity_screen === true,
    }
  },
  variant: () => Section,
  slices: [trailSlice],
})

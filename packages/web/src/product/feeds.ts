import type { Id } from '@corkboard/contract/ids'
import {
  QUERY_HASHES,
  type CloseupDetailQueryVariables,
  type CloseupPageQueryVariables,
} from '@corkboard/contract/persisted.generated'
import { list, query, resource } from '../store/requests.ts'

/**
 * The requests of the product's pages. Defined once, because the store finds a response by its exact request: a page,
 * its grid and the actions that change it have to use the same one.
 */
export const homeFeed = (tab?: string) => list('UserHomefeedResource', { field_set_key: 'grid', ...(tab && { tab }) })
/** A board's pins that are in no section, with its stories above them (FIND-09). */
export const boardFeed = (boardId: Id) =>
  list('BoardFeedResource', { board_id: boardId, field_set_key: 'grid', filter_section_pins: true, add_stories: true })
export const sectionFeed = (sectionId: Id) =>
  list('BoardSectionPinsResource', { section_id: sectionId, field_set_key: 'grid' })
/** The list that contains this board's pin. */
export const placeFeed = (boardId: Id, sectionId: Id | null | undefined) =>
  sectionId ? sectionFeed(sectionId) : boardFeed(boardId)
/** BOARD-11: the card pictures of a sensitive board, shown after the viewer confirms. */
export const boardCovers = (boardId: Id) => resource('BoardCoversResource', { board_id: boardId })
/** All of a board's sections in one request, because users reorder them by hand. */
export const sectionsOf = (boardId: Id) => list('BoardSectionsResource', { board_id: boardId, page_size: 250 })
export const createdFeed = (username: string) => list('UserPinsResource', { username, field_set_key: 'grid' })
/** PEOPLE-01: the user's stories, or the pins they tried. */
export const profileFeed = (username: string, kind: 'story' | 'tried') =>
  list('UserPinsResource', { username, kind, field_set_key: 'grid' })
/** PIN-13 */
export const relatedFeed = (pinId: Id) => list('RelatedPinFeedResource', { pin: pinId, field_set_key: 'grid' })
export const boardsOf = (username: string) => list('BoardsResource', { username })
/** All of the user's boards in one request, because the picker searches them on every keystroke. */
/** @param filter terms in their names; empty for all boards */
export const pickerBoards = (filter = '') =>
  list('BoardPickerBoardsResource', { page_size: 250, ...(filter !== '' && { filter }) })

export const profileOf = (username: string) => resource('UserResource', { username })
export const sectionAt = (username: string, slug: string, section: string) =>
  resource('BoardSectionResource', { username, slug, section_slug: section })
export const boardAt = (username: string, slug: string) => resource('BoardResource', { username, slug })

/** COMMENT-01: a pin's comments, a page at a time. */
export const commentsOf = (pinId: Id) => list('UnifiedCommentsResource', { pin_id: pinId, page_size: 10 })
export const repliesTo = (commentId: Id) => list('AggregatedCommentRepliesResource', { commentId, page_size: 10 })

/** PIN-01: the two queries of a closeup. */
export const closeupPage = (variables: CloseupPageQueryVariables) =>
  query({ name: 'CloseupPageQuery', queryHash: QUERY_HASHES.CloseupPageQuery }, { ...variables })
export const closeupDetail = (variables: CloseupDetailQueryVariables) =>
  query({ name: 'CloseupDetailQuery', queryHash: QUERY_HASHES.CloseupDetailQuery }, { ...variables })

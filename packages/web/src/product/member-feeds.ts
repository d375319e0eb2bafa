import type { Id } from '@corkboard/contract/ids'
import { list, resource } from '../store/requests.ts'

// Requests that only members make. They are apart from the others because first loads of visitors do without them.

/** BOARD-11: ideas for a board, all of them or those of one interest. */
export const boardIdeas = (boardId: Id, interest?: string) =>
  list('BoardMoreIdeasResource', { board_id: boardId, field_set_key: 'grid', ...(interest && { interest }) })
export const boardInterests = (boardId: Id) => resource('BoardInterestsResource', { board_id: boardId })
/** PIN-08: favorites are visible only to their owner. */
export const favoritesFeed = () => list('PinFavoriteResource', { field_set_key: 'grid' })
export const archivedBoards = (username: string) => list('BoardsResource', { username, archived: true, page_size: 250 })
/** BOARD-04: the viewer's invitations to boards. */
export const boardInvites = () => list('BoardInvitesResource', {})
/** BOARD-10: suggestions of boards for a pin, and of names for a new board. */
export const boardSuggestions = (pinId: Id) => resource('BoardTitleSuggestionsResource', { pin_id: pinId })
/** PIN-14: whether the viewer sent a pin. */
export const pinSent = (pinId: Id) => resource('PinSentResource', { pin_id: pinId })

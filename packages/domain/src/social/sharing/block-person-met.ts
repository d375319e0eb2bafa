import type { Id, Profile } from '@corkboard/contract'
import { endBoardRelations } from '../../content/boards/index.ts'
import { loadComments } from '../../content/comments/index.ts'
import type { Ctx } from '../../kernel/index.ts'
import { blockPerson } from '../../people/index.ts'
import { shareConversation } from './conversation-store.ts'

/**
 * PEOPLE-02, BOARD-03: blocks a user, even a private one whose profile is closed: anyone who gets their messages, or reads a
 * comment of theirs, can block them.
 * @param commentId a comment of theirs that the viewer can read
 * @throws the errors of `blockPerson`
 */
export const blockPersonMet = (ctx: Ctx, personId: Id, commentId: Id | undefined): Promise<Profile> =>
  blockPerson(ctx, personId, {
    hasMet: async (tx) => {
      if (await shareConversation(tx.db, tx.viewer.userId, personId)) return true
      if (commentId === undefined) return false
      return (await loadComments(tx, [commentId])).get(commentId)?.authorId === personId
    },
    endRelations: (tx) => endBoardRelations(tx, tx.viewer.userId, personId),
  })

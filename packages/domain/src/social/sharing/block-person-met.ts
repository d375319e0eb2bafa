import type { Id, Profile } from '@corkboard/contract'
import { loadComments } from '../../content/comments/index.ts'
import type { Ctx } from '../../kernel/index.ts'
import { blockPerson } from '../../people/index.ts'
import { shareConversation } from './conversation-store.ts'

/**
 * PEOPLE-02: blocks somebody. A private person, whose profile is closed, too: who writes to people, or says something
 * below a pin where they read it, can be kept away by them.
 * @param commentId a comment of theirs that the viewer reads
 * @throws what `blockPerson` says
 */
export const blockPersonMet = (ctx: Ctx, personId: Id, commentId: Id | undefined): Promise<Profile> =>
  blockPerson(ctx, personId, async (tx) => {
    if (await shareConversation(tx.db, tx.viewer.userId, personId)) return true
    if (commentId === undefined) return false
    return (await loadComments(tx, [commentId])).get(commentId)?.authorId === personId
  })

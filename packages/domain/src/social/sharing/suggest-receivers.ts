import type { Conversation, User } from '@corkboard/contract'
import { type Ctx, personPresence, requireSignedIn, type SignedIn } from '../../kernel/index.ts'
import { findByContact, fullNameOf, loadPeople, loadRelations, personFacts, presentUser } from '../../people/index.ts'
import { groupSkeleton, peopleToSendTo } from './conversation-store.ts'
import { isGroup, presentConversations, seeConversations, type SeenConversation } from './load-conversations.ts'
import { messageRefusal } from './message-policy.ts'

const SUGGESTED = 10
/** Group conversations are found among the latest. */
const GROUPS_READ = 50
const GROUPS_SUGGESTED = 10

/** By name prefix, or the one with this email address. */
const suggestPeople = async (ctx: Ctx<SignedIn>, term: string, beginning: string): Promise<User[]> => {
  const { userId } = ctx.viewer
  const byContact = await findByContact(ctx, term)
  const ids = byContact === undefined ? await peopleToSendTo(ctx, beginning) : [byContact]
  const [people, relations] = await Promise.all([loadPeople(ctx, [userId, ...ids]), loadRelations(ctx, ids)])
  const self = people.get(userId)
  return ids
    .flatMap((id) => {
      const other = people.get(id)
      if (!self || !other || personPresence(ctx.viewer, personFacts(other, relations)) !== 'listed') return []
      return messageRefusal(ctx, self, other, relations) === undefined ? [presentUser(ctx, other, relations)] : []
    })
    .slice(0, SUGGESTED)
}

/** True if the term is in the name of the group, or of a member that the viewer sees. */
const isCalled = (conversation: SeenConversation, term: string): boolean => {
  if (!isGroup(conversation)) return false
  const names = [conversation.name, ...conversation.others.map(({ person }) => fullNameOf(person))]
  return names.some((name) => name.toLowerCase().includes(term))
}

/** Group conversations in which the viewer may write, last message first. */
const suggestGroups = async (ctx: Ctx<SignedIn>, term: string): Promise<Conversation[]> => {
  const groups = await seeConversations(ctx, await groupSkeleton(ctx.db, ctx.viewer.userId, GROUPS_READ))
  const called = groups.filter((group) => isCalled(group, term.toLowerCase()))
  const shown = await presentConversations(ctx, called)
  return shown.filter((group) => group.can_write).slice(0, GROUPS_SUGGESTED)
}

/** PIN-14: users to whom the viewer may send something; then group conversations, by name. */
export const suggestReceivers = async (
  anyCtx: Ctx,
  { term, withGroups }: { readonly term: string; readonly withGroups: boolean },
): Promise<(User | Conversation)[]> => {
  const ctx = requireSignedIn(anyCtx)
  const beginning = term.replace(/^@/, '').trim().slice(0, 60)
  const [people, groups] = await Promise.all([
    suggestPeople(ctx, term, beginning),
    withGroups ? suggestGroups(ctx, beginning) : [],
  ])
  return [...people, ...groups]
}

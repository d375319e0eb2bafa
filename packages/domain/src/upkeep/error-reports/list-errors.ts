import { type ErrorDetail, type ErrorGroup, fail } from '@corkboard/contract'
import { requireReader } from '../../accounts/staff/index.ts'
import type { Ctx, Page, PageRequest } from '../../kernel/index.ts'
import { examplesOf, findGroup, groupsAfter, setResolved, type StoredGroup } from './error-store.ts'

const present = (group: StoredGroup): ErrorGroup => ({
  id: group.fingerprint,
  kind: group.kind,
  message: group.message,
  place: group.place,
  count: group.count,
  first_seen_at: group.firstSeenAt.toISOString(),
  last_seen_at: group.lastSeenAt.toISOString(),
  first_release: group.firstRelease,
  last_release: group.lastRelease,
  is_resolved: group.resolvedAt !== null,
})

/**
 * Lists groups of errors, the one reported last first.
 * @throws 'auth.not_allowed', 'mfa.off'
 */
export const listErrors = async (anyCtx: Ctx, isResolved: boolean, page: PageRequest): Promise<Page<ErrorGroup>> => {
  const ctx = await requireReader(anyCtx)
  const rows = await groupsAfter(ctx.db, isResolved, page.after, page.size + 1)
  const shown = rows.slice(0, page.size)
  const last = shown.at(-1)
  const next = rows.length > page.size && last ? [last.lastSeenAt.toISOString(), last.fingerprint] : undefined
  return { items: shown.map(present), next }
}

const getGroup = async (ctx: Ctx, id: string): Promise<StoredGroup> => {
  const group = await findGroup(ctx.db, id)
  if (!group) throw fail('error_group.not_found')
  return group
}

/** @throws 'auth.not_allowed', 'mfa.off', 'error_group.not_found' */
export const loadError = async (anyCtx: Ctx, id: string): Promise<ErrorDetail> => {
  const ctx = await requireReader(anyCtx)
  const group = present(await getGroup(ctx, id))
  const examples = await examplesOf(ctx.db, id)
  return {
    group,
    examples: examples.map(({ seenAt, release, facts }) => ({ ...facts, seen_at: seenAt.toISOString(), release })),
  }
}

/**
 * Marks a group as resolved, until it is reported again, or as open.
 * @throws 'auth.not_allowed', 'mfa.off', 'error_group.not_found'
 */
export const resolveError = async (anyCtx: Ctx, id: string, isResolved: boolean): Promise<ErrorGroup> => {
  const ctx = await requireReader(anyCtx)
  await setResolved(ctx.db, id, isResolved ? ctx.now() : null)
  return present(await getGroup(ctx, id))
}

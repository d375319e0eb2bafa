import type { Id } from '@corkboard/contract'
import { anyOf, type Db, sql } from '@corkboard/database'
import type { Ctx } from '../../kernel/index.ts'
import { ageAt, type AgeRules, rulesOfAge } from '../accounts/index.ts'
import type { Choices } from './settings-store.ts'

/**
 * (ours) Default choices. Minors are harder to follow and to find; no one can be found by email or phone unless they turn
 * it on.
 */
const defaultChoices = ({ isUnder16, isUnder18 }: AgeRules): Choices => ({
  save_behavior: 'last_board',
  hides_titles: false,
  comment_photos: true,
  findable_by_email: false,
  findable_by_phone: false,
  is_suggested: !isUnder16,
  personalized_by_visits: !isUnder18,
  personalized_ads: !isUnder18,
  shopping_recommendations: true,
  third_party_marketing_tracking_enabled: !isUnder18,
})

/** Choices that keep users under 16 from being found. They override any earlier ones. */
export const UNDER_16_CHOICES = {
  is_suggested: false,
  findable_by_email: false,
  findable_by_phone: false,
} as const satisfies Partial<Choices>

/** The effective choices of a user now: their own, else the defaults for their age. */
export const effectiveChoices = (chosen: Partial<Choices>, rules: AgeRules): Choices => ({
  ...defaultChoices(rules),
  ...chosen,
  ...(rules.isUnder16 && UNDER_16_CHOICES),
})

/** Age rules of a user with this birthday, or with an unknown one. */
export const ageRulesAt = (birthday: string | null, now: Date): AgeRules =>
  rulesOfAge(birthday === null ? null : ageAt(birthday, now))

/** A user's choices as stored, and their birthday, which some defaults depend on. */
export interface ChoicesRow {
  readonly id: Id
  readonly birthday: string | null
  readonly choices: Partial<Choices> | null
}

export const choicesOfRow = ({ birthday, choices }: ChoicesRow, now: Date): Choices =>
  effectiveChoices(choices ?? {}, ageRulesAt(birthday, now))

const rowsOf = async (db: Db, userIds: readonly Id[]): Promise<readonly ChoicesRow[]> => {
  const { rows } = await sql<ChoicesRow>`
    select u.id, u.birthday::text as birthday, s.choices
    from users u left join user_settings s on s.user_id = u.id and s.shard = u.shard
    where u.id = ${anyOf(userIds)} and u.deleted_at is null`.execute(db)
  return rows
}

/** The effective choices of these users, without deleted ones. */
export const loadChoices = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  userIds: readonly Id[],
): Promise<ReadonlyMap<Id, Choices>> => {
  if (userIds.length === 0) return new Map()
  const rows = await rowsOf(ctx.db, userIds)
  return new Map(rows.map((row) => [row.id, choicesOfRow(row, ctx.now())]))
}

/** One effective choice of a user; `undefined` for deleted users. */
export const loadChoice = async <Name extends keyof Choices>(
  ctx: Pick<Ctx, 'db' | 'now'>,
  userId: Id,
  name: Name,
): Promise<Choices[Name] | undefined> => (await loadChoices(ctx, [userId])).get(userId)?.[name]

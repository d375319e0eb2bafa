import {
  type CookieChoices,
  type EditableSettings,
  type Id,
  type NotificationChannel,
  shardOf,
} from '@corkboard/contract'
import { type Db, sql, type Tx } from '@corkboard/database'
import { type AccountColumns, lockAccount } from '../accounts/index.ts'

/** Settings that no response about the user depends on. They are stored in their own table. */
export type Choices = Pick<
  EditableSettings,
  | 'save_behavior'
  | 'hides_titles'
  | 'comment_photos'
  | 'findable_by_email'
  | 'findable_by_phone'
  | 'is_suggested'
  | 'personalized_by_visits'
  | 'personalized_ads'
  | 'shopping_recommendations'
  | 'third_party_marketing_tracking_enabled'
>

/** By channel and kind, without those the user has not chosen. */
export type ChosenNotifications = { readonly [C in NotificationChannel]?: Readonly<Record<string, boolean>> }

export interface StoredSettings {
  readonly account: AccountColumns
  /** The user's choices; everything else is a default. */
  readonly choices: Partial<Choices>
  readonly notifications: ChosenNotifications
  /** IDENT-14: undefined until they have chosen. */
  readonly cookies?: CookieChoices
  /** When the user last dismissed the reminder to verify their email. */
  readonly verificationDismissedAt: Date | null
}

const stored = (db: Db, userId: Id) =>
  db
    .selectFrom('users')
    .leftJoin('user_settings', (join) =>
      join.onRef('user_settings.user_id', '=', 'users.id').onRef('user_settings.shard', '=', 'users.shard'),
    )
    .select([
      'users.username',
      'users.first_name',
      'users.last_name',
      'users.about',
      'users.pronouns',
      'users.website_url',
      'users.business_name',
      'users.gender',
      'users.custom_gender',
      'users.phone_country',
      'users.phone_number',
      'users.country',
      'users.locale',
      'users.mentions_from',
      'users.messages_from',
      'users.comments_from',
      'users.is_private',
      'users.is_search_hidden',
      'users.shares_originals',
      'user_settings.choices',
      'user_settings.notifications',
      'user_settings.cookies',
      'user_settings.verification_dismissed_at',
    ])
    // As text: a date is the same everywhere, a timestamp is not.
    .select(sql<string | null>`users.birthday::text`.as('birthday'))
    .where('users.id', '=', userId)
    .where('users.shard', '=', shardOf(userId))
    .where('users.deleted_at', 'is', null)

type Row = Awaited<ReturnType<ReturnType<typeof stored>['executeTakeFirstOrThrow']>>

const toSettings = ({
  choices,
  notifications,
  cookies,
  verification_dismissed_at: verificationDismissedAt,
  ...account
}: Row): StoredSettings => ({
  // The table's check constraints limit the three audiences to valid values.
  account: account as AccountColumns,
  choices: (choices ?? {}) as Partial<Choices>,
  notifications: (notifications ?? {}) as ChosenNotifications,
  ...(cookies !== null && { cookies: cookies as CookieChoices }),
  verificationDismissedAt,
})

export const settingsOf = async (db: Db, userId: Id): Promise<StoredSettings | undefined> => {
  const row = await stored(db, userId).executeTakeFirst()
  return row && toSettings(row)
}

/** The same, locked against changes until the transaction ends. */
export const heldSettings = async (tx: Tx, userId: Id): Promise<StoredSettings | undefined> => {
  await lockAccount(tx, userId)
  return settingsOf(tx, userId)
}

/** Each of these users' choices for one channel. */
export const chosenNotifications = async (
  db: Db,
  userIds: readonly Id[],
  channel: NotificationChannel,
): Promise<Map<Id, Readonly<Record<string, boolean>>>> => {
  const rows = await db
    .selectFrom('user_settings')
    .select(['user_id', 'notifications'])
    .where('user_id', '=', sql<Id>`any(${userIds}::bigint[])`)
    .execute()
  return new Map(rows.map((row) => [row.user_id, (row.notifications as ChosenNotifications)[channel] ?? {}]))
}

/** COMMENT-04: true when comments on this user's pins may have photos, which is the default. */
export const takesCommentPhotos = async (db: Db, userId: Id): Promise<boolean> => {
  const row = await db.selectFrom('user_settings').select('choices').where('user_id', '=', userId).executeTakeFirst()
  return ((row?.choices ?? {}) as Partial<Choices>).comment_photos ?? true
}

/** Merges into the user's choices. */
export const writeChoices = async (
  tx: Tx,
  userId: Id,
  { choices = {}, notifications = {} }: { choices?: Partial<Choices>; notifications?: ChosenNotifications },
  now: Date,
): Promise<void> => {
  const [chosen, kinds] = [JSON.stringify(choices), JSON.stringify(notifications)]
  await sql`
    insert into user_settings as s (user_id, shard, choices, notifications, updated_at)
    values (${userId}, ${shardOf(userId)}, ${chosen}::jsonb, ${kinds}::jsonb, ${now})
    on conflict (user_id, shard) do update
    set choices = s.choices || ${chosen}::jsonb, updated_at = ${now},
      notifications = s.notifications || (
        select coalesce(jsonb_object_agg(key, coalesce(s.notifications -> key, '{}') || value), '{}')
        from jsonb_each(${kinds}::jsonb)
      )
  `.execute(tx)
}

export const writeCookies = async (tx: Tx, userId: Id, cookies: CookieChoices, now: Date): Promise<void> => {
  const chosen = JSON.stringify(cookies)
  await sql`
    insert into user_settings (user_id, shard, cookies, updated_at)
    values (${userId}, ${shardOf(userId)}, ${chosen}::jsonb, ${now})
    on conflict (user_id, shard) do update set cookies = ${chosen}::jsonb, updated_at = ${now}
  `.execute(tx)
}

export const writeVerificationDismissed = async (tx: Tx, userId: Id, now: Date): Promise<void> => {
  await sql`
    insert into user_settings (user_id, shard, verification_dismissed_at, updated_at)
    values (${userId}, ${shardOf(userId)}, ${now}, ${now})
    on conflict (user_id, shard) do update set verification_dismissed_at = ${now}, updated_at = ${now}
  `.execute(tx)
}

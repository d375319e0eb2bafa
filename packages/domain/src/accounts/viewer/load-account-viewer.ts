import { fail, LIMITS, shardOf, type SignedInViewer } from '@corkboard/contract'
import { sql } from '@corkboard/database'
import { cacheOfViewer, type Ctx, type Role, type SignedIn } from '../../kernel/index.ts'
import { ageAt, avatarUrls, type CoverPicture, presentCover, type StoredMerchant } from '../accounts/index.ts'
import { mustHaveMfa, guardedOf, connectionsOf } from '../sign-in/index.ts'
import { ageRulesOf, consentOf, effectiveSettings, mayRemindToVerify, settingsOf } from '../settings/index.ts'

const viewerRow = (ctx: Ctx<SignedIn>) =>
  ctx.db
    .selectFrom('users')
    .innerJoin('user_stats', (join) =>
      join.onRef('user_stats.user_id', '=', 'users.id').onRef('user_stats.shard', '=', 'users.shard'),
    )
    .selectAll('user_stats')
    .select([
      'users.id',
      'users.username',
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.email_verified_at',
      'users.country',
      'users.locale',
      'users.gender',
      'users.custom_gender',
      'users.business_name',
      'users.created_at',
      'users.avatar_signature',
      'users.cover',
      'users.merchant',
      'users.role',
      'users.write_banned_at',
      'users.write_ban_reason',
      'users.is_private',
      'users.password_hash',
      'users.mfa_enabled_at',
    ])
    // As text: a date is the same everywhere, a timestamp is not.
    .select(sql<string | null>`users.birthday::text`.as('birthday'))
    .select(
      sql<string[]>`array(select provider from user_identities where user_id = users.id order by created_at)`.as(
        'linked',
      ),
    )
    .where('users.id', '=', ctx.viewer.userId)
    .where('users.shard', '=', shardOf(ctx.viewer.userId))
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()

const storedAccount = cacheOfViewer((ctx) => Promise.all([viewerRow(ctx), settingsOf(ctx.db, ctx.viewer.userId)]))

/** The part of the viewer resource that comes from the account. Boards and pins add more. */
export type AccountViewer = Omit<
  SignedInViewer,
  'recent_boards' | 'has_quicksave_board' | 'last_repin_id' | 'followed_interests'
>

/** IDENT-08. @throws 'auth.required' when the account is gone */
export const loadAccountViewer = async (ctx: Ctx<SignedIn>): Promise<AccountViewer> => {
  const { userId } = ctx.viewer
  const [row, settings] = await storedAccount(ctx)
  if (!row || !settings) throw fail('auth.required')
  const chosen = effectiveSettings(settings, ageRulesOf(settings, ctx.now()))
  const age = row.birthday === null ? null : ageAt(row.birthday, ctx.now())
  const isMinor = age !== null && age < LIMITS.adultAge
  // Only minors' settings are protected.
  const passcode = isMinor ? (await guardedOf(ctx.db, userId, ctx.now())).passcode : undefined
  const merchant = row.merchant as StoredMerchant | null
  const mustEnableMfa = row.mfa_enabled_at === null && mustHaveMfa(row.role as Role)
  return {
    kind: 'AUTH',
    isAuth: true,
    login_state: 'AUTH',
    id: row.id,
    username: row.username,
    full_name: `${row.first_name} ${row.last_name}`.trim(),
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    is_email_verified: row.email_verified_at !== null,
    country: row.country,
    locale: row.locale,
    gender: row.gender,
    custom_gender: row.custom_gender,
    phone_country: chosen.phone_country,
    phone_number: chosen.phone_number,
    phone_number_end: chosen.phone_number?.slice(-4) ?? null,
    age_in_years: age,
    is_under_16: age !== null && age < LIMITS.privateProfileAge,
    is_under_18: isMinor,
    created_at: row.created_at.toISOString(),
    ...avatarUrls(ctx.site.media.links, row.avatar_signature),
    board_count: row.board_count,
    secret_board_count: row.secret_board_count,
    group_board_count: row.group_board_count,
    pin_count: row.total_pin_count,
    scheduled_pin_count: row.scheduled_pin_count,
    has_published_pins: row.pin_count > 0,
    save_behavior: chosen.save_behavior,
    hides_titles: chosen.hides_titles,
    profile_cover: presentCover(ctx.site.media.links, row.cover as CoverPicture | null, row.is_private),
    follower_count: row.follower_count,
    following_count: row.following_count,
    is_owner: row.role === 'owner',
    is_employee: row.role === 'employee',
    is_partner: row.business_name !== null,
    is_write_banned: row.write_banned_at !== null,
    write_ban_reason: row.write_ban_reason,
    is_private_profile: row.is_private,
    ...connectionsOf(row.linked),
    social_connections: row.linked,
    has_password: row.password_hash !== null,
    has_mfa_enabled: row.mfa_enabled_at !== null,
    can_enable_mfa: row.password_hash !== null,
    must_enable_mfa: mustEnableMfa,
    nags: [
      ...(row.email_verified_at === null && mayRemindToVerify(ctx, settings) ? (['verify_email'] as const) : []),
      ...(mustEnableMfa ? (['enable_mfa'] as const) : []),
      ...(passcode && !passcode.isBackupConfirmed ? (['confirm_backup_email'] as const) : []),
    ],
    ...consentOf(settings),
    third_party_marketing_tracking_enabled: chosen.third_party_marketing_tracking_enabled,
    epik: null,
    has_parental_passcode: passcode !== undefined,
    can_set_parental_passcode: isMinor && passcode === undefined,
    is_parental_backup_email_confirmed: passcode?.isBackupConfirmed ?? false,
    should_show_messaging: chosen.messages_from !== 'nobody' && row.write_banned_at === null,
    show_personal_boutique: chosen.shopping_recommendations,
    domain_url: merchant?.domain ?? null,
    domain_verified: merchant !== null,
    verified_websites: merchant ? [merchant.domain] : [],
    listed_website_url: chosen.website_url,
    explicitly_followed_by_me: false,
    blocked_by_me: false,
  }
}

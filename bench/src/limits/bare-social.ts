/** Boards, comments and conversations as one row each of one statement, and the JSON that the site makes of them. */
import { type BareUser, image, type NamedPicture, personColumns, user } from './bare-pins.ts'

interface OwnerRow {
  readonly owner_id: string
  readonly owner_username: string
  readonly owner_first: string
  readonly owner_last: string
  readonly owner_avatar: string | null
  readonly owner_followers: number
}

const ownerOf = (row: OwnerRow): BareUser => ({
  id: row.owner_id,
  username: row.owner_username,
  first: row.owner_first,
  last: row.owner_last,
  avatar: row.owner_avatar,
  followers: row.owner_followers,
  isPrivate: false,
})

export interface BareBoardRow extends OwnerRow {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly description: string
  readonly privacy: string
  readonly category: string | null
  readonly pin_order: string
  readonly created_at: Date
  readonly pins_modified_at: Date
  readonly pin_count: number
  readonly sectionless_pin_count: number
  readonly section_count: number
  readonly follower_count: number
  readonly covers: readonly NamedPicture[] | null
}

/** A user's boards as visitors see them, with five pictures each. `$1` is the username, `$2` how many. */
export const BOARDS = `
  select b.id, b.name, b.slug, b.description, b.privacy, b.category, b.pin_order, b.created_at,
    s.pins_modified_at, s.pin_count, s.sectionless_pin_count, s.section_count, s.follower_count,
    ${personColumns('w', 'owner')}, ws.follower_count as owner_followers,
    (select json_agg(json_build_object('signature', i.signature, 'width', i.width, 'height', i.height,
        'dominant_color', i.dominant_color) order by p.id desc)
      from (
        select id, image_signature from pins where board_id = b.id and deleted_at is null order by id desc limit 5
      ) p join images i on i.signature = p.image_signature) as covers
  from usernames n
  join users w on w.id = n.user_id and w.deleted_at is null and not w.is_private
  join user_stats ws on ws.user_id = w.id
  join boards b on b.owner_id = w.id and b.deleted_at is null and b.archived_at is null and b.removed_at is null
    and b.privacy = 'public'
  join board_stats s on s.board_id = b.id
  where n.username = $1
  order by b.id desc limit $2`

export const board = (row: BareBoardRow) => ({
  id: row.id,
  type: 'board',
  name: row.name,
  url: `/${row.owner_username}/${row.slug}/`,
  privacy: row.privacy,
  slug: row.slug,
  description: row.description,
  category: row.category,
  layout: row.section_count > 0 ? 'sections' : 'default',
  owner: user(ownerOf(row)),
  pin_count: row.pin_count,
  sectionless_pin_count: row.sectionless_pin_count,
  section_count: row.section_count,
  follower_count: row.follower_count,
  collaborator_count: 0,
  collaborating_users: [],
  is_collaborative: false,
  collaborated_by_me: false,
  access: null,
  viewer_invite: null,
  viewer_collaborator_join_requested: false,
  collaborator_request_count: 0,
  pending_ownership_transfer: null,
  followed_by_me: false,
  archived_by_me_at: null,
  is_listed: true,
  cover_pin: null,
  pin_order: row.pin_order,
  sensitivity: null,
  sensitivity_screen: false,
  has_fresh_more_ideas_tab: false,
  is_search_hidden: false,
  cover_images: (row.covers ?? []).map((cover) => ({
    ...image('236x', cover),
    dominant_color: cover.dominant_color,
  })),
  created_at: row.created_at.toISOString(),
  pins_modified_at: row.pins_modified_at.toISOString(),
  viewer_can: ['view'],
})

export interface BareCommentRow extends OwnerRow {
  readonly id: string
  readonly pin_id: string
  readonly text: string
  readonly created_at: Date
  readonly like_count: number
  readonly helpful_count: number
  readonly reply_count: number
  readonly is_by_pinner: boolean
}

/** A pin's comments as visitors see them, newest first. `$1` is the pin, `$2` how many. */
export const COMMENTS = `
  select c.id, c.pin_id, c.text, c.created_at, s.like_count, s.helpful_count, s.reply_count,
    c.author_id = p.pinner_id and not u.is_private as is_by_pinner,
    ${personColumns('u', 'owner')}, us.follower_count as owner_followers
  from pins p
  join boards b on b.id = p.board_id and b.deleted_at is null and b.privacy <> 'secret'
  join users w on w.id = b.owner_id and w.deleted_at is null and not w.is_private
  join comments c on c.pin_id = p.id and c.parent_id is null and c.deleted_at is null and c.hidden_at is null
  join comment_stats s on s.comment_id = c.id
  join users u on u.id = c.author_id and u.deleted_at is null
  join user_stats us on us.user_id = u.id
  where p.id = $1 and p.deleted_at is null and not p.comments_disabled
  order by c.is_highlighted desc, c.id desc limit $2`

export const comment = (row: BareCommentRow) => ({
  id: row.id,
  type: 'aggregatedcomment',
  pin_id: row.pin_id,
  parent_id: null,
  user: user(ownerOf(row)),
  text: row.text,
  tags: [],
  tagged_users: [],
  images: null,
  dominant_color: null,
  reaction_counts: { '1': row.like_count },
  reaction_by_me: 0,
  helpful_count: row.helpful_count,
  marked_helpful_by_me: false,
  highlighted_by_pin_owner: false,
  comment_count: row.reply_count,
  is_by_pinner: row.is_by_pinner,
  created_at: row.created_at.toISOString(),
  edited_at: null,
  hides_for: 'me',
  viewer_can: [],
})

interface MemberRow extends OwnerRow {
  readonly owner_followed: boolean
}

/** A user as seen by a member without any block between them. */
const met = (row: MemberRow, viewerId: string) => ({
  ...user(ownerOf(row)),
  explicitly_followed_by_me: row.owner_followed,
  viewer_can: row.owner_id === viewerId ? ['edit'] : ['follow', 'block'],
})

export interface BareMessageRow extends MemberRow {
  readonly id: string
  readonly conversation_id: string
  readonly text: string
  readonly created_at: Date
}

const FOLLOWED = `exists (select from user_follows where follower_id = $1 and followee_id = u.id) as owner_followed`

/** Messages of a direct conversation, latest first. `$1` is the reader, `$2` the conversation. */
export const MESSAGES = `
  select e.id, e.conversation_id, e.text, e.created_at, ${personColumns('u', 'owner')}, us.follower_count as owner_followers,
    ${FOLLOWED}
  from conversation_members m
  join messages e on e.conversation_id = m.conversation_id and e.id > m.cleared_to
  join users u on u.id = e.sender_id
  join user_stats us on us.user_id = u.id
  where m.user_id = $1 and m.conversation_id = $2 and m.state = 'open'
  order by e.id desc limit $3`

export const message = (row: BareMessageRow, viewerId: string) => ({
  id: row.id,
  type: 'message',
  conversation_id: row.conversation_id,
  sender_id: row.owner_id,
  sender: met(row, viewerId),
  event: null,
  subject: null,
  text: row.text,
  pin: null,
  is_pin_unavailable: false,
  created_at: row.created_at.toISOString(),
})

export interface BareConversationRow extends MemberRow {
  readonly id: string
  readonly is_unread: boolean
  readonly other_read_to: string
  readonly last_id: string
  readonly last_sender: string
  readonly last_text: string
  readonly last_at: Date
  readonly self: OwnerRow
}

/** Direct conversations, last message first. `$1` is the user, `$2` how many. */
export const CONVERSATIONS = `
  select m.conversation_id as id, m.last_message_id > m.read_to and e.sender_id <> $1 as is_unread,
    o.read_to as other_read_to, e.id as last_id, e.sender_id as last_sender, e.text as last_text,
    e.created_at as last_at, ${personColumns('u', 'owner')}, us.follower_count as owner_followers, ${FOLLOWED},
    json_build_object('owner_id', v.id::text, 'owner_username', v.username, 'owner_first', v.first_name,
      'owner_last', v.last_name, 'owner_avatar', v.avatar_signature, 'owner_followers', vs.follower_count) as self
  from conversation_members m
  join conversation_members o on o.conversation_id = m.conversation_id and o.user_id = m.other_id
  join messages e on e.id = m.last_message_id
  join users u on u.id = m.other_id and u.deleted_at is null
  join user_stats us on us.user_id = u.id
  join users v on v.id = m.user_id
  join user_stats vs on vs.user_id = v.id
  where m.user_id = $1 and m.state = 'open' and m.last_message_id > m.cleared_to
    and not exists (
      select from user_blocks k
      where (k.blocker_id, k.blocked_id) in ((m.user_id, m.other_id), (m.other_id, m.user_id))
    )
  order by m.last_message_id desc limit $2`

export const conversation = (row: BareConversationRow, viewerId: string) => {
  const other = met(row, viewerId)
  const isOwn = row.last_sender === viewerId
  const writer = isOwn ? { ...row.self, owner_followed: false } : row
  const last = { id: row.last_id, conversation_id: row.id, text: row.last_text, created_at: row.last_at }
  return {
    id: row.id,
    type: 'conversation',
    is_group: false,
    name: '',
    user: other,
    users: [other],
    waiting_user_ids: [],
    reads: [],
    last_message: message({ ...writer, ...last }, viewerId),
    is_unread: row.is_unread,
    is_request: false,
    can_write: true,
    refusal: null,
    read_by_other_to: row.other_read_to === '0' ? null : row.other_read_to,
    viewer_can: [],
  }
}

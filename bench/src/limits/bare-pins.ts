/** A pin as one row of one statement, and the JSON that the site makes of it: the responses of `bare-reads.ts`. */
import { topicById } from '@corkboard/domain/content/topics'
import { type ImageSize, imageSizeIn, mediaPath } from '@corkboard/contract'

export interface BareRow {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly link: string | null
  readonly domain: string | null
  readonly alt_text: string
  readonly comments_disabled: boolean
  readonly created_at: Date
  readonly repin_count: number
  readonly comment_count: number
  readonly signature: string
  readonly width: number
  readonly height: number
  readonly animated: boolean
  readonly dominant_color: string
  readonly thumbhash: string
  readonly original_extension: string
  readonly board_id: string
  readonly board_name: string
  readonly board_slug: string
  readonly board_privacy: string
  readonly board_sensitivity: string | null
  readonly owner_id: string
  readonly owner_username: string
  readonly owner_first: string
  readonly owner_last: string
  readonly owner_avatar: string | null
  readonly section_id: string | null
  readonly section_slug: string | null
  readonly section_title: string | null
  readonly pinner_id: string
  readonly pinner_username: string
  readonly pinner_first: string
  readonly pinner_last: string
  readonly pinner_avatar: string | null
  readonly pinner_private: boolean
  readonly pinner_followers: number
  readonly origin_id: string | null
  readonly origin_username: string
  readonly origin_first: string
  readonly origin_last: string
  readonly origin_avatar: string | null
  readonly origin_followers: number
  /** True when another user pinned the picture first, whether they may be named or not. */
  readonly is_others: boolean
}

/** Adds the columns that `bare-reads.ts` reads for the closeup's second query. */
export interface BareDetailRow extends BareRow {
  readonly terms: readonly string[] | null
  readonly topic_ids: readonly string[] | null
  readonly is_collaborative: boolean
  readonly has_sections: boolean
  readonly category: string | null
}

/** Terms and topics of a pin, and more about its board. */
export const SURROUNDINGS = `,
    (select collaborator_count > 0 from board_stats where board_id = p.board_id) as is_collaborative,
    (select section_count > 0 from board_stats where board_id = p.board_id) as has_sections,
    (select category from boards where id = p.board_id) as category,
    (select terms from pin_annotations where pin_id = p.id) as terms,
    (select array_agg(topic_id::text order by weight desc, topic_id) from pin_topics where pin_id = p.id) as topic_ids`

/** Pins that a visitor may see: the rules as SQL. The page's own conditions and order follow. */
const VISIBLE_PINS = `
  select p.*, b.name as board_name, b.slug as board_slug, b.privacy as board_privacy, b.sensitivity as board_sensitivity,
    w.id as owner_id, w.username as owner_username, w.first_name as owner_first, w.last_name as owner_last,
    w.avatar_signature as owner_avatar
  from pins p
  join boards b on b.id = p.board_id and b.deleted_at is null and b.privacy <> 'secret'
  join users w on w.id = b.owner_id and w.deleted_at is null and not w.is_private
  where p.deleted_at is null`

/** A page of pins with everything around them. */
export const wholePins = (page: string, order = 'p.id desc', more = ''): string => `
  select p.id, p.title, p.description, p.link, p.domain, p.alt_text, p.comments_disabled, p.created_at,
    s.repin_count, s.comment_count,
    i.signature, i.width, i.height, i.animated, i.dominant_color, i.thumbhash, i.original_extension,
    p.board_id, p.board_name, p.board_slug, p.board_privacy, p.board_sensitivity,
    p.owner_id, p.owner_username, p.owner_first, p.owner_last, p.owner_avatar,
    c.id as section_id, c.slug as section_slug, c.title as section_title,
    u.id as pinner_id, u.username as pinner_username, u.first_name as pinner_first, u.last_name as pinner_last,
    u.avatar_signature as pinner_avatar, u.is_private as pinner_private, us.follower_count as pinner_followers,
    o.id as origin_id, o.username as origin_username, o.first_name as origin_first, o.last_name as origin_last,
    o.avatar_signature as origin_avatar, os.follower_count as origin_followers,
    coalesce(p.origin_pinner_id <> p.pinner_id, false) as is_others ${more}
  from (${VISIBLE_PINS} ${page}) p
  join pin_stats s on s.pin_id = p.id
  join images i on i.signature = p.image_signature
  join users u on u.id = p.pinner_id and u.deleted_at is null
  join user_stats us on us.user_id = u.id
  left join board_sections c on c.id = p.section_id
  left join users o on o.id = p.origin_pinner_id and o.id <> p.pinner_id and o.deleted_at is null and not o.is_private
  left join user_stats os on os.user_id = o.id
  order by ${order}`

const link = (size: ImageSize, signature: string): string => `/media${mediaPath(size, signature, 'webp')}`

const avatars = (signature: string | null) =>
  signature === null
    ? { image_small_url: null, image_medium_url: null, image_large_url: null, image_xlarge_url: null }
    : {
        image_small_url: link('60x60', signature),
        image_medium_url: link('136x136', signature),
        image_large_url: link('236x', signature),
        image_xlarge_url: link('474x', signature),
      }

export interface BareUser {
  readonly id: string
  readonly username: string
  readonly first: string
  readonly last: string
  readonly avatar: string | null
  readonly followers: number
  readonly isPrivate: boolean
}

export const user = ({ id, username, first, last, avatar, followers, isPrivate }: BareUser) => ({
  id,
  type: 'user',
  username,
  full_name: `${first} ${last}`,
  first_name: first,
  ...avatars(avatar),
  follower_count: followers,
  explicitly_followed_by_me: false,
  blocked_by_me: false,
  is_verified_merchant: false,
  verified_identity: { verified: false },
  domain_url: null,
  is_private_profile: isPrivate,
  viewer_can: [],
})

/** A picture's facts as JSON in a row. */
export type NamedPicture = Pick<BareRow, 'signature' | 'width' | 'height' | 'dominant_color'>

/** Columns of a user next to something else: `owner_id`, `owner_username` and so on. */
export const personColumns = (alias: string, prefix: string): string =>
  `${alias}.id as ${prefix}_id, ${alias}.username as ${prefix}_username, ${alias}.first_name as ${prefix}_first,
    ${alias}.last_name as ${prefix}_last, ${alias}.avatar_signature as ${prefix}_avatar`

export const image = (size: ImageSize, row: Pick<BareRow, 'signature' | 'width' | 'height'>) => ({
  url: link(size, row.signature),
  ...imageSizeIn(size, row.width, row.height),
})

/** Private users are not named to visitors. */
export const pinner = (row: BareRow) =>
  row.pinner_private
    ? null
    : user({
        id: row.pinner_id,
        username: row.pinner_username,
        first: row.pinner_first,
        last: row.pinner_last,
        avatar: row.pinner_avatar,
        followers: row.pinner_followers,
        isPrivate: false,
      })

export const originPinner = (row: BareRow) =>
  row.origin_id === null
    ? null
    : user({
        id: row.origin_id,
        username: row.origin_username,
        first: row.origin_first,
        last: row.origin_last,
        avatar: row.origin_avatar,
        followers: row.origin_followers,
        isPrivate: false,
      })

export const boardUrl = (row: BareRow): string => `/${row.owner_username}/${row.board_slug}/`

const section = (row: BareRow) =>
  row.section_id === null ? null : { id: row.section_id, slug: row.section_slug, title: row.section_title }

/** A pin of the contract, as a visitor gets it in a grid. */
export const gridPin = (row: BareRow) => ({
  id: row.id,
  type: 'pin',
  title: row.title,
  grid_title: row.title,
  description: row.description,
  link: row.link,
  domain: row.domain,
  alt_text: row.alt_text,
  dominant_color: row.dominant_color,
  placeholder: row.thumbhash,
  image_signature: row.signature,
  images: { '236x': image('236x', row), '474x': image('474x', row), '736x': image('736x', row) },
  is_animated: row.animated,
  creative_type: 'REGULAR',
  page_count: 1,
  video_duration: 0,
  story_pin_data_id: null,
  created_at: row.created_at.toISOString(),
  pinner: pinner(row),
  origin_pinner: originPinner(row),
  board: { id: row.board_id, type: 'board', name: row.board_name, url: boardUrl(row), privacy: row.board_privacy },
  section: section(row),
  privacy: row.board_privacy,
  sensitivity: row.board_sensitivity,
  sensitivity_screen: row.board_sensitivity !== null,
  repin_count: row.repin_count,
  comment_count: row.comment_count,
  comments_disabled: row.comments_disabled,
  is_search_hidden: row.pinner_private,
  is_promoted: false,
  savedInfo: null,
  viewer_can: ['view', 'download'],
})

const titleOf = (row: BareRow): string => row.title || row.description || row.alt_text || `Pin on ${row.board_name}`

/** The fields of `CloseupPageQuery`, for a visitor. */
export const closeupPage = (row: BareRow) => {
  const title = titleOf(row)
  return {
    id: row.id,
    entityId: row.id,
    title: row.title,
    gridTitle: row.title,
    altText: row.alt_text,
    dominantColor: row.dominant_color,
    placeholder: row.thumbhash,
    imageSignature: row.signature,
    images: {
      size236x: image('236x', row),
      size474x: image('474x', row),
      size564x: image('564x', row),
      size736x: image('736x', row),
      size1200x: image('1200x', row),
      size600x315: image('600x315', row),
      orig: {
        url: `/media${mediaPath('orig', row.signature, row.original_extension)}`,
        width: row.width,
        height: row.height,
      },
    },
    isAnimated: row.animated,
    creativeType: 'REGULAR',
    pageCount: 1,
    videoDuration: 0,
    videos: null,
    carouselData: null,
    storyPinDataId: null,
    storyPinData: null,
    privacy: row.board_privacy,
    sensitivity: row.board_sensitivity,
    sensitivityScreen: row.board_sensitivity !== null,
    isSearchHidden: row.pinner_private,
    seoTitle: cut(title, 60),
    seoDescription: cut(
      row.description || `${title}. Saved by ${row.pinner_first} ${row.pinner_last} to ${row.board_name}.`,
      160,
    ),
    seoUrl: `/pin/${row.id}/`,
    pinJoin: { canonicalUrl: `/pin/${row.id}/` },
    viewerCan: ['view', 'download'],
  }
}

const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`

const trackingParams = (row: BareRow): string => Buffer.from(`pin:${row.id}`).toString('base64url')

/** Same length as ours; its signature cannot be the same. */
const trackedLink = (row: BareRow): string | null =>
  row.link &&
  `/offsite/?pin=${row.id}&url=${encodeURIComponent(row.link)}&token=${'A'.repeat(22)}&client_tracking_params=${trackingParams(row)}`

const breadcrumbs = (row: BareRow) => {
  const inSection = section(row)
  return [
    { name: row.board_name, url: boardUrl(row) },
    ...(inSection ? [{ name: inSection.title, url: `${boardUrl(row)}${inSection.slug}/` }] : []),
    { name: cut(titleOf(row), 60), url: `/pin/${row.id}/` },
  ]
}

const boardOwner = (row: BareRow) =>
  user({
    id: row.owner_id,
    username: row.owner_username,
    first: row.owner_first,
    last: row.owner_last,
    avatar: row.owner_avatar,
    followers: 0,
    isPrivate: false,
  })

const person = (of: ReturnType<typeof user>) => ({
  id: of.id,
  username: of.username,
  fullName: of.full_name,
  firstName: of.first_name,
  imageSmallUrl: of.image_small_url,
  imageMediumUrl: of.image_medium_url,
  imageLargeUrl: of.image_large_url,
  imageXlargeUrl: of.image_xlarge_url,
})

const briefly = ({ id, username, full_name }: ReturnType<typeof user>) => ({ id, username, full_name })

const topic = (id: string) => {
  const { name, slug } = topicById(id)!
  return { id, name, url: `/topics/${slug}/` }
}

/** The fields of `CloseupDetailQuery`, for a desktop visitor. */
export const closeupDetail = (row: BareDetailRow) => {
  const origin = originPinner(row)
  const by = pinner(row)
  const creator = row.is_others ? origin : by
  return {
    id: row.id,
    description: row.description,
    link: row.link,
    domain: row.domain,
    mobileLink: null,
    trackedLink: trackedLink(row),
    trackingParams: trackingParams(row),
    trackingParamsMap: { pin: trackingParams(row) },
    isUnsafe: false,
    isOosProduct: false,
    isStaleProduct: false,
    isEligibleForPdp: false,
    shoppingFlags: [],
    category: row.category,
    pinTags: [],
    userMentionTags: [],
    interestTags: [],
    richMetadata: null,
    createdAt: row.created_at.toISOString(),
    pinJoin: {
      breadcrumbs: breadcrumbs(row),
      annotations: row.terms ?? [],
      related_interests: (row.topic_ids ?? []).map(topic),
    },
    isPromoted: false,
    commentsDisabled: row.comments_disabled,
    isEligibleForAggregatedComments: !row.comments_disabled,
    repinCount: row.repin_count,
    aggregatedPinData: { commentCount: row.comment_count, did_it_data: { images_count: 0 } },
    reactionCountsData: [],
    favoriteUserCount: 0,
    sponsorship: null,
    descriptionHtml: row.description,
    pinner: by && {
      ...person(by),
      entityId: by.id,
      followerCount: by.follower_count,
      isVerifiedMerchant: false,
      verifiedIdentity: { verified: false },
      domainUrl: null,
      isPrivateProfile: by.is_private_profile,
    },
    originPinner: origin && person(origin),
    nativeCreator: creator && briefly(creator),
    closeupAttribution: briefly((creator ?? by)!),
    board: {
      id: row.board_id,
      entityId: row.board_id,
      name: row.board_name,
      url: boardUrl(row),
      privacy: row.board_privacy,
      layout: row.has_sections ? 'sections' : 'default',
      isCollaborative: row.is_collaborative,
      owner: person(boardOwner(row)),
    },
    section: section(row),
  }
}

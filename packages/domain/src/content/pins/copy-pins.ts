import type { Id } from '@corkboard/contract'
import { sql } from '@corkboard/database'
import { boardIsOpen, COPY_LIMIT, type CopyDefinition, type CopyFacts, copyRows, type Ctx } from '../../kernel/index.ts'
import { copyOriginal, type Cue, type StoredTexts, webVtt } from '../../media/index.ts'
import { presentTopics } from '../topics/index.ts'
import type { PinContent, StoredPage } from './content/index.ts'
import { reactionCopy } from './reactions/index.ts'

interface OwnPin {
  readonly id: Id
  /** `null` on a secret board that the user has left. */
  readonly board: string | null
  readonly section: string | null
  readonly title: string
  readonly description: string
  readonly link: string | null
  readonly altText: string
  readonly interestTags: readonly number[] | null
  /** Only on pins the user created. */
  readonly tags:
    | readonly {
        readonly x: number
        readonly y: number
        readonly media: number
        readonly pinId: Id | null
        readonly username: string | null
      }[]
    | null
  readonly createdAt: Date
  /** The pin it was saved from; `null` for a pin the user created. */
  readonly savedFrom: Id | null
  readonly commentsDisabled: boolean
  readonly repinCount: number
  readonly signature: string
  readonly originalExtension: string
  /** True when the user may download the original: it is theirs, or its owner shares it. */
  readonly hasOriginal: boolean
  readonly contentType: PinContent['type'] | null
  /** What the pin shows besides its picture. */
  readonly document: unknown
  /** What is said in its video. */
  readonly captions: readonly Cue[] | null
  readonly transcript: string | null
  /** Extensions of the original pictures in the document, by signature. */
  readonly extensions: Readonly<Record<string, string>> | null
}

const rowsOf = async ({ db }: Ctx, userId: Id, before: Id | null): Promise<readonly OwnPin[]> => {
  const { rows } = await sql<OwnPin>`
    select p.id,
      -- Users may not know the name of a secret board that they left. They keep access to the pin.
      case when opens.it then b.name end as board, case when opens.it then c.title end as section, p.title,
      p.description, p.link, p.alt_text as "altText", p.interest_tags as "interestTags", p.created_at as "createdAt", p.parent_pin_id as "savedFrom",
      p.comments_disabled as "commentsDisabled", s.repin_count as "repinCount",
      i.signature, i.original_extension as "originalExtension",
      (
        select json_agg(json_build_object('x', t.x, 'y', t.y, 'media', t.media, 'pinId', t.tagged_pin_id::text,
          'username', u.username) order by t.media, t.id)
        from pin_tags t left join users u on u.id = t.user_id where t.pin_id = p.id
      ) as tags,
      coalesce(w.id = p.pinner_id or w.shares_originals, false) as "hasOriginal", x.type as "contentType", x.document, x.captions, x.transcript,
      (
        select json_object_agg(n.signature, n.original_extension)
        from pin_content_media m join images n on n.signature = m.signature where m.content_id = p.content_id
      ) as extensions
    from pins p
    join boards b on b.id = p.board_id and b.deleted_at is null
    left join users w on w.id = coalesce(p.origin_pinner_id, p.pinner_id) and w.deleted_at is null
    join pin_stats s on s.pin_id = p.id
    join images i on i.signature = p.image_signature
    left join board_sections c on c.id = p.section_id
    cross join lateral (
      select ${boardIsOpen('b')} or b.owner_id = ${userId} or exists (
        select from board_collaborators k where k.board_id = b.id and k.user_id = ${userId}
      ) as it
    ) opens
    left join pin_contents x on x.id = p.content_id
    where p.pinner_id = ${userId} and p.deleted_at is null and (${before}::bigint is null or p.id < ${before}::bigint)
    order by p.id desc limit ${COPY_LIMIT}`.execute(db)
  return rows
}

type Original = (signature: string | null) => string | null

const textsIn = ({ captions, transcript }: StoredTexts) => ({ captions: captions && webVtt(captions), transcript })

const pageOf = ({ title, description, blocks }: StoredPage, original: Original) => ({
  title,
  description,
  blocks: blocks.map(({ type, text, detail, link, altText, signature, said }) => ({
    type,
    text,
    detail,
    link,
    alt_text: altText,
    original: original(signature),
    ...(said && textsIn(said)),
  })),
})

/** What a pin shows besides its picture, as text and originals. */
const contentOf = (row: OwnPin, original: Original) => {
  if (row.contentType === null) return {}
  // Only our own code writes this (content/).
  const content = { type: row.contentType, ...(row.document as object) } as PinContent
  switch (content.type) {
    case 'video':
      return textsIn({ captions: row.captions, transcript: row.transcript ?? '' })
    case 'carousel':
      return {
        carousel: content.slots.map(({ signature, title, description, link, altText }) => ({
          title,
          description,
          link,
          alt_text: altText,
          original: original(signature),
        })),
      }
    case 'story':
      return { story: content.pages.map((page) => pageOf(page, original)) }
  }
}

const itemOf = (ctx: Ctx, facts: CopyFacts) => (row: OwnPin) => {
  const original = (signature: string | null, originalExtension: string | null): string | null =>
    row.hasOriginal ? copyOriginal(ctx, facts, { signature, originalExtension }) : null
  return {
    url: `${facts.origin}/pin/${row.id}/`,
    board: row.board,
    section: row.section,
    title: row.title,
    description: row.description,
    link: row.link,
    alt_text: row.altText,
    interest_tags: presentTopics(row.interestTags).map(({ name }) => name),
    tags: (row.tags ?? []).map(({ pinId, username, ...place }) => ({
      ...place,
      pin: pinId && `${facts.origin}/pin/${pinId}/`,
      username,
    })),
    created_at: row.createdAt,
    saved_from: row.savedFrom === null ? null : `${facts.origin}/pin/${row.savedFrom}/`,
    comments_disabled: row.commentsDisabled,
    save_count: row.repinCount,
    original: original(row.signature, row.originalExtension),
    ...contentOf(row, (signature) =>
      original(signature, signature === null ? null : (row.extensions?.[signature] ?? null)),
    ),
  }
}

export const copy: CopyDefinition = {
  lists: {
    /** A user's pins, created or saved, on any board. */
    pins: (ctx, facts) => copyRows((before) => rowsOf(ctx, ctx.viewer.userId, before), itemOf(ctx, facts)),
    ...reactionCopy.lists,
  },
  tables: ['pins', 'pin_tags', ...reactionCopy.tables],
}

import { type AggregatedComment, COMMENT_LIKE, type CommentAction, fail, type Id, isId } from '@corkboard/contract'
import {
  allowComment,
  flagComment,
  getComment,
  hideComment,
  hideCommentsOfAuthor,
  highlightComment,
  markComment,
  removeMentions,
  translateComment,
} from '@corkboard/domain/content/comments'
import type { Ctx } from '@corkboard/domain/kernel'
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify'
import { refuseOtherMethods } from './methods.ts'

type Fields = Readonly<Record<string, unknown>>

const fieldsIn = ({ body }: FastifyRequest): Fields =>
  typeof body === 'object' && body !== null ? (body as Fields) : {}

const commentIdIn = ({ params }: FastifyRequest): Id => {
  const { id } = params as { readonly id: string }
  if (!isId(id)) throw fail('comment.not_found', { field: 'id' })
  return id
}

const textIn = (fields: Fields, name: string): string => {
  const value = fields[name]
  if (value === undefined || value === null || value === '') throw fail('request.missing', { field: name })
  if (typeof value !== 'string') throw fail('request.invalid', { field: name })
  return value
}

/** JSON carries it as it is, a form as its word. */
const flagIn = (fields: Fields, name: string): boolean => {
  const value = fields[name]
  if (value === undefined || value === null) throw fail('request.missing', { field: name })
  if (value === true || value === 'true') return true
  if (value === false || value === 'false') return false
  throw fail('request.invalid', { field: name })
}

/** A list of texts; a form carries it as JSON or with commas between. */
const listIn = (fields: Fields, name: string): string[] => {
  const value = fields[name]
  if (value === undefined || value === null || value === '') return []
  const list: unknown = typeof value === 'string' ? parsed(value) : value
  if (!Array.isArray(list) || !list.every((item) => typeof item === 'string' && !item.includes('\0'))) {
    throw fail('request.invalid', { field: name })
  }
  return list
}

const parsed = (text: string): unknown => {
  if (!text.startsWith('[')) return text.split(',')
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** `fields` narrows an answer to those named. */
const narrowed = (comment: AggregatedComment, fields: unknown): Fields => {
  const wanted = typeof fields === 'string' && fields !== '' ? new Set(fields.split(',')) : undefined
  return Object.fromEntries(Object.entries(comment).filter(([name]) => wanted?.has(name) ?? true))
}

const languageIn = (value: unknown): string => {
  if (typeof value !== 'string' || value === '') return 'en'
  try {
    return new Intl.Locale(value.replaceAll('_', '-')).toString()
  } catch {
    throw fail('request.invalid', { field: 'language' })
  }
}

const allowed = async <A extends CommentAction>(ctx: Ctx, action: A, id: Id) =>
  allowComment(ctx, action, await getComment(ctx, id, 'id'))

type Answer = (request: FastifyRequest, ctx: Ctx) => Promise<unknown>

/** COMMENT-02, COMMENT-03: what clients of such sites call on comments. Each says how it is to be, and may be said twice. */
export const aggregatedCommentRoutes = async (app: FastifyInstance): Promise<void> => {
  const route = (url: string, answers: { readonly [M in 'GET' | 'POST' | 'PUT' | 'DELETE']?: Answer }) => {
    for (const [method, answer] of Object.entries(answers)) {
      app.route({
        method: method as HTTPMethods,
        url,
        handler: async (request, reply) => {
          const data = (await answer(request, request.visit.ctx)) ?? null
          return reply.header('cache-control', 'no-store').send({ status: 'success', code: 0, message: 'ok', data })
        },
      })
    }
    refuseOtherMethods(app, url, Object.keys(answers) as HTTPMethods[])
  }

  const react =
    (isOn: boolean): Answer =>
    async (request, ctx) => {
      // The address of a DELETE may say it, and a body need not.
      const given = { ...(request.query as Fields), ...fieldsIn(request) }
      const type = given['reaction_type'] ?? COMMENT_LIKE
      if (Number(type) !== COMMENT_LIKE) throw fail('request.invalid', { field: 'reaction_type' })
      return markComment(ctx, await allowed(ctx, 'like', commentIdIn(request)), 'like', isOn)
    }
  route('/v3/aggregated_comments/:id/react/', { POST: react(true), DELETE: react(false) })

  const helpful =
    (isOn: boolean): Answer =>
    async (request, ctx) =>
      markComment(ctx, await allowed(ctx, 'helpful', commentIdIn(request)), 'helpful', isOn)
  route('/v3/helpful/1/:id/', { POST: helpful(true), DELETE: helpful(false) })

  route('/v3/aggregated_comments/pin/highlight/', {
    PUT: async (request, ctx) => {
      const fields = fieldsIn(request)
      const id = textIn(fields, 'aggregated_comment')
      const isOn = flagIn(fields, 'highlight')
      const comment = isId(id) ? await getComment(ctx, id, 'aggregated_comment') : undefined
      if (comment?.pinId !== textIn(fields, 'pin')) throw fail('comment.not_found', { field: 'aggregated_comment' })
      return highlightComment(ctx, allowComment(ctx, 'highlight', comment), isOn)
    },
  })

  const hide =
    (isOn: boolean): Answer =>
    async (request, ctx) =>
      hideComment(ctx, await allowed(ctx, 'hide', commentIdIn(request)), isOn)
  route('/v3/aggregated_comments/:id/hide/', { PUT: hide(true), DELETE: hide(false) })

  const hideForUser =
    (isOn: boolean): Answer =>
    async (request, ctx) =>
      hideCommentsOfAuthor(ctx, await allowed(ctx, 'hide_for_user', commentIdIn(request)), isOn)
  route('/v3/aggregated_comments/:id/hide_for_user/', { PUT: hideForUser(true), DELETE: hideForUser(false) })

  route('/v3/aggregated_comments/:id/flag/', {
    PUT: async (request, ctx) => {
      const fields = fieldsIn(request)
      const id = commentIdIn(request)
      if (fields['commentId'] !== undefined && fields['commentId'] !== id) {
        throw fail('request.invalid', { field: 'commentId' })
      }
      await flagComment(ctx, await allowed(ctx, 'flag', id), {
        reason: textIn(fields, 'reason'),
        detailedReasons: listIn(fields, 'detailedReasons'),
      })
    },
  })

  route('/v3/aggregated_comments/:id/mentions/', {
    DELETE: async (request, ctx) => {
      const comment = await removeMentions(ctx, await allowed(ctx, 'remove_mentions', commentIdIn(request)))
      return narrowed(comment, (request.query as Fields)['fields'])
    },
  })

  route('/v3/aggregated_comments/:id/translate/', {
    GET: (request, ctx) =>
      translateComment(ctx, commentIdIn(request), languageIn((request.query as Fields)['language'])),
  })
}

import { END_OF_LIST, LIMITS, type ReaderContext } from '@corkboard/contract'
import { type Ctx, type Page, requireSignedIn } from '@corkboard/domain/kernel'
import type { Options } from './check-options.ts'
import type { Client } from '../../http/client.ts'
import type { CheckedWrite, PreparedWrite, SessionWrite } from './implement.ts'
import type { SessionChange } from '../../http/session-change.ts'
import { type CompiledAction, resourcesOf } from './resources.ts'
import { checkOnce, type KeyedCall, prepareOnce, runOnce, storeKnown, storeOnce } from './run-once.ts'

/** The outcome of a call. Writes return JSON text, which a repeated call gets again. */
export type Outcome = { readonly bookmark?: string; readonly change?: SessionChange } & (
  | { readonly data: unknown }
  | { readonly text: string }
)

type ReadHandler = (
  ctx: Ctx,
  options: Options,
  clientOrPage: unknown,
  lookedAt?: ReadonlySet<string>,
) => Promise<unknown>

/** How a call was sent. */
interface Sender {
  readonly client: Client
  /** The idempotency key of a write. */
  readonly key: string | undefined
  readonly context?: ReaderContext
}

/** Runs a call whose options have been checked. Visitors are refused here unless the contract allows them. */
export const runAction = async (
  ctx: Ctx,
  compiled: CompiledAction,
  options: Options,
  sender: Sender,
): Promise<Outcome> => {
  const { action, verb, handler } = compiled
  if (!action.signedOut) requireSignedIn(ctx)
  if (verb === 'get') {
    const read = handler as ReadHandler
    return action.list
      ? readList(ctx, compiled, options, lookedAt(sender.context))
      : { data: await read(ctx, options, sender.client) }
  }
  if (typeof handler === 'object' && 'session' in handler) {
    const { data, change } = await (handler as SessionWrite<never>).session(ctx, options as never, sender.client)
    return { text: compiled.stringify(data), ...(change && { change }) }
  }
  return runWrite(ctx, compiled, options, sender)
}

/** PIN-13: pictures the reader has just viewed. */
const lookedAt = ({ recent_pin_sigs: recent = [], viewed_images: viewed = [] }: ReaderContext = {}) =>
  new Set([...recent, ...viewed])

const readList = async (
  ctx: Ctx,
  compiled: CompiledAction,
  options: Options,
  pictures: ReadonlySet<string>,
): Promise<Outcome> => {
  const { bookmarks } = resourcesOf(ctx.site)
  const after = bookmarks.read(compiled.call, options)
  const size = (options['page_size'] as number | undefined) ?? compiled.action.pageSize ?? LIMITS.pageSizeDefault
  const { extra } = compiled.action
  if (after === END_OF_LIST && !extra) return { data: [], bookmark: END_OF_LIST }
  const request = after === undefined || after === END_OF_LIST ? { size } : { size, after }
  const read = (await (compiled.handler as ReadHandler)(ctx, options, request, pictures)) as Page<unknown> & {
    readonly extra?: object
  }
  // After the end there are no results. The data that comes with the list is the same on every page.
  const page = after === END_OF_LIST ? { ...read, items: [], next: undefined } : read
  return {
    data: extra ? { ...page.extra, results: page.items } : page.items,
    bookmark: bookmarks.write(compiled.call, options, page.next),
  }
}

const runWrite = async (
  ctx: Ctx,
  compiled: CompiledAction,
  options: Options,
  { client, key }: Sender,
): Promise<Outcome> => {
  const handler = compiled.handler as ReadHandler | CheckedWrite<never> | PreparedWrite<never, unknown>
  const { call } = compiled
  const keyed: KeyedCall | undefined = key === undefined ? undefined : { key, call, input: options, client }
  if (typeof handler === 'function') {
    return runOnce(ctx, keyed, async (tx) => ({ text: compiled.stringify(await handler(tx, options, client)) }))
  }
  const given = options as never
  if ('check' in handler) {
    return checkOnce(
      ctx,
      keyed,
      () => handler.check(ctx, given, client),
      async (write): Promise<{ text: string }> =>
        typeof write === 'function'
          ? storeOnce(ctx, keyed, async (tx) => ({ text: compiled.stringify(await write(tx)) }))
          : storeKnown(ctx, keyed, compiled.stringify(write.shown), write.store),
    )
  }
  const signInAgain = async (text: string) => {
    const change = await handler.repeat(ctx, given, client)
    return { text, ...(change && { change }) }
  }
  const first = await prepareOnce(ctx, keyed, () => handler.prepare(ctx, given, client))
  if ('earlier' in first) return signInAgain(first.earlier)
  const { prepared } = first
  const outcome = await storeOnce(ctx, keyed, async (tx) => {
    const { data, change } = await handler.run(tx, given, prepared, client)
    return { text: compiled.stringify(data), change }
  })
  return 'change' in outcome ? outcome : signInAgain(outcome.text)
}

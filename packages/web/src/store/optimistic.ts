import { ApiError, isAbort, textOf } from '../api/errors.ts'
import { entityPatched, type EntityRef, type EntityType, type EntityTypes } from './entities.ts'
import type { AppStore } from './root.ts'
import type { Texts } from '../i18n/texts.ts'
import { texts } from '../shell/texts/texts.generated.ts'
import type { Toasts } from '../shell/toasts.ts'

/** The expected fields of one entity after the call. */
export type Change = {
  [T in EntityType]: { readonly ref: EntityRef<T>; readonly fields: Partial<EntityTypes[T]> }
}[EntityType]

type Fields = Record<string, unknown>

/** Pending actions on the same fields of one entity. */
interface Line {
  /** The server's last known values. */
  answered: Fields
  /** The expected values after the last action. */
  expected: Fields
  length: number
  last: Promise<unknown>
}

const lines = new WeakMap<AppStore, Map<string, Line>>()

const linesOf = (store: AppStore): Map<string, Line> => {
  const known = lines.get(store) ?? new Map<string, Line>()
  lines.set(store, known)
  return known
}

const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, fields[name]]))

/** Applies an action's expected fields to one entity, to be kept or reverted later. */
const joinLine = (store: AppStore, { ref, fields }: Change) => {
  const known = () => store.getState().entities[ref.type][ref.id] as Fields | undefined
  const before = known()
  if (!before) return undefined
  const expected = fields as Fields
  const names = Object.keys(expected)
  const key = `${ref.type} ${ref.id} ${names.toSorted().join(' ')}`
  const patch = (patched: Fields) => store.dispatch(entityPatched({ ref, fields: patched }))
  const line = linesOf(store).get(key) ?? {
    answered: pick(before, names),
    expected,
    length: 0,
    last: Promise.resolve(),
  }
  linesOf(store).set(key, line)
  const waitsFor = line.length > 0 ? line.last : undefined
  line.length += 1
  line.expected = expected
  patch(expected)
  const leave = (): boolean => {
    line.length -= 1
    if (line.length === 0) linesOf(store).delete(key)
    return line.length === 0
  }
  return {
    waitsFor,
    stays: (request: Promise<unknown>) => void (line.last = request),
    /** By now the store has the call's response, if it contained any entities. */
    answered: () => {
      const now = known() ?? {}
      for (const name of names) line.answered[name] = now[name] === line.expected[name] ? expected[name] : now[name]
      if (!leave()) patch(line.expected)
    },
    refused: () => {
      if (!leave()) return
      // Keeps changes from other responses.
      const own = names.filter((name) => known()?.[name] === expected[name])
      patch(pick(line.answered, own))
    },
  }
}

/**
 * The one way to change an entity before the server responds: applies the expected fields, calls, and then either keeps
 * the server's own numbers (the response is in the store by then) or restores the old values and shows an error.
 * Returns the response, or nothing if the call was refused. Actions on the same fields call one after another, in the
 * order they were made: of two clicks on a heart, the second could arrive first, and the first would win.
 * @param failureText shown if the refusal itself has no text for users; with `null` nothing is ever shown (consumer §8)
 */
export const optimistic = async <Result>(
  app: { readonly store: AppStore; readonly toasts: Toasts; readonly texts: Texts },
  changes: readonly Change[],
  call: () => Promise<Result>,
  failureText: string | null = app.texts(texts)('error.default'),
): Promise<Result | undefined> => {
  const { store, toasts } = app
  const parts = changes.flatMap((change) => joinLine(store, change) ?? [])
  const before = parts.flatMap(({ waitsFor }) => waitsFor ?? [])
  // Earlier actions report their own failures.
  const request = before.length === 0 ? call() : Promise.allSettled(before).then(call)
  for (const part of parts) part.stays(request)
  try {
    const response = await request
    for (const part of parts) part.answered()
    return response
  } catch (thrown) {
    for (const part of parts) part.refused()
    if (isAbort(thrown)) return undefined
    if (!(thrown instanceof ApiError)) throw thrown
    if (failureText === null) return undefined
    toasts.show({ text: textOf(thrown.error, failureText), kind: 'danger' })
    return undefined
  }
}

import { ApiError, isAbort, textOf } from '../api/errors.ts'
import { entityPatched, type EntityRef, type EntityType, type EntityTypes } from './entities.ts'
import type { AppStore } from './root.ts'
import type { Toasts } from '../shell/toasts.ts'

/** Fields of one entity as they are expected to be after the call. */
export type Change = {
  [T in EntityType]: { readonly ref: EntityRef<T>; readonly fields: Partial<EntityTypes[T]> }
}[EntityType]

/**
 * The one way to change an entity before the server has answered: lays the expected fields over it, calls, and then
 * either leaves the server's own numbers (the call's answer is in the store by then) or puts the old ones back and says
 * so. Gives the call's answer, or nothing when it was refused.
 * @param failureText said when the refusal itself has no words for people; without one nothing is said (consumer §8)
 */
export const optimistic = async <Answer>(
  { store, toasts }: { readonly store: AppStore; readonly toasts: Toasts },
  changes: readonly Change[],
  call: () => Promise<Answer>,
  failureText: string | undefined,
): Promise<Answer | undefined> => {
  const undo = changes.flatMap(({ ref, fields }) => {
    const known = store.getState().entities[ref.type][ref.id] as Record<string, unknown> | undefined
    if (!known) return []
    return [{ ref, expected: fields as Record<string, unknown>, before: pick(known, Object.keys(fields)) }]
  })
  for (const { ref, expected } of undo) store.dispatch(entityPatched({ ref, fields: expected }))
  try {
    return await call()
  } catch (thrown) {
    for (const { ref, expected, before } of undo) {
      // What another answer has changed in the meantime stays.
      const known = store.getState().entities[ref.type][ref.id] as Record<string, unknown> | undefined
      const own = Object.keys(expected).filter((name) => known?.[name] === expected[name])
      store.dispatch(entityPatched({ ref, fields: pick(before, own) }))
    }
    if (isAbort(thrown)) return undefined
    if (!(thrown instanceof ApiError)) throw thrown
    if (failureText === undefined) return undefined
    toasts.show({ text: textOf(thrown.error, failureText), kind: 'danger' })
    return undefined
  }
}

const pick = (fields: Record<string, unknown>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, fields[name]]))

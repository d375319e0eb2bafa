/** Performs one action as a call to an endpoint. */
import type { Actor } from '../actor.ts'
import { type Action, type Call, callOf } from './actions.ts'
import type { Cast } from './stage.ts'
import type { World } from './world.ts'

interface Result {
  readonly status: number
  readonly code: string | undefined
  readonly data: unknown
}

const make = async (actor: Actor, call: Call): Promise<Result> => {
  if ('path' in call) {
    const { status, code, data } = await actor.calls(call.method, call.path, call.json)
    return { status, code, data }
  }
  const { status, envelope } = await actor.resource(call.name, call.verb, call.options)
  const { error, data } = envelope.resource_response
  return { status, code: error?.error_code, data }
}

/** Stores the id of what a call created under its key. */
const learnFrom = (cast: Cast, action: Action, data: unknown): void => {
  const made = data as { readonly id?: string; readonly pin_ids?: readonly string[] } | null
  if (action.does === 'copies pins') {
    for (const [n, id] of (made?.pin_ids ?? []).entries()) cast.learn(`${action.key}.${n}`, id)
  } else if (/^(?:makes|adds|pins|saves|comments|replies)/.test(action.does) && made?.id)
    cast.learn(action.key, made.id)
}

/** Pictures are named by their pinner; a comment's pin is known with it. */
const idsFor =
  (cast: Cast, world: World, action: Action) =>
  (key: string): string => {
    if (key.startsWith('picture ')) return cast.idOf(`${action.by} ${key}`)
    if (key.startsWith('pin of ')) return cast.idOf(world.comments.get(key.slice('pin of '.length))!.pin)
    return cast.idOf(key)
  }

export interface Attempt {
  readonly status: number
  readonly code: string | undefined
  readonly isDone: boolean
}

/**
 * Lets a user perform an action; what it creates is stored under its key. The world is read before anything is awaited.
 */
export const attempt = async (cast: Cast, world: World, action: Action): Promise<Attempt> => {
  const { status, code, data } = await make(cast.actors[action.by], callOf(action, idsFor(cast, world, action)))
  const isDone = status >= 200 && status < 300
  if (isDone) learnFrom(cast, action, data)
  return { status, code, isDone }
}

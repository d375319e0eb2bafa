import type { Id } from '@corkboard/contract'

/** Where an upload waits for the worker, under a prefix that has no URL. */
export const incomingKey = (id: Id): string => `incoming/${id}`

/** Where a part of one waits for the others. */
export const partKey = (id: Id, name: string): string => `incoming/${id}.${name}`

/** Returns the id of the upload that a key belongs to, if any. */
export const incomingIdOf = (key: string): Id | undefined => /^incoming\/(\d+)(?:\.[\w-]+)?$/.exec(key)?.[1]

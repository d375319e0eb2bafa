import Type, { type Static } from 'typebox'

/** SHELL-03: which files each page handler needs, `file:` in front of each. */
export const HandlerManifest = Type.Object({
  base: Type.String(),
  files: Type.Array(Type.String()),
  /** By handler id: indexes into `files`, the handler's own module first. */
  handlers: Type.Record(Type.String(), Type.Array(Type.Integer())),
})
export type HandlerManifest = Static<typeof HandlerManifest>

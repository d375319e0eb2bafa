import type { SettingName } from '@corkboard/contract'
import type { EventDefinition } from '@corkboard/contract/events'
import type { JobPayload, RawBuilder } from '@corkboard/database'
import type { Ctx } from './context.ts'
import type { CopyDefinition } from './copy.ts'
import type { EraseDefinition } from './erase.ts'
import type { EventHandler } from './event-handlers.ts'
import type { NoPictureUse, PictureUse } from './picture-use.ts'
import type { RecountDefinition } from './recount.ts'

/** Work that the worker does behind the requests. It may run twice. */
export interface JobDefinition {
  /** The task's name in the queue. */
  readonly name: string
  readonly run: (ctx: Ctx, payload: JobPayload, signal?: AbortSignal) => Promise<unknown>
  /** Takes both processors for minutes: such jobs run one at a time, and may run on a machine of their own. */
  readonly isTranscoding?: boolean
  /** When it runs by itself: five fields, in UTC. */
  readonly cron?: string
  /** Queued once at every start of a worker. */
  readonly atStart?: boolean
  /** Jobs of one queue that are queued at starts run one after another, however many workers there are. */
  readonly queue?: string
}

/** The queue of what is built again from all data after an update: some of it is built from other parts of it. */
export const BUILDS = 'builds'

/** Everything a module says about itself. The rules that hold for all modules read it here and nowhere else. */
export interface ModuleDefinition {
  /** Its folder below `packages/domain/src`: `content/pins`. */
  readonly name: string
  /** The modules it imports, besides the kernel. */
  readonly uses: readonly ModuleDefinition[]
  /** The tables it owns: no other module's SQL writes to them. */
  readonly tables?: readonly string[]
  readonly emits?: readonly EventDefinition[]
  /** Emitted events that need no handler: the reason by kind. */
  readonly unhandled?: Readonly<Record<string, string>>
  readonly on?: readonly EventHandler[]
  readonly jobs?: readonly JobDefinition[]
  /** Removes what has been kept long enough; runs every ten minutes. */
  readonly sweeps?: readonly ((ctx: Ctx) => Promise<unknown>)[]
  /** The settings of users (IDENT-13) that change what it does. */
  readonly reads?: readonly SettingName[]
  /** Settings that nothing reads and no one can change yet: what they wait for, by name. */
  readonly unread?: { readonly [N in SettingName]?: string }
  /** The ways in which its rows use pictures and videos. */
  readonly pictures?: readonly (PictureUse | NoPictureUse)[]
  /** True while a row of it needs this upload, which otherwise expires. */
  readonly keepsUpload?: (id: RawBuilder<unknown>) => RawBuilder<boolean>
  /** True while a part of this uploaded video may be asked for, which is made from the uploaded file. */
  readonly keepsOriginal?: (id: RawBuilder<unknown>) => RawBuilder<boolean>
  /** How its rows of a deleted user go, and what members deleted. */
  readonly erase?: EraseDefinition
  readonly recount?: RecountDefinition
  /** What the data download has of it. */
  readonly copy?: CopyDefinition
  /** Its tables with ids of users that the data download leaves out, each with the reason. */
  readonly notCopied?: Readonly<Record<string, string>>
}

export const defineModule = (name: string, definition: Omit<ModuleDefinition, 'name'>): ModuleDefinition => ({
  name,
  ...definition,
})

declare module './context.ts' {
  interface Site {
    /** Every module of the product: lower modules read here what the higher ones declare. */
    readonly modules: readonly ModuleDefinition[]
  }
}

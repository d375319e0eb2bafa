/** (ours) The service that reports are passed on to, with the API of Sentry's "store envelopes". */
export interface ErrorService {
  /** `https://errors.example/api/42/envelope/` */
  readonly url: string
  /** The public key of the project. */
  readonly key: string
  /** The host of this site, to tell the reports of several apart. */
  readonly environment: string
}

declare module '../../kernel/context.ts' {
  interface Site {
    /** Where reported errors are passed on to; `undefined` if nowhere. */
    readonly errorService: ErrorService | undefined
  }
}

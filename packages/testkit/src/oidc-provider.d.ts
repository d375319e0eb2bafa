/** The part of the library that the test provider uses; it comes without types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

  interface InteractionDetails {
    readonly uid: string
    readonly prompt: { readonly name: string }
    readonly params: { readonly client_id: string }
    readonly session?: { readonly accountId: string }
  }

  export default class Provider {
    constructor(issuer: string, configuration: object)
    readonly Grant: new (for_: { accountId: string; clientId: string }) => {
      addOIDCScope(scope: string): void
      save(): Promise<string>
    }
    callback(): RequestListener
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<InteractionDetails>
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
      options: { readonly mergeWithLastSubmission: boolean },
    ): Promise<void>
  }
}

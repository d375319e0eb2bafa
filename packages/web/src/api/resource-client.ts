import type { ResourceEnvelope } from '@corkboard/contract/resource'
import { successful } from './errors.ts'
import { send, type ApiEnvironment } from './transport.ts'

type Options = Readonly<Record<string, unknown>>

export interface CallOptions {
  readonly signal?: AbortSignal
}

/** SHELL-24: the generic resource mechanism. Returns whole envelopes and throws refusals as {@link ApiError}. */
export interface ResourceClient {
  get(name: string, options: Options, call?: CallOptions): Promise<ResourceEnvelope>
  write(
    verb: 'create' | 'update' | 'delete',
    name: string,
    options: Options,
    call?: CallOptions,
  ): Promise<ResourceEnvelope>
}

const parameters = (env: ApiEnvironment, name: string, options: Options) =>
  new URLSearchParams({
    source_url: env.sourceUrl(),
    data: JSON.stringify({ options, context: env.context?.(name) ?? {} }),
  })

const whole = (body: unknown): ResourceEnvelope => {
  const envelope = body as ResourceEnvelope
  successful(envelope.resource_response)
  return envelope
}

export const createResourceClient = (env: ApiEnvironment): ResourceClient => ({
  get: async (name, options, call) =>
    whole(
      await send(env, {
        method: 'GET',
        path: `/resource/${name}/get/?${parameters(env, name, options)}`,
        queryName: name,
        isWrite: false,
        signal: call?.signal,
      }),
    ),
  write: async (verb, name, options, call) =>
    whole(
      await send(env, {
        method: 'POST',
        path: `/resource/${name}/${verb}/`,
        queryName: name,
        body: parameters(env, name, options),
        isWrite: true,
        signal: call?.signal,
      }),
    ),
})

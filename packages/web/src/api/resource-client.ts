import type { ResourceEnvelope, RestEnvelope } from '@corkboard/contract/resource'
import { ApiError, normalizeError } from './errors.ts'
import { send, type ApiEnvironment } from './transport.ts'

type Options = Readonly<Record<string, unknown>>

export interface CallOptions {
  readonly signal?: AbortSignal
}

/** SHELL-24: the generic resource mechanism. Answers are whole envelopes; refusals are thrown as {@link ApiError}. */
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

const successful = (body: unknown): ResourceEnvelope => {
  const envelope = body as ResourceEnvelope
  const answer = envelope.resource_response
  if (answer?.status !== 'success') throw new ApiError(normalizeError(answer?.error, answer?.code ?? 502))
  return envelope
}

export const createResourceClient = (env: ApiEnvironment): ResourceClient => ({
  get: async (name, options, call) =>
    successful(
      await send(env, {
        method: 'GET',
        path: `/resource/${name}/get/?${parameters(env, name, options)}`,
        queryName: name,
        isWrite: false,
        signal: call?.signal,
      }),
    ),
  write: async (verb, name, options, call) =>
    successful(
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

/** `/v3/…` and `/_/_/…`: the data of an answer. @throws ApiError */
export const getRest = async <Data>(env: ApiEnvironment, path: string, call?: CallOptions): Promise<Data> => {
  const body = (await send(env, {
    method: 'GET',
    path,
    queryName: path.split('?')[0]!,
    isWrite: false,
    signal: call?.signal,
  })) as RestEnvelope<Data>
  if (body.status !== 'success') throw new ApiError(normalizeError(body.error, body.code))
  return body.data as Data
}

import type { VideoTexts, VideoTextsChange } from '@corkboard/contract/media/wire/video-texts'
import { browserEnvironment } from '../../shell/environment.ts'
import { callEndpoint } from '../../api/endpoint-client.ts'
import type { Services } from '../../services.tsx'

/** Where the texts of a video are read and saved. */
export interface CaptionsOf {
  load(): Promise<VideoTexts>
  save(change: VideoTextsChange): Promise<VideoTexts>
}

const envOf = ({ store, navigator }: Pick<Services, 'store' | 'navigator'>) =>
  browserEnvironment(store, () => navigator)

/** The video of an upload, whose pin is not created yet. */
export const captionsOfUpload = (services: Services, id: string): CaptionsOf => {
  const [env, params] = [envOf(services), { media_upload_id: id }]
  return {
    load: () => callEndpoint(env, 'GET /v3/media/{media_upload_id}/captions/', { params }),
    save: (body) => callEndpoint(env, 'PUT /v3/media/{media_upload_id}/captions/', { params, body }),
  }
}

/** The video of a published pin. @param block that of a story that has the video */
export const captionsOfPin = (services: Services, id: string, block?: string): CaptionsOf => {
  const [env, of] = [envOf(services), { params: { pin_id: id }, query: block === undefined ? {} : { block } }]
  return {
    load: () => callEndpoint(env, 'GET /v3/pins/{pin_id}/captions/', of),
    save: (body) => callEndpoint(env, 'PUT /v3/pins/{pin_id}/captions/', { ...of, body }),
  }
}

import { Readable } from 'node:stream'
import {
  ChangePinTextsEndpoint,
  ChangeUploadTextsEndpoint,
  PinCaptionsEndpoint,
  PinTextsEndpoint,
  UploadTextsEndpoint,
} from '@corkboard/contract'
import { allowPin, changePinTexts, getPin, pinCaptions, pinTexts } from '@corkboard/domain/content/pins'
import { changeUploadTexts, uploadTexts } from '@corkboard/domain/media'
import { implementEndpoint } from '../engine/implement.ts'

export const captions = [
  implementEndpoint(UploadTextsEndpoint, (ctx, { params }) => uploadTexts(ctx, params.media_upload_id)),
  implementEndpoint(ChangeUploadTextsEndpoint, (ctx, { params, body }) =>
    changeUploadTexts(ctx, params.media_upload_id, body),
  ),
  implementEndpoint(PinTextsEndpoint, async (ctx, { params: { pin_id: id }, query: { block } }) =>
    pinTexts(ctx, allowPin(ctx, 'edit', await getPin(ctx, id, 'pin_id')), block),
  ),
  implementEndpoint(ChangePinTextsEndpoint, async (ctx, { params: { pin_id: id }, query: { block }, body }) =>
    changePinTexts(ctx, allowPin(ctx, 'edit', await getPin(ctx, id, 'pin_id')), body, block),
  ),
  implementEndpoint(PinCaptionsEndpoint, {
    download: async (ctx, { params: { pin_id: id }, query: { block } }) => {
      const file = await pinCaptions(ctx, allowPin(ctx, 'view', await getPin(ctx, id, 'pin_id')), block)
      return {
        stream: Readable.from([file]),
        bytes: file.length,
        fileName: 'captions.vtt',
        type: 'text/vtt; charset=utf-8',
      }
    },
  }),
]

import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { type Actor, drawPicture } from '@corkboard/testkit'

export interface SlowUpload {
  /** Sends the other half; returns the response. */
  finish(): Promise<{ status: number; body: string }>
}

/** Sends the first half of a picture, so that a request is in progress for as long as a test needs. */
export const beginUpload = async ({ browser }: Actor): Promise<SlowUpload> => {
  const { bytes, type, name } = await drawPicture()
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), name)
  const multipart = new Response(form)
  const body = Buffer.from(await multipart.arrayBuffer())
  const csrf = browser.cookie('csrftoken') ?? ''
  const sent = request(`${browser.origin}/v3/media/`, {
    method: 'POST',
    headers: {
      origin: browser.origin,
      cookie: `csrftoken=${csrf}; corkboard_session=${browser.cookie('corkboard_session') ?? ''}`,
      'x-csrftoken': csrf,
      'sec-fetch-site': 'same-origin',
      'content-type': multipart.headers.get('content-type') ?? '',
      'content-length': body.length,
    },
  })
  const half = Math.floor(body.length / 2)
  sent.write(body.subarray(0, half))
  return {
    finish: async () => {
      const answered = once(sent, 'response')
      sent.end(body.subarray(half))
      const [response] = (await answered) as [NodeJS.ReadableStream & { statusCode: number }]
      return { status: response.statusCode, body: await text(response) }
    },
  }
}

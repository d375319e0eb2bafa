import type { Board, Pin } from '@corkboard/contract'
import { createVisitor, drawPicture, PASSWORD } from '@corkboard/testkit'
import { isDeepStrictEqual } from 'node:util'
import sharp from 'sharp'
import { startLaterActs } from './later-acts.ts'
import { openPersistentClient } from './persistent-client.ts'

/** A user who pins and changes things nonstop until stopped, and repeats every request until it is acknowledged. */
export interface Pinner {
  /** How often a request was repeated. */
  readonly retries: () => number
  /** Resolves once the pinner has stopped, with every request acknowledged. */
  readonly done: Promise<void>
  /** Compares what exists with what was acknowledged. Empty lists mean success. */
  inspect(): Promise<Inspection>
}

export interface Inspection {
  readonly acknowledged: number
  /** Acknowledged pins that are missing or differ. */
  readonly lost: readonly string[]
  /** Pins that exist twice, or that were never requested. */
  readonly unsent: readonly string[]
  /** URLs of pictures that do not load completely. */
  readonly broken: readonly string[]
  /** Moves, saves, settings and the like that differ from what was acknowledged, in words. */
  readonly undone: readonly string[]
}

export interface PinnerOptions {
  readonly origin: string
  readonly username: string
  readonly isOver: () => boolean
  /** Called after each acknowledgment. */
  readonly onResponse: () => void
}

interface Named {
  readonly id: string
  readonly title: string
  readonly image_signature: string
}

const PAGE = 250

export const startPinner = ({ origin, username, isOver, onResponse }: PinnerOptions): Pinner => {
  const client = openPersistentClient(origin)
  const acts = startLaterActs(client, username)
  const acknowledged: Pin[] = []
  /** Those that stayed on the board. */
  const stayed: Pin[] = []
  let board: Board | undefined

  const pin = async (): Promise<void> => {
    const person = { first_name: username, username, email: `${username}@example.org`, password: PASSWORD }
    await client.writes('UserRegisterResource', person, `${username}-registers`)
    const { id: board_id } = (board = await client.writes<Board>(
      'BoardResource',
      { name: 'Storm' },
      `${username}-board`,
    ))
    for (let n = 1; !isOver(); n += 1) {
      const { media_upload_id } = await client.uploads(await drawPicture(), `${username}-upload-${n}`)
      onResponse()
      const options = { board_id, media_upload_id, title: `${username} ${n}` }
      const made = await client.writes<Pin>('PinResource', options, `${username}-pins-${n}`)
      acknowledged.push(made)
      onResponse()
      if (!(await acts.after(made, n))) stayed.push(made)
    }
  }

  const inspect = async (): Promise<Inspection> => {
    const visitor = createVisitor(origin)
    await visitor.logsIn(username)
    const there: Pin[] = []
    for (let bookmarks: string[] = []; bookmarks[0] !== '-end-';) {
      const options = { board_id: board?.id, page_size: PAGE, ...(bookmarks.length > 0 && { bookmarks }) }
      const { envelope } = await visitor.resource('BoardFeedResource', 'get', options)
      there.push(...(envelope.resource_response.data as Pin[]))
      bookmarks = [envelope.resource_response.bookmark ?? '-end-']
    }
    const broken: string[] = []
    for (const { images } of acknowledged) {
      for (const { url, width } of Object.values(images)) if (!(await loads(`${origin}${url}`, width))) broken.push(url)
    }
    const [wanted, found] = [acts.acknowledged(), await acts.inspect(visitor)]
    return {
      acknowledged: acknowledged.length,
      lost: missing(stayed, there),
      unsent: missing(there, stayed),
      broken,
      undone: isDeepStrictEqual(wanted, found)
        ? []
        : [`${username}: acknowledged ${JSON.stringify(wanted)}, found ${JSON.stringify(found)}`],
    }
  }
  return { retries: client.retries, done: pin(), inspect }
}

const describe = ({ id, title, image_signature }: Named): string => `${id} ${title} ${image_signature}`

/** Returns what the second list lacks, or has less often than the first. */
const missing = (wanted: readonly Named[], given: readonly Named[]): string[] => {
  const left = given.map(describe)
  return wanted.map(describe).filter((one) => {
    const place = left.indexOf(one)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}

/** True when the picture is complete, and as wide as the pin says. */
const loads = async (address: string, width: number): Promise<boolean> => {
  const response = await fetch(address)
  const bytes = Buffer.from(await response.arrayBuffer())
  if (response.status !== 200) return false
  try {
    const { info } = await sharp(bytes, { failOn: 'truncated' }).raw().toBuffer({ resolveWithObject: true })
    return info.width === width
  } catch {
    return false
  }
}

import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { AggregatedComment, Board, Pin, StoryBlockInput } from '@corkboard/contract'
import { type BoardInput, createBoard } from '@corkboard/domain/content/boards'
import { addComment, allowCommenting, type CommentInput } from '@corkboard/domain/content/comments'
import type { Ctx, SignedIn } from '@corkboard/domain/kernel'
import { acceptUpload, ingestUpload, transcodeUpload } from '@corkboard/domain/media'
import {
  allowPin,
  createCarousel,
  createPin,
  getPin,
  type PinInput,
  type SaveInput,
  savePin,
} from '@corkboard/domain/content/pins'
import { publishStory } from '@corkboard/domain/content/stories'
import sharp from 'sharp'
import { readClip } from './clip.ts'

const CELLS = { width: 4, height: 6 }

/** A small PNG of two colors. Pictures of different seeds do not look alike. */
export const drawPicture = (
  seed: number,
  size: { width: number; height: number } = { width: 40, height: 60 },
): Promise<Buffer> => {
  const ink = [(seed * 67) % 256, (seed * 131) % 256, (seed * 29) % 256]
  const paper = ink.map((part) => (part + 128) % 256)
  const digest = createHash('sha256').update(String(seed)).digest()
  const cells = Array.from({ length: CELLS.width * CELLS.height }, (_, cell) => (digest[cell]! < 128 ? ink : paper))
  return sharp(Buffer.from(cells.flat()), { raw: { ...CELLS, channels: 3 } })
    .resize({ ...size, fit: 'fill', kernel: 'nearest' })
    .png()
    .toBuffer()
}

let seeds = 1

/** Uploads a unique picture, ready for a pin. Returns the id of the upload. */
export const uploadPicture = async (person: Ctx<SignedIn>, seed = (seeds += 1)): Promise<string> => {
  const picture = await drawPicture(seed)
  const upload = await acceptUpload(person, {
    source: Readable.from(picture),
    fileName: 'picture.png',
    declaredType: 'image/png',
  })
  await ingestUpload(person, upload.media_upload_id)
  return upload.media_upload_id
}

/** Uploads a clip and transcodes it, ready for a pin; the same one unless one is given. Returns the id of the upload. */
export const uploadVideo = async (person: Ctx<SignedIn>, clip?: Buffer): Promise<string> => {
  const upload = await acceptUpload(person, {
    source: Readable.from(clip ?? (await readClip())),
    fileName: 'clip.mp4',
    declaredType: 'video/mp4',
  })
  await transcodeUpload(person, upload.media_upload_id)
  return upload.media_upload_id
}

export const makeBoard = (person: Ctx<SignedIn>, name: string, more: Partial<BoardInput> = {}): Promise<Board> =>
  createBoard(person, { name, ...more })

export const makePin = async (
  person: Ctx<SignedIn>,
  board: Pick<Board, 'id'>,
  more: Partial<PinInput> = {},
): Promise<Pin> =>
  createPin(person, { boardId: board.id, mediaUploadId: more.mediaUploadId ?? (await uploadPicture(person)), ...more })

export const makeCarousel = async (person: Ctx<SignedIn>, board: Pick<Board, 'id'>, size = 3): Promise<Pin> => {
  const slots = []
  for (let n = 0; n < size; n += 1) slots.push({ media_upload_id: await uploadPicture(person) })
  return createCarousel(person, { boardId: board.id, slots })
}

/** Creates a story of one page, with a picture by default. */
export const makeStory = async (
  person: Ctx<SignedIn>,
  board: Pick<Board, 'id'>,
  blocks?: readonly StoryBlockInput[],
): Promise<Pin> => {
  const picture = { type: 'story_pin_image_block' as const, media_upload_id: await uploadPicture(person) }
  return publishStory(person, { boardId: board.id, pages: [{ blocks: [picture, ...(blocks ?? [])] }] })
}

export const saveTo = async (
  person: Ctx<SignedIn>,
  pin: Pick<Pin, 'id'>,
  board: Pick<Board, 'id'>,
  more: Partial<SaveInput> = {},
): Promise<Pin> =>
  savePin(person, allowPin(person, 'save', await getPin(person, pin.id)), { boardId: board.id, ...more })

export const makeComment = async (
  person: Ctx<SignedIn>,
  pin: Pick<Pin, 'id'>,
  input: string | CommentInput = 'Lovely',
): Promise<AggregatedComment> =>
  addComment(
    person,
    allowCommenting(person, await getPin(person, pin.id)),
    typeof input === 'string' ? { text: input } : input,
  )

import { drawPicture } from '@corkboard/testkit'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'

/** A file on a user's disk. */
export interface PersonsFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
  /** Pads the file with zeros to this length, so that large files need not be stored. */
  readonly paddedToBytes?: number
}

/** Creates a picture file. The site shows `name` until the pin has a title. */
export const pictureFile = async (
  name: string,
  size: { readonly width: number; readonly height: number } = { width: 400, height: 600 },
): Promise<PersonsFile> => {
  const { bytes, type } = await drawPicture({ ...size, format: name.endsWith('.png') ? 'png' : 'jpeg' })
  return { name, mimeType: type, buffer: bytes }
}

/** Creates a picture of pure noise, 400 × 600: about 200 kB, which no format compresses much further. */
export const noiseFile = async (name: string): Promise<PersonsFile> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const
  const picture = sharp({ create: { width: 400, height: 600, channels: 3, background: 'gray', noise } })
  return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg({ quality: 90 }).toBuffer() }
}

/** Selects files in the file dialog that `open` opens. */
export const chooseFiles = async (
  page: Page,
  open: () => Promise<void>,
  files: readonly PersonsFile[],
): Promise<void> => {
  const dialog = page.waitForEvent('filechooser')
  await open()
  await (await dialog).setFiles([...files])
}

/** Drops files on an element, or on whatever is at the center of the window. */
const release = (under: Element | null, items: readonly CarriedFile[]): void => {
  const dataTransfer = new DataTransfer()
  for (const { name, mimeType, base64, paddedToBytes = 0 } of items) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const padding = new Uint8Array(Math.max(0, paddedToBytes - bytes.length))
    dataTransfer.items.add(new File([bytes, padding], name, { type: mimeType }))
  }
  const target = under ?? document.elementFromPoint(innerWidth / 2, innerHeight / 2) ?? document.body
  for (const type of ['dragenter', 'dragover', 'drop']) {
    target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  }
}

type CarriedFile = Omit<PersonsFile, 'buffer'> & { readonly base64: string }

const carried = (files: readonly PersonsFile[]): CarriedFile[] =>
  files.map(({ buffer, ...rest }) => ({ ...rest, base64: buffer.toString('base64') }))

/** Drags files from outside onto an element and drops them there. */
export const dropFilesOn = (target: Locator, files: readonly PersonsFile[]): Promise<void> =>
  target.evaluate(release, carried(files))

/** Drags files from outside over the window and drops them at its center. */
export const dropFiles = async (page: Page, files: readonly PersonsFile[]): Promise<void> => {
  const nothing = await page.evaluateHandle(() => null)
  await nothing.evaluate(release, carried(files))
}

/** Copies a picture elsewhere and pastes it here. */
export const pastePicture = async (page: Page, { buffer }: PersonsFile): Promise<void> => {
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const picture = new Blob([bytes], { type: 'image/png' })
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
  }, buffer.toString('base64'))
  await page.keyboard.press('Control+V')
}

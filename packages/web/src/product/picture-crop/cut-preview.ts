import type { CropBox } from './crop-frame.ts'

/** What a part of a shown picture looks like, until the server's own preview is loaded. */
export const cutPreview = async (previewUrl: string, box: CropBox): Promise<string> => {
  const image = new Image()
  image.src = previewUrl
  await image.decode()
  const { naturalWidth, naturalHeight } = image
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(box.width * naturalWidth))
  canvas.height = Math.max(1, Math.round(box.height * naturalHeight))
  const [left, top] = [box.x * naturalWidth, box.y * naturalHeight]
  canvas.getContext('2d')!.drawImage(image, -left, -top)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9))
  return blob ? URL.createObjectURL(blob) : previewUrl
}

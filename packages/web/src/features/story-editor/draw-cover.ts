import type { EditorPage } from './story-document.ts'

/** The size of a page in pixels, twice what fonts are sized for. */
const WIDTH = 720
const HEIGHT = 1280
const SCALE = WIDTH / 360

const linesOf = (context: CanvasRenderingContext2D, text: string, width: number): string[] => {
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    let line = ''
    for (const word of paragraph.split(/\s+/)) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && context.measureText(longer).width > width) {
        lines.push(line)
        line = word
      } else line = longer
    }
    lines.push(line)
  }
  return lines
}

/** Draws the texts of a page as its picture for lists, for a story without pictures. */
export const drawCover = async ({ backgroundColor, title, blocks }: EditorPage): Promise<File> => {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const context = canvas.getContext('2d')!
  context.fillStyle = backgroundColor
  context.fillRect(0, 0, WIDTH, HEIGHT)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  const written = blocks.filter(({ text }) => text.trim() !== '')
  const texts = title.trim() === '' ? written : [{ ...written[0], text: title, style: undefined }, ...written]
  let top = 160
  for (const { text, style } of texts) {
    const size = (style?.font_size ?? 40) * SCALE
    const height = size * (style?.line_height ?? 1.25)
    context.font = `600 ${size}px system-ui, sans-serif`
    for (const line of linesOf(context, text, WIDTH * 0.84)) {
      if (style?.highlight_color) {
        context.fillStyle = style.highlight_color
        const width = context.measureText(line).width + size * 0.6
        context.fillRect((WIDTH - width) / 2, top - height / 2, width, height)
      }
      context.fillStyle = style?.hex_color ?? '#111111'
      context.fillText(line, WIDTH / 2, top)
      top += height
    }
    top += 32
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return new File([blob!], 'cover.png', { type: 'image/png' })
}

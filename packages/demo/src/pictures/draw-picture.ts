import { createArtboard, outputSize } from './brush/artboard.ts'
import { createRandom } from './brush/random.ts'
import { type Facts, type Scene, SHAPES } from './scene.ts'
import { type SceneName, SCENES } from './scenes/index.ts'

export interface PictureRequest {
  scene: SceneName
  /** Any integer. The same scene and seed give the same bytes with the same version of sharp. */
  seed: number
}
export interface PicturePlan {
  /** Width of the finished picture, in pixels. */
  width: number
  height: number
  facts: Facts
}
export interface Picture {
  jpeg: Buffer
  width: number
  height: number
}

const sceneOf = (name: SceneName): Scene => SCENES[name] as unknown as Scene

/** Two random streams, so that changing how a scene is drawn never changes what it shows. */
const planBoard = ({ scene, seed }: PictureRequest) => {
  const random = createRandom(`${scene} ${seed} plan`)
  const [width, height] = SHAPES[random.pick(sceneOf(scene).shapes)]
  return { width, height, facts: sceneOf(scene).plan(random) }
}

/** Returns the size and content of a picture without drawing it. */
export const planPicture = (request: PictureRequest): PicturePlan => {
  const { width, height, facts } = planBoard(request)
  return { ...outputSize(width, height), facts }
}

/** Draws one picture. Rasterizes SVG: call it in the drawing process, never in the one that accepts uploads. */
export const drawPicture = async (request: PictureRequest): Promise<Picture> => {
  const { width, height, facts } = planBoard(request)
  const { art, toJpeg } = createArtboard(width, height, createRandom(`${request.scene} ${request.seed} draw`))
  sceneOf(request.scene).draw(art, facts)
  return { jpeg: await toJpeg(), ...outputSize(width, height) }
}

import type { Artboard } from './brush/artboard.ts'
import type { Random } from './brush/random.ts'

/** Width × height of the board for each shape; the finished picture is slightly smaller, see the artboard. */
export const SHAPES = {
  '2:3': [1000, 1500],
  '3:4': [1000, 1333],
  '4:5': [1000, 1250],
  '1:1': [1000, 1000],
  '9:16': [900, 1600],
  '3:2': [1200, 800],
  '4:3': [1120, 840],
} as const satisfies Record<string, readonly [number, number]>
export type Shape = keyof typeof SHAPES

/** What a picture will show, decided before it is drawn, so that its title and alternative text are true. */
export type Facts = Readonly<Record<string, string | number | boolean>>

export interface Scene<Plan extends Facts = Facts> {
  /** Shapes to choose from; a shape listed twice is chosen twice as often. */
  readonly shapes: readonly Shape[]
  plan(random: Random): Plan
  draw(art: Artboard, plan: Plan): void
}

/** Infers the facts from `plan`, so that `draw` and the texts of this scene agree on them. */
export const defineScene = <const Plan extends Facts>(scene: Scene<Plan>): Scene<Plan> => scene
export type PlanOf<S> = S extends Scene<infer Plan> ? Plan : never

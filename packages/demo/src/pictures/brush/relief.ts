import { type Artboard, outputSize } from './artboard.ts'
import type { Rgb } from './color.ts'

/** One point of a relief, as it is painted. */
export interface Cell {
  /** In picture pixels above the ground. */
  height: number
  red: number
  green: number
  blue: number
  /** 0 is matte, 1 is wet. */
  gloss: number
}
/** Paints the point (x, y) of the picture. */
export type Cover = (cell: Cell, x: number, y: number) => void
/** Paints a point of a stamp: u and v are −1…1 across its box. Returning `false` leaves what was there. */
export type Stamp = (cell: Cell, u: number, v: number) => boolean | void

export interface Box {
  x: number
  y: number
  rx: number
  ry?: number
  /** Radians, clockwise. */
  turn?: number
}
export interface Sunlight {
  /** Where the light comes from, in the picture's plane (y points down), and how high it is. */
  x: number
  y: number
  z: number
  sun: Rgb
  /** The color of the shadows. */
  sky: Rgb
  /** How much the light falls off toward the far corner, 0–1. */
  falloff?: number
}

export const WINDOW: Sunlight = {
  x: -0.62,
  y: -0.5,
  z: 0.68,
  sun: [0.8, 0.76, 0.69],
  sky: [0.44, 0.45, 0.49],
  falloff: 0.28,
}
export const NOON: Sunlight = {
  x: -0.45,
  y: -0.5,
  z: 0.8,
  sun: [0.72, 0.69, 0.61],
  sky: [0.44, 0.46, 0.5],
  falloff: 0.1,
}
export const LAMP: Sunlight = {
  x: 0.6,
  y: -0.55,
  z: 0.6,
  sun: [0.92, 0.77, 0.56],
  sky: [0.32, 0.28, 0.28],
  falloff: 0.4,
}

/** Steps from a point toward the light, in cells, at which something may stand in its way. */
const SHADOW_STEPS = [2, 4, 7, 12, 19]

/**
 * A picture as a height and a color for each point, lit afterwards: shading, cast shadows and highlights come from the
 * shape, which is what makes it read as a photograph.
 */
export interface Relief {
  cover(paint: Cover): void
  stamp(box: Box, paint: Stamp): void
  /** Adds it to the picture; points never painted stay transparent. */
  light(how?: Sunlight): void
}

/** `every` is the size of a cell in pixels of the finished picture: slightly soft, as through a lens. */
export const createRelief = (art: Artboard, every = 2): Relief => {
  const size = outputSize(art.width, art.height)
  const [columns, rows] = [Math.ceil(size.width / every), Math.ceil(size.height / every)]
  const [stepX, stepY] = [art.width / columns, art.height / rows]
  const heights = new Float32Array(columns * rows)
  const tints = new Float32Array(columns * rows * 3)
  const glosses = new Float32Array(columns * rows)
  const painted = new Uint8Array(columns * rows)
  const cell: Cell = { height: 0, red: 0, green: 0, blue: 0, gloss: 0 }

  const load = (at: number) => {
    cell.height = heights[at]!
    cell.red = tints[at * 3]!
    cell.green = tints[at * 3 + 1]!
    cell.blue = tints[at * 3 + 2]!
    cell.gloss = glosses[at]!
  }
  const store = (at: number) => {
    heights[at] = cell.height
    tints[at * 3] = cell.red
    tints[at * 3 + 1] = cell.green
    tints[at * 3 + 2] = cell.blue
    glosses[at] = cell.gloss
    painted[at] = 1
  }

  const heightAt = (column: number, row: number) =>
    heights[Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))]!

  /** For each step toward the light: the neighbor there, how high it must be to shade, and how soft its shadow is. */
  const stepsToward = ({ x, y, z }: Sunlight) => {
    const flat = Math.hypot(x, y)
    return SHADOW_STEPS.map((step) => ({
      right: Math.round((x / flat) * step),
      down: Math.round((y / flat) * step),
      rise: (z / flat) * stepX * step,
      soft: 1 / (step * stepX * 0.6 + 4),
    }))
  }

  return {
    cover: (paint) => {
      for (let row = 0, at = 0; row < rows; row++) {
        for (let column = 0; column < columns; column++, at++) {
          load(at)
          paint(cell, (column + 0.5) * stepX, (row + 0.5) * stepY)
          store(at)
        }
      }
    },
    stamp: ({ x, y, rx, ry = rx, turn = 0 }, paint) => {
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
      const reachX = Math.abs(rx * cos) + Math.abs(ry * sin)
      const reachY = Math.abs(rx * sin) + Math.abs(ry * cos)
      const lastRow = Math.min(rows - 1, Math.ceil((y + reachY) / stepY))
      const lastColumn = Math.min(columns - 1, Math.ceil((x + reachX) / stepX))
      for (let row = Math.max(0, Math.floor((y - reachY) / stepY)); row <= lastRow; row++) {
        for (let column = Math.max(0, Math.floor((x - reachX) / stepX)); column <= lastColumn; column++) {
          const dx = (column + 0.5) * stepX - x
          const dy = (row + 0.5) * stepY - y
          const u = (dx * cos + dy * sin) / rx
          const v = (dy * cos - dx * sin) / ry
          if (u < -1 || u > 1 || v < -1 || v > 1) continue
          const at = row * columns + column
          load(at)
          if (paint(cell, u, v) !== false) store(at)
        }
      }
    },
    light: (how = WINDOW) => {
      const { sun, sky, falloff = 0.2 } = how
      const length = Math.hypot(how.x, how.y, how.z)
      const [lx, ly, lz] = [how.x / length, how.y / length, how.z / length]
      // Halfway between the light and the eye, which looks straight down.
      const half = Math.hypot(lx, ly, lz + 1)
      const steps = stepsToward(how)
      art.shade(
        (x, y, pixel) => {
          const column = Math.min(columns - 1, Math.floor(x / stepX))
          const row = Math.min(rows - 1, Math.floor(y / stepY))
          const at = row * columns + column
          pixel[3] = painted[at]! * 255
          if (pixel[3] === 0) return
          const height = heights[at]!
          const nx = (heightAt(column - 1, row) - heightAt(column + 1, row)) / (2 * stepX)
          const ny = (heightAt(column, row - 1) - heightAt(column, row + 1)) / (2 * stepY)
          const slope = Math.sqrt(nx * nx + ny * ny + 1)
          const facing = (nx * lx + ny * ly + lz) / slope
          let shaded = 0
          for (const { right, down, rise, soft } of steps)
            shaded = Math.max(shaded, (heightAt(column + right, row + down) - height - rise) * soft)
          const open = 1 - Math.min(1, shaded) * 0.72
          const hollow =
            (heightAt(column - 6, row) +
              heightAt(column + 6, row) +
              heightAt(column, row - 6) +
              heightAt(column, row + 6)) /
              4 -
            height
          const air = Math.max(0.78, Math.min(1.1, 1 - hollow / 60))
          const far = 1 + falloff * (0.35 - ((x / art.width) * -lx + (y / art.height) * -ly + (lx > 0 ? lx : 0)) * 0.75)
          // A little light wraps around edges, as on everything that is not metal.
          const lit = Math.max(0, facing * 0.86 + 0.14) * open * 1.15
          const gloss = glosses[at]!
          const shine = gloss && gloss * 240 * open * Math.max(0, (nx * lx + ny * ly + lz + 1) / half / slope) ** 42
          pixel[0] = (tints[at * 3]! * (sky[0] + sun[0] * lit) * air + shine) * far
          pixel[1] = (tints[at * 3 + 1]! * (sky[1] + sun[1] * lit) * air + shine * 0.97) * far
          pixel[2] = (tints[at * 3 + 2]! * (sky[2] + sun[2] * lit) * air + shine * 0.9) * far
        },
        { every },
      )
    },
  }
}

export const tint = (cell: Cell, [red, green, blue]: Rgb, share = 1) => {
  cell.red += (red - cell.red) * share
  cell.green += (green - cell.green) * share
  cell.blue += (blue - cell.blue) * share
}

/** A point of half a ball of this radius on the ground, or `false` outside it. */
export const dome = (cell: Cell, u: number, v: number, radius: number, base = 0): boolean => {
  const far = u * u + v * v
  if (far > 1) return false
  cell.height = base + Math.sqrt(1 - far) * radius
  return true
}

/** 0 before `from`, 1 after `to`, smooth between. */
export const ease = (from: number, to: number, at: number) => {
  const share = Math.min(1, Math.max(0, (at - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

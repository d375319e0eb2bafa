import type { ToppingName } from './toppings.ts'

export interface Dish {
  base: string
  /** Heaped in sectors around the bowl; empty for soups. */
  heaps: readonly (readonly [ToppingName, size: number, count: number])[]
  /** Scattered over the middle. */
  strewn: readonly (readonly [ToppingName, size: number, count: number])[]
  swirl?: string
}

/** What is in the bowls, from the bottom up. */
export const DISHES = {
  'tomato soup': {
    base: '#cf4a24',
    heaps: [],
    strewn: [
      ['crouton', 26, 9],
      ['basil', 40, 3],
      ['seed', 5, 26],
    ],
    swirl: '#fbe9d0',
  },
  'pumpkin soup': {
    base: '#e08a2a',
    heaps: [],
    strewn: [
      ['almond', 18, 9],
      ['seed', 7, 34],
      ['basil', 30, 2],
    ],
    swirl: '#fff3dc',
  },
  'green pea soup': {
    base: '#7f9f3d',
    heaps: [],
    strewn: [
      ['radish', 26, 5],
      ['basil', 34, 3],
      ['seed', 5, 24],
    ],
    swirl: '#f4f6dc',
  },
  'grain bowl': {
    base: '#e4cf9f',
    heaps: [
      ['tomato', 42, 7],
      ['cucumber', 38, 8],
      ['avocado', 74, 2],
      ['chickpea', 17, 26],
      ['radish', 30, 9],
    ],
    strewn: [
      ['basil', 32, 3],
      ['seed', 5, 30],
    ],
  },
  'noodle bowl': {
    base: '#c98f4a',
    heaps: [
      ['mushroom', 36, 6],
      ['egg', 66, 2],
      ['radish', 26, 9],
      ['onion', 22, 8],
    ],
    strewn: [
      ['basil', 28, 3],
      ['seed', 5, 40],
    ],
  },
  'berry porridge': {
    base: '#ead9c1',
    heaps: [
      ['banana', 34, 8],
      ['berry', 19, 22],
      ['strawberry', 34, 7],
      ['almond', 17, 12],
    ],
    strewn: [
      ['seed', 4, 40],
      ['raspberry', 24, 4],
    ],
  },
  'garden salad': {
    base: '#6f9a3f',
    heaps: [
      ['tomato', 40, 7],
      ['cucumber', 36, 9],
      ['olive', 17, 14],
      ['egg', 58, 2],
      ['onion', 24, 8],
    ],
    strewn: [
      ['crouton', 22, 7],
      ['basil', 36, 4],
    ],
  },
  'smoothie bowl': {
    base: '#a34a86',
    heaps: [
      ['kiwi', 38, 6],
      ['banana', 32, 7],
      ['raspberry', 26, 9],
    ],
    strewn: [
      ['berry', 16, 12],
      ['seed', 5, 44],
      ['almond', 15, 7],
    ],
  },
} as const satisfies Record<string, Dish>

export type DishName = keyof typeof DISHES

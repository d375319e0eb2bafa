import type { RichRecipe } from '@corkboard/contract'
import { isA, type Thing, valuesOf } from './json-ld.ts'
import { line, minutes, orNull, rating } from './values.ts'

const RECIPES = new Set(['Recipe'])
const MAX_NAME = 200
const MAX_INGREDIENTS = 60
const MAX_INGREDIENT = 200
const MAX_SERVINGS = 60

/** Pages give the yield as a number, as text, and often as both. */
const servings = (value: unknown): string | null => {
  const values = valuesOf(value)
    .slice(0, 5)
    .map((each) => line(each, MAX_SERVINGS))
    .filter((text) => text !== '')
  return orNull(values.find((text) => /\D/.test(text)) ?? values[0] ?? '')
}

const fromThing = (recipe: Thing): RichRecipe => {
  const prep = minutes(recipe['prepTime'])
  const cook = minutes(recipe['cookTime'] ?? recipe['performTime'])
  const sum = prep !== null && cook !== null ? prep + cook : null
  return {
    name: line(recipe['name'], MAX_NAME),
    ingredients: valuesOf(recipe['recipeIngredient'] ?? recipe['ingredients'])
      .slice(0, MAX_INGREDIENTS)
      .map((ingredient) => line(ingredient, MAX_INGREDIENT))
      .filter((ingredient) => ingredient !== ''),
    cook_times: { prep, cook, total: minutes(recipe['totalTime']) ?? sum },
    servings: servings(recipe['recipeYield'] ?? recipe['yield']),
    rating: rating(recipe['aggregateRating']),
  }
}

/** The recipe on a page (PIN-05): the first one that has a name and ingredients. */
export const recipeOf = (things: readonly Thing[]): RichRecipe | null =>
  things
    .filter((thing) => isA(thing, RECIPES))
    .slice(0, 10)
    .map(fromThing)
    .find(({ name, ingredients }) => name !== '' && ingredients.length > 0) ?? null

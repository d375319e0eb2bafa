import type { RichRecipe } from '@corkboard/contract/content/wire/rich-metadata'
import { useTexts } from '../../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import styles from './RichCard.module.css'
import { Stars } from './Stars.tsx'

/** (ours) Enough ingredients to tell what it is. The others expand below. */
const SHOWN = 6

const useTime = () => {
  const t = useTexts(texts)
  return (total: number): string => {
    const [hours, minutes] = [Math.floor(total / 60), total % 60]
    if (hours === 0) return t('rich.recipe.minutes', { minutes })
    return minutes === 0 ? t('rich.recipe.hours', { hours }) : t('rich.recipe.both', { hours, minutes })
  }
}

const Facts = ({ recipe }: { readonly recipe: RichRecipe }) => {
  const t = useTexts(texts)
  const time = useTime()
  const { cook_times: times, servings, rating } = recipe
  // Shows preparation and cooking time separately only if both are known.
  const isApart = times.prep !== null && times.cook !== null
  const count = servings === null || /\D/.test(servings) ? undefined : Number(servings)
  return (
    <ul className={styles.facts}>
      {times.total !== null && <li>{t('rich.recipe.total', { time: time(times.total) })}</li>}
      {times.prep !== null && (isApart || times.total === null) && (
        <li>{t('rich.recipe.prep', { time: time(times.prep) })}</li>
      )}
      {times.cook !== null && (isApart || times.total === null) && (
        <li>{t('rich.recipe.cook', { time: time(times.cook) })}</li>
      )}
      {servings !== null && (
        <li dir="auto">
          {count === undefined ? t('rich.recipe.servings', { servings }) : t('rich.recipe.servings.number', { count })}
        </li>
      )}
      {rating && (
        <li>
          <Stars rating={rating} />
        </li>
      )}
    </ul>
  )
}

const List = ({ ingredients }: { readonly ingredients: readonly string[] }) => (
  <ul className={styles.ingredients}>
    {ingredients.map((ingredient, place) => (
      <li key={place}>
        <bdi>{ingredient}</bdi>
      </li>
    ))}
  </ul>
)

/** A recipe: its time, servings and ingredients. */
export const RecipeCard = ({ recipe }: { readonly recipe: RichRecipe }) => {
  const t = useTexts(texts)
  const { name, ingredients } = recipe
  // A single extra line needs no button to expand it.
  const shown = ingredients.length <= SHOWN + 1 ? ingredients.length : SHOWN
  return (
    <>
      <h2 className={styles.name} dir="auto">
        {name}
      </h2>
      <Facts recipe={recipe} />
      <h3 className={styles.part}>{t('rich.recipe.ingredients')}</h3>
      <List ingredients={ingredients.slice(0, shown)} />
      {ingredients.length > shown && (
        <details className={styles.rest}>
          <summary>{t('rich.recipe.all', { count: ingredients.length - shown })}</summary>
          <List ingredients={ingredients.slice(shown)} />
        </details>
      )}
    </>
  )
}

import type { ReactNode } from 'react'
import styles from './Errors.module.css'

interface FactsProps {
  readonly label: string
  /** Names and values; those without a value are left out. */
  readonly facts: readonly (readonly [name: string, value: ReactNode])[]
}

/** A table of names and values. Values are technical, so they keep their own direction. */
export const Facts = ({ label, facts }: FactsProps) => (
  <dl className={styles.facts} aria-label={label}>
    {facts.map(
      ([name, value]) =>
        value !== null &&
        value !== undefined &&
        value !== '' && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ),
    )}
  </dl>
)

import { examples } from '@corkboard/design-system/examples'
import { useState } from 'react'
import styles from './DesignPage.module.css'

const SCHEMES = ['light', 'dark'] as const

/** Every component of the design system in all its states, light and dark, in both reading directions. */
// A default export, because React's `lazy` requires one.
export default function DesignPage() {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr')
  return (
    <div className={styles.page}>
      <h1>Components</h1>
      <label>
        <input type="checkbox" onChange={(event) => setDirection(event.currentTarget.checked ? 'rtl' : 'ltr')} />
        Right to left
      </label>
      {SCHEMES.map((scheme) => (
        <div key={scheme} className={styles.scheme} style={{ colorScheme: scheme }} dir={direction}>
          {examples.map((example) => (
            <section key={example.name} className={styles.example}>
              <h2>{example.name}</h2>
              {Object.entries(example.states).map(([name, state]) => (
                <figure key={name}>
                  <figcaption>{name}</figcaption>
                  {state}
                </figure>
              ))}
            </section>
          ))}
        </div>
      ))}
    </div>
  )
}

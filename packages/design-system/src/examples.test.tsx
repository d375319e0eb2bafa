import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { examples } from './examples.ts'

it.each(examples.map(({ name, states }) => [name, states] as const))(
  '%s renders on the server in every state',
  (_, states) => {
    for (const element of Object.values(states)) expect(renderToString(element).length).toBeGreaterThan(0)
  },
)

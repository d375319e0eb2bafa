import { createAuthenticatorApp, type TestSite, type Visitor } from '@corkboard/testkit'

const NEXT_CODE_MS = 30_000

/** Turns on a user's second step and returns a function that gives a new, unused code each time. */
export const secures = async ({ clock }: TestSite, person: Visitor): Promise<() => string> => {
  const { secret } = await person.asks<{ secret: string }>('TotpResource', 'create')
  const app = createAuthenticatorApp(secret)
  const code = () => {
    clock.pass(NEXT_CODE_MS)
    return app.codeAt(clock.now())
  }
  await person.asks('TotpResource', 'update', { code: code() })
  return code
}

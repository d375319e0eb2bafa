import { createAuthenticatorApp, type TestSite, type Visitor } from '@corkboard/testkit'

const NEXT_CODE_MS = 30_000

/** Turns on the second step of somebody, and tells what their app shows: a code that has not been used, each time. */
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

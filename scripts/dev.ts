/** `npm run dev`: the site with its pages straight from the source, and accounts to log in with. */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findAccount } from '@corkboard/domain/accounts/accounts'
import { createAccount } from '@corkboard/domain/accounts/staff'
import { runSite } from '../apps/site/src/main.ts'
import { openSite } from '../apps/site/src/operator/open-site.ts'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const CAST = ['Alice', 'Bob', 'Carol', 'Dan'] as const
/** For accounts that exist only in a development folder. */
const PASSWORD = 'paper clips and string'

process.env['NODE_ENV'] = 'development'
process.env['DATA_DIR'] ??= path.join('data', 'development')

const callTheCast = async (): Promise<void> => {
  const site = await openSite(root)
  try {
    for (const firstName of CAST) {
      const username = firstName.toLowerCase()
      if (await findAccount(site.ctx, username)) continue
      await createAccount(site.ctx, { firstName, username, email: `${username}@example.org`, password: PASSWORD })
    }
    console.log(`Log in as ${CAST.join(', ').toLowerCase()} with the password: ${PASSWORD}`)
    console.log('Every component of the design system: /_/design')
  } finally {
    await site.close()
  }
}

process.exit(await runSite({ root, afterStart: callTheCast }))

import { randomBytes } from 'node:crypto'
import { type Account, findAccount } from '@corkboard/domain/accounts/accounts'
import {
  createAccount,
  deleteAccount,
  isOnlyOwner,
  resetMfa,
  setPassword,
  setRole,
  setWriteBan,
  signUpsByDay,
} from '@corkboard/domain/accounts/staff'
import { addUnsafeDomain, listUnsafeDomains, removeUnsafeDomain } from '@corkboard/domain/content/links'
import { removeStrayFiles, removeUnusedPictures } from '@corkboard/domain/media'
import { purgeDeletedItems, purgeDeletedPeople } from '@corkboard/domain/upkeep/erase'
import { type GraphProgress, REBUILD_GRAPH } from '@corkboard/domain/finding/recommendations'
import { rebuildSearch } from '@corkboard/domain/finding/search'
import { rebuildExplore } from '@corkboard/domain/finding/editorial'
import { rebuildTopics } from '@corkboard/domain/content/subjects'
import { REBUILD_VISUAL, rebuildDescriptors } from '@corkboard/domain/finding/visual'
import { StartError } from '../start-error.ts'
import { doctor } from './doctor.ts'
import { loadWholeDemo } from './load-whole-demo.ts'
import type { OpenedSite } from './open-site.ts'
import { type Progress, showProgress } from './progress.ts'

/** A command; `run` returns the exit code. */
export interface Command {
  readonly name: readonly string[]
  readonly usage: string
  readonly does: string
  /** Minimum and maximum number of arguments. */
  readonly takes: readonly [least: number, most: number]
  /** Applies all migrations first, also to a database in use. */
  readonly migrates?: true
  run(site: OpenedSite, args: readonly string[]): Promise<number>
}

const accountOf = async ({ ctx }: OpenedSite, name: string) => {
  const account = await findAccount(ctx, name)
  if (!account) throw new StartError(`There is no account named ${name}.`)
  return account
}

/** A site without an owner could only be managed from here. */
const requireAnotherOwner = async ({ ctx }: OpenedSite, account: Account): Promise<void> => {
  if (!(await isOnlyOwner(ctx, account))) return
  throw new StartError(`${account.username} is the only owner of this site. Make someone else an owner first.`)
}

const freshPassword = (): string => randomBytes(12).toString('base64url')

/** A graph of a million pictures takes about an hour. */
const REBUILD_WITHIN_MS = 4 * 3_600_000

const ROLES = ['owner', 'employee', 'member'] as const

export const COMMANDS: readonly Command[] = [
  {
    name: ['doctor'],
    usage: 'doctor [--deep]',
    does: 'checks the site; --deep recounts every counter and checks every picture',
    takes: [0, 1],
    run: (site, [option]) => {
      if (option !== undefined && option !== '--deep') throw new StartError(`doctor only takes --deep, not ${option}.`)
      return doctor(site, { deep: option === '--deep' })
    },
  },
  {
    name: ['migrate'],
    usage: 'migrate',
    does: 'runs pending migrations',
    takes: [0, 0],
    migrates: true,
    run: async () => {
      console.log('The database is up to date.')
      return 0
    },
  },
  {
    name: ['purge'],
    usage: 'purge',
    does: 'removes what was deleted more than 30 days ago, and unused pictures and files',
    takes: [0, 0],
    run: async ({ ctx }) => {
      let people = 0
      for (let some = 1; some > 0; people += some) some = await purgeDeletedPeople(ctx)
      await purgeDeletedItems(ctx)
      const pictures = await removeUnusedPictures(ctx)
      const files = await removeStrayFiles(ctx)
      console.log(`Permanently removed: accounts ${people}, pictures ${pictures}, stray files ${files}.`)
      return 0
    },
  },
  {
    name: ['rebuild', 'topics'],
    usage: 'rebuild topics',
    does: 'recomputes the topics of every pin and board',
    takes: [0, 0],
    run: async ({ ctx }) => {
      const bars = new Map<string, Progress>()
      await rebuildTopics(ctx, ({ what, done, total }) => {
        if (!bars.has(what)) {
          for (const bar of bars.values()) bar.finish()
          bars.set(what, showProgress(what, total))
        }
        bars.get(what)!.step(done)
      })
      for (const bar of bars.values()) bar.finish()
      await rebuildExplore(ctx)
      console.log('Recomputed the topics of every pin and board.')
      return 0
    },
  },
  {
    name: ['rebuild', 'search'],
    usage: 'rebuild search',
    does: 'rebuilds the search index while the site is running',
    takes: [0, 0],
    run: async ({ ctx }) => {
      let bar: Progress | undefined
      await rebuildSearch(ctx, ({ done, total }) => {
        bar ??= showProgress('documents', total)
        bar.step(done)
      })
      bar?.finish()
      console.log('Rebuilt the search index.')
      return 0
    },
  },
  {
    name: ['rebuild', 'visual'],
    usage: 'rebuild visual',
    does: 'analyzes every picture again and rebuilds the visual index while the site is running',
    takes: [0, 0],
    run: async ({ ctx }) => {
      let bar: Progress | undefined
      const pictures = await rebuildDescriptors(ctx, ({ done, total }) => {
        bar ??= showProgress('pictures', total)
        bar.step(done)
      })
      bar?.finish()
      const facts = await ctx.site.discovery.query(REBUILD_VISUAL, {}, { withinMs: REBUILD_WITHIN_MS })
      const index = facts ? `Rebuilt the index of ${facts.pictures}.` : 'The index is rebuilt at the next start.'
      console.log(`Analyzed ${pictures} pictures. ${index}`)
      return 0
    },
  },
  {
    name: ['rebuild', 'graph'],
    usage: 'rebuild graph',
    does: 'reads the graph of pins and boards again while the site keeps using the old one',
    takes: [0, 0],
    run: async ({ ctx }) => {
      let bar: Progress | undefined
      const facts = await ctx.site.discovery.query(
        REBUILD_GRAPH,
        {},
        {
          withinMs: REBUILD_WITHIN_MS,
          soFar: (progress) => {
            const { done, total } = progress as GraphProgress
            bar ??= showProgress('Pins read', total)
            bar.step(done)
          },
        },
      )
      bar?.finish()
      if (!facts)
        throw new StartError('The site is not running here. It reads the graph of pins and boards when it starts.')
      const { pictures, boards, pins, loadedInMs } = facts
      console.log(`Read ${pins} pins of ${pictures} pictures on ${boards} boards in ${loadedInMs} ms.`)
      return 0
    },
  },
  {
    name: ['demo', 'load'],
    usage: 'demo load',
    does: 'loads the demo community',
    takes: [0, 0],
    run: async ({ ctx }) => {
      await loadWholeDemo(ctx)
      return 0
    },
  },
  {
    name: ['demo', 'remove'],
    usage: 'demo remove',
    does: 'removes the demo community',
    takes: [0, 0],
    run: async ({ ctx }) => {
      const { removeDemo } = await import('@corkboard/demo')
      const { people } = await removeDemo(ctx, showProgress)
      console.log(
        people === 0 ? 'There is no demo community here.' : `Removed ${people} demo people and everything they made.`,
      )
      return 0
    },
  },
  {
    name: ['domains', 'block'],
    usage: 'domains block <domain> [reason]',
    does: 'warns users before they open links to a domain',
    takes: [1, 50],
    run: async ({ ctx }, [text = '', ...reason]) => {
      console.log(`Users are now warned before they go to ${await addUnsafeDomain(ctx, text, reason.join(' '))}.`)
      return 0
    },
  },
  {
    name: ['domains', 'unblock'],
    usage: 'domains unblock <domain>',
    does: 'stops warning about a domain',
    takes: [1, 1],
    run: async ({ ctx }, [text = '']) => {
      if (!(await removeUnsafeDomain(ctx, text))) throw new StartError(`There is no warning about ${text}.`)
      console.log(`Users are no longer warned about ${text}.`)
      return 0
    },
  },
  {
    name: ['domains'],
    usage: 'domains',
    does: 'lists the domains that users are warned about',
    takes: [0, 0],
    run: async ({ ctx }) => {
      const domains = await listUnsafeDomains(ctx)
      for (const { domain, reason } of domains) console.log(reason === '' ? domain : `${domain}: ${reason}`)
      if (domains.length === 0) console.log('Users are not warned about any domain.')
      return 0
    },
  },
  {
    name: ['user', 'create'],
    usage: 'user create <email> <first name>',
    does: 'creates an account and prints its password once',
    takes: [2, 2],
    run: async (site, [email = '', firstName = '']) => {
      const password = freshPassword()
      const account = await createAccount(site.ctx, { email, firstName, password })
      console.log(`Created ${account.username}. Password: ${password}`)
      return 0
    },
  },
  {
    name: ['user', 'sign-ups'],
    usage: 'user sign-ups',
    does: 'shows how many people signed up on each of the last 30 days',
    takes: [0, 0],
    run: async ({ ctx }) => {
      const days = await signUpsByDay(ctx)
      for (const { day, count } of days) console.log(`${day}  ${count}`)
      console.log(`Total: ${days.reduce((sum, { count }) => sum + count, 0)}.`)
      return 0
    },
  },
  {
    name: ['user', 'role'],
    usage: 'user role <name> <owner|employee|member>',
    does: 'changes the role of an account',
    takes: [2, 2],
    run: async (site, [name = '', wanted]) => {
      const role = ROLES.find((known) => known === wanted)
      if (!role) throw new StartError(`The role must be one of ${ROLES.join(', ')}.`)
      const account = await accountOf(site, name)
      if (role !== 'owner') await requireAnotherOwner(site, account)
      await setRole(site.ctx, account.id, role)
      console.log(
        `${account.username} is now ${role === 'member' ? 'a member' : `an ${role}`} and logged out everywhere.`,
      )
      return 0
    },
  },
  {
    name: ['user', 'password'],
    usage: 'user password <name>',
    does: 'sets a new password and prints it once',
    takes: [1, 1],
    run: async (site, [name = '']) => {
      const account = await accountOf(site, name)
      const password = freshPassword()
      await setPassword(site.ctx, account.id, password)
      console.log(`New password for ${account.username}: ${password}`)
      return 0
    },
  },
  {
    name: ['user', 'ban'],
    usage: 'user ban <name> <reason>',
    does: 'makes an account read-only and shows it the reason',
    takes: [2, 50],
    run: async (site, [name = '', ...reason]) => {
      const account = await accountOf(site, name)
      await setWriteBan(site.ctx, account.id, { reason: reason.join(' ') })
      console.log(`${account.username} can no longer make changes.`)
      return 0
    },
  },
  {
    name: ['user', 'unban'],
    usage: 'user unban <name>',
    does: 'lets an account make changes again',
    takes: [1, 1],
    run: async (site, [name = '']) => {
      const account = await accountOf(site, name)
      await setWriteBan(site.ctx, account.id, undefined)
      console.log(`${account.username} can make changes again.`)
      return 0
    },
  },
  {
    name: ['user', 'mfa-reset'],
    usage: 'user mfa-reset <name>',
    does: 'turns off two-factor authentication for an account',
    takes: [1, 1],
    run: async (site, [name = '']) => {
      const account = await accountOf(site, name)
      await resetMfa(site.ctx, account.id)
      console.log(`${account.username} now logs in with a password only and is logged out everywhere.`)
      return 0
    },
  },
  {
    name: ['user', 'delete'],
    usage: 'user delete <name>',
    does: 'deletes an account; it disappears for everyone immediately',
    takes: [1, 1],
    run: async (site, [name = '']) => {
      const account = await accountOf(site, name)
      await requireAnotherOwner(site, account)
      await deleteAccount(site.ctx, account.id)
      console.log(`Deleted ${account.username}.`)
      return 0
    },
  },
]

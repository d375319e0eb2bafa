import { createHash } from 'node:crypto'
import { type ExperimentActivation, type ExperimentReport, type ExperimentsData, fail } from '@corkboard/contract'
import { type Ctx, requireSignedIn, type Site, type SignedIn, type Viewer } from '../../kernel/index.ts'
import { activationCounts, insertActivations } from './activation-store.ts'
import { assignGroup } from './assign-group.ts'
import { EMPLOYEES, type Experiment, EXPERIMENTS } from './definitions.ts'

/** The subject of an experiment: a user, or a browser that is signed out. */
interface Subject {
  readonly key: string
  readonly isSignedIn: boolean
  readonly isEmployee: boolean
}

const subjectOf = (viewer: Viewer, unauthId: string): Subject =>
  viewer.kind === 'AUTH'
    ? { key: `user:${viewer.userId}`, isSignedIn: true, isEmployee: viewer.role !== 'member' }
    : { key: `browser:${unauthId}`, isSignedIn: false, isEmployee: false }

const groupOf = (experiment: Experiment, subject: Subject): string =>
  subject.isEmployee && experiment.hasEmployeeGroup ? EMPLOYEES : assignGroup(experiment, subject.key)

const experimentsFor = ({ isSignedIn }: Subject): readonly Experiment[] =>
  EXPERIMENTS.filter(({ audience }) => audience === 'everyone' || isSignedIn)

const NONE: ExperimentsData = {
  active_experiments: {},
  triggerable_experiments: {},
  batch_exp: true,
  experiment_hash: '',
}

/** An id for a signed-out browser, derived from a secret that it already has, so it needs no cookie of its own. */
export const unauthIdOf = ({ signer }: Pick<Site, 'signer'>, browserSecret: string): string =>
  signer.sign('unauth id', browserSecret)

/** SHELL-21: the groups of the viewer at app start. Bots are in none: they would teach us nothing. */
export const experimentsOf = (viewer: Viewer, unauthId: string): ExperimentsData => {
  if (viewer.kind === 'UNAUTH' && viewer.isBot) return NONE
  const subject = subjectOf(viewer, unauthId)
  const groups = experimentsFor(subject).map((experiment) => [experiment, groupOf(experiment, subject)] as const)
  const named = groups.map(([{ name }, group]) => `${name}=${group}`).toSorted()
  return {
    active_experiments: Object.fromEntries(groups.map(([{ name }, group]) => [name, group])),
    triggerable_experiments: Object.fromEntries(
      groups.filter(([{ isTriggerable }]) => isTriggerable).map(([{ name }, group]) => [name, { group }]),
    ),
    batch_exp: true,
    experiment_hash: createHash('sha256').update(named.join()).digest('base64url').slice(0, 12),
  }
}

/**
 * SHELL-21: records that these experiments were activated. Skips groups that are not the subject's: the page is older
 * than the experiment, or than the sign-in. Returns the names of the recorded ones.
 */
export const activateExperiments = async (
  ctx: Ctx,
  unauthId: string,
  sent: readonly ExperimentActivation[],
): Promise<string[]> => {
  const { triggerable_experiments: open } = experimentsOf(ctx.viewer, unauthId)
  const met = sent.filter(({ experiment_name: name, experiment_group: group }) => open[name]?.group === group)
  const names = [...new Set(met.map(({ experiment_name: name }) => name))]
  const subject = ctx.site.signer.sign('experiment subject', subjectOf(ctx.viewer, unauthId).key)
  const activations = names.map((name) => ({ experiment: name, group: open[name]!.group }))
  if (activations.length > 0) await insertActivations(ctx.db, subject, activations, ctx.now())
  return names
}

/** @throws 'auth.not_allowed' for everyone except staff */
const requireEmployee = (ctx: Ctx): Ctx<SignedIn> => {
  const signedIn = requireSignedIn(ctx)
  if (signedIn.viewer.role === 'member') throw fail('auth.not_allowed')
  return signedIn
}

/** IDENT-21: what employees see of every experiment. */
export const reportExperiments = async (anyCtx: Ctx): Promise<ExperimentReport[]> => {
  const ctx = requireEmployee(anyCtx)
  const subject = subjectOf(ctx.viewer, '')
  const counts = await activationCounts(ctx.db)
  return EXPERIMENTS.map((experiment) => ({
    name: experiment.name,
    own_group: groupOf(experiment, subject),
    groups: [
      ...Object.entries(experiment.groups).map(([name, share]) => ({ name, share })),
      ...(experiment.hasEmployeeGroup ? [{ name: EMPLOYEES, share: 0 }] : []),
    ].map((group) => ({ ...group, activations: counts.get(`${experiment.name} ${group.name}`) ?? 0 })),
  }))
}

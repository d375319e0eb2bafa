/** An experiment run with a part of the users. */
export interface Experiment {
  readonly name: string
  /** Share of all users per group; the shares may have any sum. */
  readonly groups: Readonly<Record<string, number>>
  readonly audience: 'everyone' | 'signed_in'
  /** Employees get the group `employees`, which counts as enabled (SHELL-21). */
  readonly hasEmployeeGroup: boolean
  /** The client that uses the experiment reports its activation; other experiments are holdouts only. */
  readonly isTriggerable: boolean
}

/** The group of staff, in experiments that have it. */
export const EMPLOYEES = 'employees'

/**
 * The current experiments. The specification names the questions: how long a home feed is kept on return (consumer §9:
 * two and a half minutes, or one), whether phones preload the users to send a pin to (business §9), and two holdouts
 * without an effect.
 */
export const EXPERIMENTS: readonly Experiment[] = [
  {
    name: 'homefeed_keep',
    groups: { control: 50, enabled: 50 },
    audience: 'everyone',
    hasEmployeeGroup: true,
    isTriggerable: true,
  },
  {
    name: 'share_suggestions_ahead',
    groups: { control: 50, enabled: 50 },
    audience: 'signed_in',
    hasEmployeeGroup: true,
    isTriggerable: true,
  },
  {
    name: 'holdout_2023_q1',
    groups: { control: 95, holdout: 5 },
    audience: 'signed_in',
    hasEmployeeGroup: false,
    isTriggerable: false,
  },
  {
    name: 'holdout_2023_h2',
    groups: { control: 95, holdout: 5 },
    audience: 'signed_in',
    hasEmployeeGroup: false,
    isTriggerable: false,
  },
]

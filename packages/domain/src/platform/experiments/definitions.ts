/** One question put to part of the people who use the site. */
export interface Experiment {
  readonly name: string
  /** Shares of everybody, by group; they need not add up to anything. */
  readonly groups: Readonly<Record<string, number>>
  readonly audience: 'everyone' | 'signed_in'
  /** Employees get the group `employees`, which counts as enabled (SHELL-21). */
  readonly hasEmployeeGroup: boolean
  /** Meeting it is reported by the client that uses it; the others only hold people out. */
  readonly isTriggerable: boolean
}

/** Group of whoever runs the site, in experiments that have it. */
export const EMPLOYEES = 'employees'

/**
 * What is being tried. The specification names the questions: how long a home feed is kept on return (consumer §9: two and
 * a half minutes, or one), whether the install prompt is for signed-in people alone (consumer §4), whether people to send a pin to are
 * asked for ahead on phones (business §9), and two holdouts without an effect.
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
    name: 'install_prompt_for_visitors',
    groups: { control: 90, enabled: 10 },
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

/** SHELL-21: true when a group gets the tested feature; employees always do. */
export const isEnabledGroup = (group: string | undefined): boolean =>
  group !== undefined && (group === 'employees' || group === 'enabled' || group.startsWith('enabled_'))

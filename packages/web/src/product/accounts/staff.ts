import type { PageViewer } from '@corkboard/contract/page'

/** Owners and employees. */
export const runsTheSite = (viewer: PageViewer): boolean =>
  viewer.kind === 'AUTH' && (viewer.is_owner || viewer.is_employee)

/** IDENT-20: not before their second step is on. */
export const mayRunTheSite = (viewer: PageViewer): boolean =>
  runsTheSite(viewer) && viewer.kind === 'AUTH' && !viewer.must_enable_mfa

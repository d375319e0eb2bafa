import type { PageViewer } from '@corkboard/contract/page'

/** True for owners and employees. */
export const runsTheSite = (viewer: PageViewer): boolean =>
  viewer.kind === 'AUTH' && (viewer.is_owner || viewer.is_employee)

/** IDENT-20: true once they have turned on two-factor authentication. */
export const mayRunTheSite = (viewer: PageViewer): boolean =>
  runsTheSite(viewer) && viewer.kind === 'AUTH' && !viewer.must_enable_mfa

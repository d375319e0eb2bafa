import { lazy, Suspense } from 'react'
import { definePage } from '../../../router/define-page.ts'

const DesignPage = lazy(() => import('../../../features/design/DesignPage.tsx'))

const Components = () => (
  <Suspense>
    <DesignPage />
  </Suspense>
)

/** /_/design: every component in its states. In development only; otherwise the page does not exist. */
export const page = definePage({
  head: () => ({ title: 'Components', isPrivate: true, ...(import.meta.env.PROD && { status: 404 as const }) }),
  variant: () => Components,
})
